/** One thing somebody did, as staff read it. */
export type AuditEntry = {
	/** Sorts by time. */
	id: string;
	at: string;
	actorName: string;
	/** The subject's kind and a verb, such as "company.updated"; its words are in messages/en.json where there are any. */
	action: string;
	subject: { kind: string; id: string; name: string };
	/** The subject's values before and after, where it was changed; unset for what was added or taken away. */
	before: Record<string, unknown> | undefined;
	after: Record<string, unknown> | undefined;
};

/** The fields that differ, each with its value before and after. */
export function listChanges(entry: Pick<AuditEntry, 'before' | 'after'>): {
	field: string;
	before: unknown;
	after: unknown;
}[] {
	const { before = {}, after = {} } = entry;
	return [...new Set([...Object.keys(before), ...Object.keys(after)])]
		.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
		.map((field) => ({ field, before: before[field], after: after[field] }));
}
