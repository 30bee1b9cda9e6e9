import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Label } from './label.ts';
import { toLabel } from './label-queries.server.ts';
import { labelSearchText } from './label-search-text.ts';

type LabelRow = Selectable<Schema['label']>;

/** Deletes a label that was read at `version`, and returns its row; undefined if the version has changed. */
export async function takeLabel(
	transaction: DatabaseLike,
	{ id, version }: { id: number; version: number },
): Promise<LabelRow | undefined> {
	const row = await transaction
		.selectFrom('label')
		.selectAll()
		.where('id', '=', id)
		.where('version', '=', version)
		.executeTakeFirst();
	if (!row) return undefined;
	await transaction.deleteFrom('label_search').where('label_id', '=', id).execute();
	const gone = await transaction
		.deleteFrom('label')
		.where('id', '=', id)
		.where('version', '=', version)
		.returning('id')
		.executeTakeFirst();
	return gone && row;
}

/** Stores a deleted label's row again, under its number. @throws UnreadableDocumentError */
export async function putBackLabel(transaction: DatabaseLike, row: LabelRow): Promise<Label> {
	const label = toLabel(row);
	await transaction.insertInto('label').values(row).execute();
	await transaction
		.insertInto('label_search')
		.values({ label_id: row.id, search_text: labelSearchText(label) })
		.execute();
	return label;
}
