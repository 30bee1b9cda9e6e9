import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Product } from '../catalogue/product.ts';
import { listContentPairs } from './content-translations.ts';
import { listGlovePairs, listOutdated } from './glove-translations.ts';
import { listLeftBehind } from './touched-texts.ts';
import type { TextPair, TranslationNote } from './translation.ts';
import {
	deleteTranslationNotes,
	listTranslationNotes,
	type TranslatedRecord,
	translationKey,
	upsertTranslationNote,
} from './translation-note-queries.server.ts';

type Author = { by: string; at: string };
type Outdated = { pair: TextPair; earlier: TextPair };

/** Notes which texts of gloves a save left without a French that fits, in the transaction of the save. */
export async function noteChangedGloves(
	transaction: DatabaseLike,
	changes: readonly { before: Product; after: Product }[],
	author: Author,
): Promise<void> {
	const notes = await listTranslationNotes(
		transaction,
		'product',
		changes.map(({ after }) => after.id),
	);
	for (const { before, after } of changes) {
		const outdated = listOutdated(before, after).map(({ english, earlier }) => ({
			pair: { english, french: '' },
			earlier,
		}));
		const record = { kind: 'product', id: after.id } as const;
		await noteChanges(transaction, record, notes.get(after.id) ?? new Map(), author, {
			outdated,
			pairs: () => listGlovePairs(after),
		});
	}
}

/** Notes which texts of a part of the site a save left behind, in the transaction of the save. */
export async function noteChangedContent(
	transaction: DatabaseLike,
	name: string,
	{ before, after }: { before: unknown; after: unknown },
	author: Author,
): Promise<void> {
	const record = { kind: 'content', id: name } as const;
	const notes = (await listTranslationNotes(transaction, 'content', [name])).get(name) ?? new Map();
	const pairs = listContentPairs(after);
	const outdated = listLeftBehind(listContentPairs(before), pairs);
	await noteChanges(transaction, record, notes, author, { outdated, pairs: () => pairs });
}

async function noteChanges(
	transaction: DatabaseLike,
	record: TranslatedRecord,
	notes: ReadonlyMap<string, TranslationNote>,
	{ by, at }: Author,
	{ outdated, pairs }: { outdated: readonly Outdated[]; pairs: () => readonly TextPair[] },
): Promise<void> {
	for (const { pair, earlier } of outdated) {
		const note = notes.get(translationKey(earlier)) ?? notes.get(translationKey({ ...earlier, french: '' }));
		// The latest French, and the English that it was made from, which may have been changed more than once since.
		const first = draftOf(note, earlier) ?? note?.earlier ?? (earlier.french === '' ? undefined : earlier);
		// A pair that is as it once was needs nothing.
		if (!first || (first.english === pair.english && first.french === pair.french)) continue;
		const isBack = first.english === pair.english;
		const changed = {
			draft: isBack ? first.french : '',
			earlier: isBack ? undefined : first,
			changedAt: at,
			changedBy: by,
		};
		await upsertTranslationNote(transaction, record, translationKey(pair), changed);
	}
	if (notes.size === 0) return;
	const current = new Set(pairs().map(translationKey));
	const gone = [...notes.keys()].filter((key) => !current.has(key));
	await deleteTranslationNotes(transaction, record, gone);
}

/** The French that was written for a text and is not yet on the site. */
function draftOf(note: TranslationNote | undefined, { english }: TextPair): TextPair | undefined {
	return note && note.draft !== '' ? { english, french: note.draft } : undefined;
}
