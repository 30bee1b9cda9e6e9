import { normalizeListing } from '../../domain/catalogue/product-listing.ts';
import { listSiteContents } from '../../domain/site-content/site-content-queries.server.ts';
import { listContentPairs } from '../../domain/translations/content-translations.ts';
import { listTranslationNotes } from '../../domain/translations/translation-note-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { listCategoryPairs } from '../categories/category-pairs.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { TRANSLATED_PARTS } from './translated-parts.server.ts';
import { summarize, toTranslations } from './translation-desk.server.ts';
import {
	isShown,
	type TranslatedRecordSummary,
	type TranslatedTexts,
	type TranslationListFilter,
} from './translation-list.ts';

/** A catalogue version that everything was changed after. */
const BEFORE_ALL = -1;

/** Every part of the site and every category with its texts; a part that cannot be read is left out. */
export async function listTranslatedParts(db: DatabaseLike, locale: Locale): Promise<TranslatedTexts[]> {
	const names = TRANSLATED_PARTS.map(({ part }) => part.name);
	const [contents, notes, categories] = await Promise.all([
		listSiteContents(db, BEFORE_ALL),
		listTranslationNotes(db, 'content', names),
		listTranslatedCategories(db),
	]);
	const stored = new Map(contents.map(({ name, document }) => [name, document]));
	const parts = mapReadable(TRANSLATED_PARTS, ({ part, titleIn }) => {
		const document = stored.get(part.name);
		const value = document === undefined ? part.first : part.read(document);
		const translations = toTranslations(listContentPairs(value), notes.get(part.name) ?? new Map());
		return { kind: 'content', id: part.name, title: titleIn(locale), translations };
	});
	return [...parts, ...categories];
}

async function listTranslatedCategories(db: DatabaseLike): Promise<TranslatedTexts[]> {
	const categories = await listCategories(db);
	const keys = categories.map(({ key }) => key);
	const notes = await listTranslationNotes(db, 'category', keys);
	return categories.map((category) => {
		const translations = toTranslations(listCategoryPairs(category), notes.get(category.key) ?? new Map());
		return { kind: 'category', id: category.key, title: category.name, translations };
	});
}

/** The parts with such texts, and with these words in their title. */
export function pickParts(parts: readonly TranslatedTexts[], { text, show }: TranslationListFilter) {
	const words = normalizeListing(text);
	return parts.filter(
		({ title, translations }) =>
			normalizeListing(title).includes(words) && translations.some((one) => isShown(one, show)),
	);
}

export async function listOwingParts(db: DatabaseLike, locale: Locale): Promise<TranslatedRecordSummary[]> {
	const parts = await listTranslatedParts(db, locale);
	return pickParts(parts, { text: '', show: 'owed' }).map(summarize);
}
