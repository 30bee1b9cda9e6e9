import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { DeletedKind } from './deleted-record.ts';

/** A kind of record that staff can delete. Each feature declares its own, with its conditions. */
export type Deletable = {
	kind: DeletedKind;
	/**
	 * Takes a record that was read at `version` out of the feature's tables.
	 * @returns the id by which the activity log knows it, its name, and what `putBack` needs.
	 * @throws ProblemError not-found; stale; conflict if it must stay.
	 */
	take: (
		transaction: DatabaseLike,
		record: { id: string; version: number },
		change: AuditedChange,
	) => Promise<{ subjectId: string; name: string; kept: object }>;
	/**
	 * Brings a record back as it was.
	 * @returns the path of its page.
	 * @throws ProblemError invalid or conflict if its name or number is taken meanwhile.
	 */
	putBack: (transaction: DatabaseLike, kept: unknown, change: AuditedChange) => Promise<{ href: string }>;
};
