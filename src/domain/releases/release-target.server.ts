import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { ReleaseItemKind } from './release.ts';
import type { RecordFields } from './release-change.ts';

/** A record as it is now. */
export type FoundRecord = {
	/** As staff know it. */
	name: string;
	fields: RecordFields;
	version: number;
	/** Visitors do not see it yet, so that what was reviewed replaces whatever it is by then. */
	isDraft: boolean;
};

/** What releases need to know of a kind of record. */
export type ReleaseTarget = {
	kind: ReleaseItemKind;
	find: (db: DatabaseLike, id: string) => Promise<FoundRecord | undefined>;
	/**
	 * Parses what somebody wants the record to be, as its own save does.
	 * @throws ProblemError invalid, naming each wrong field
	 */
	parse: (db: DatabaseLike, id: string, body: unknown) => Promise<RecordFields>;
	/**
	 * Saves fields of a record that was read at `version`, with its own rules, history and log.
	 * @throws ProblemError
	 */
	save: (
		transaction: DatabaseLike,
		record: { id: string; version: number; fields: RecordFields },
		change: AuditedChange,
	) => Promise<void>;
	/** What the page shows of a change; all of it if omitted. */
	compare?: (
		id: string,
		before: RecordFields,
		after: RecordFields,
	) => { before: RecordFields; after: RecordFields };
};
