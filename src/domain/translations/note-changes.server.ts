import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Product } from '../catalogue/product.ts';
import { listGlovePairs, listOutdated } from './glove-translations.ts';
import { listLeftBehind } from './touched-texts.ts';
import type { TextPair, TranslatedRecord, TranslationNote } from './translation.ts';
import {
	deleteTranslationNotes,
	findTranslationNotes,
	listTranslationNotes,
	translationKey,
	upsertTranslationNotes,
} from './translation-note-queries.server.ts';

type Author = { by: string; at: string };
type Outdated = { pair: TextPair; earlier: TextPair };

/** What is written of a record's notes. */
type NoteChange = {
	notes: { record: TranslatedRecord; key: string; note: TranslationNote }[];
	/** Keys of pairs that the record no longer has. */
	gone: string[];
};

/** Notes which texts of gloves a save left without a French that fits, in the transaction of the save. */
export async function noteChangedGloves(
	transaction: DatabaseLike,
	changes: readonly { before: Product; after: Product }[],
	author: Author,
): Promise<void> {
	const ids = changes.map(({ after }) => after.id);
	const stored = await listTranslationNotes(transaction, 'product', ids);
	const written: NoteChange['notes'] = [];
	for (const { before, after } of changes) {
		const record = { kind: 'product', id: after.id } as const;
		const outdated = listOutdated(before, after).map(({ english, earlier }) => ({
			pair: { english, french: '' },
			earlier,
		}));
		const pairs = () => listGlovePairs(after);
		const { notes, gone } = planNotes(record, stored.get(after.id) ?? new Map(), author, { outdated, pairs });
		written.push(...notes);
		await deleteTranslationNotes(transaction, record, gone);
	}
	await upsertTranslationNotes(transaction, written);
}

/** Notes which texts of a record with both languages a save left behind, in the transaction of the save. */
export async function noteChangedPairs(
	transaction: DatabaseLike,
	record: TranslatedRecord,
	{ before, after }: { before: readonly TextPair[]; after: readonly TextPair[] },
	author: Author,
): Promise<void> {
	const stored = await findTranslationNotes(transaction, record);
	const outdated = listLeftBehind(before, after);
	const { notes, gone } = planNotes(record, stored, author, { outdated, pairs: () => after });
	await deleteTranslationNotes(transaction, record, gone);
	await upsertTranslationNotes(transaction, notes);
}

function planNotes(
	record: TranslatedRecord,
	stored: ReadonlyMap<string, TranslationNote>,
	{ by, at }: Author,
	{ outdated, pairs }: { outdated: readonly Outdated[]; pairs: () => readonly TextPair[] },
): NoteChange {
	const notes = outdated.flatMap(({ pair, earlier }) => {
		const note =
			stored.get(translationKey(earlier)) ?? stored.get(translationKey({ ...earlier, french: '' }));
		// The latest French, and the English that it was made from, which may have been changed more than once since.
		const first = draftOf(note, earlier) ?? note?.earlier ?? (earlier.french === '' ? undefined : earlier);
		// A pair that is as it once was needs nothing.
		if (!first || (first.english === pair.english && first.french === pair.french)) return [];
		const isBack = first.english === pair.english;
		const changed = {
			draft: isBack ? first.french : '',
			earlier: isBack ? undefined : first,
			changedAt: at,
			changedBy: by,
		};
		return [{ record, key: translationKey(pair), note: changed }];
	});
	if (stored.size === 0) return { notes, gone: [] };
	const current = new Set(pairs().map(translationKey));
	return { notes, gone: [...stored.keys()].filter((key) => !current.has(key)) };
}

/** The French that was written for a text and is not yet on the site. */
function draftOf(note: TranslationNote | undefined, { english }: TextPair): TextPair | undefined {
	return note && note.draft !== '' ? { english, french: note.draft } : undefined;
}
