import { createHash } from 'node:crypto';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { TextPair, TranslatedRecord, TranslationNote } from './translation.ts';

/** Rows per statement: both engines limit the parameters of one. */
const ROWS_PER_STATEMENT = 500;

/** The key of a pair within its record. */
export function translationKey({ english, french }: TextPair): string {
	return createHash('sha256')
		.update(JSON.stringify([english, french]))
		.digest('hex')
		.slice(0, 32);
}

/** The notes of records of a kind, by record and by the key of their pair. */
export async function listTranslationNotes(
	db: DatabaseLike,
	kind: TranslatedRecord['kind'],
	ids: readonly string[],
): Promise<Map<string, Map<string, TranslationNote>>> {
	const notes = new Map<string, Map<string, TranslationNote>>();
	for (let i = 0; i < ids.length; i += ROWS_PER_STATEMENT) {
		const rows = await db
			.selectFrom('translation_note')
			.selectAll()
			.where('record_kind', '=', kind)
			.where('record_id', 'in', ids.slice(i, i + ROWS_PER_STATEMENT))
			.execute();
		for (const row of rows) {
			const ofRecord = notes.get(row.record_id) ?? new Map<string, TranslationNote>();
			notes.set(row.record_id, ofRecord);
			ofRecord.set(row.text_key, {
				draft: row.draft,
				earlier:
					row.earlier_english === ''
						? undefined
						: { english: row.earlier_english, french: row.earlier_french },
				changedAt: row.changed_at,
				changedBy: row.changed_by,
			});
		}
	}
	return notes;
}

/** The notes of one record, by the key of their pair. */
export async function findTranslationNotes(
	db: DatabaseLike,
	{ kind, id }: TranslatedRecord,
): Promise<Map<string, TranslationNote>> {
	return (await listTranslationNotes(db, kind, [id])).get(id) ?? new Map();
}

export async function deleteTranslationNotes(
	transaction: DatabaseLike,
	{ kind, id }: TranslatedRecord,
	keys: readonly string[],
): Promise<void> {
	if (keys.length === 0) return;
	await transaction
		.deleteFrom('translation_note')
		.where('record_kind', '=', kind)
		.where('record_id', '=', id)
		.where('text_key', 'in', keys)
		.execute();
}

/** Writes what is noted of a pair; a note that says nothing is deleted. */
export async function upsertTranslationNote(
	transaction: DatabaseLike,
	record: TranslatedRecord,
	key: string,
	note: TranslationNote,
): Promise<void> {
	if (note.draft === '' && !note.earlier) return deleteTranslationNotes(transaction, record, [key]);
	await upsertTranslationNotes(transaction, [{ record, key, note }]);
}

/** Writes notes of many records; each says something. */
export async function upsertTranslationNotes(
	transaction: DatabaseLike,
	notes: readonly { record: TranslatedRecord; key: string; note: TranslationNote }[],
): Promise<void> {
	for (let i = 0; i < notes.length; i += ROWS_PER_STATEMENT) {
		const rows = notes
			.slice(i, i + ROWS_PER_STATEMENT)
			.map(({ record, key, note: { draft, earlier, changedAt, changedBy } }) => ({
				record_kind: record.kind,
				record_id: record.id,
				text_key: key,
				draft,
				earlier_english: earlier?.english ?? '',
				earlier_french: earlier?.french ?? '',
				changed_at: changedAt,
				changed_by: changedBy,
			}));
		await transaction
			.insertInto('translation_note')
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(['record_kind', 'record_id', 'text_key']).doUpdateSet((row) => ({
					draft: row.ref('excluded.draft'),
					earlier_english: row.ref('excluded.earlier_english'),
					earlier_french: row.ref('excluded.earlier_french'),
					changed_at: row.ref('excluded.changed_at'),
					changed_by: row.ref('excluded.changed_by'),
				})),
			)
			.execute();
	}
}
