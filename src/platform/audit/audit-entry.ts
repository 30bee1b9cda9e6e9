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
export function listChanges({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>) {
	const values = pickDifferences(before, after, Object.keys({ ...before, ...after }));
	return Object.keys(values.after).map((field) => ({
		field,
		before: values.before[field],
		after: values.after[field],
	}));
}

type Values = Record<string, unknown>;

/** Both records cut down to those of their fields that differ: a log of whole records would not be read. */
export function pickDifferences(
	before: object,
	after: object,
	fields: readonly string[] = Object.keys(after),
) {
	const [old, next] = [before as Values, after as Values];
	const differing = fields.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]));
	const pick = (record: Values) => Object.fromEntries(differing.map((field) => [field, record[field]]));
	return { before: pick(old), after: pick(next) };
}
