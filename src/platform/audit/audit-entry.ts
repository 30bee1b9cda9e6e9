/** One recorded action, as shown to staff. */
export type AuditEntry = {
	/** Sorts by time. */
	id: string;
	at: string;
	actorName: string;
	/** The subject's kind and a verb, such as "company.updated"; worded in messages/en.json where available. */
	action: string;
	subject: { kind: string; id: string; name: string };
	/** The subject's values before and after a change; unset for additions and removals. */
	before: Record<string, unknown> | undefined;
	after: Record<string, unknown> | undefined;
};

/** The fields that differ, with their values before and after. */
export function listChanges({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>) {
	const values = pickDifferences(before, after, Object.keys({ ...before, ...after }));
	return Object.keys(values.after).map((field) => ({
		field,
		before: values.before[field],
		after: values.after[field],
	}));
}

type Values = Record<string, unknown>;

/** Both records reduced to the fields that differ; full records would make the log unreadable. */
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

/** The orders of the log: the newest first, or the oldest. */
export const AUDIT_SORTS = ['-at', 'at'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];
