import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';

/** What became of a request or an order when one of its labels shipped, or was taken back. */
export type SourceMove = { number: string; isShipped: boolean };

/** A kind of record that labels ship. Labels know nothing else of it (docs/decisions/014-sample-inbox.md). */
export type LabelSource = {
	/** What its numbers begin with: "S-" in S-2026-0001. */
	prefix: string;
	/**
	 * Locks a record until the transaction ends, before any of its labels: of two labels that ship at once, the second
	 * sees that the first has shipped.
	 */
	lock: (transaction: DatabaseLike, number: string) => Promise<void>;
	/** Moves a record on once all its lines were shipped, or back. Returns undefined if it stays. */
	follow: (
		transaction: DatabaseLike,
		number: string,
		change: AuditedChange,
	) => Promise<SourceMove | undefined>;
};

/** The kind of record with this number; undefined for a label without a source. */
export function findLabelSource(sources: readonly LabelSource[], number: string): LabelSource | undefined {
	return sources.find(({ prefix }) => number.startsWith(prefix));
}
