import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { findProductRecord } from '../../domain/catalogue/product-queries.server.ts';
import { listContentPairs } from '../../domain/translations/content-translations.ts';
import { listGlovePairs } from '../../domain/translations/glove-translations.ts';
import {
	countOwed,
	type RecordPair,
	type TranslatedRecord,
	type Translation,
	type TranslationNote,
	toTranslation,
} from '../../domain/translations/translation.ts';
import {
	findTranslationNotes,
	translationKey,
} from '../../domain/translations/translation-note-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { listCategoryPairs } from '../categories/category-pairs.ts';
import { findCategoryByKey } from '../categories/category-queries.server.ts';
import { readContent } from '../content/content-commands.server.ts';
import { findTranslatedPart } from './translated-parts.server.ts';
import type { RecordKey, TranslatedRecordSummary, TranslatedTexts } from './translation-list.ts';

/** A record as its translators see it. */
export type TranslatedPage = {
	kind: TranslatedRecord['kind'];
	id: string;
	title: string;
	/** The page that edits all of the record. */
	href: string;
	translations: Translation[];
};

/** The texts of a glove by its part number, of a category by its key, or of a part of the site by its name; undefined if there is no such record. */
export async function findTranslatedPage(
	db: DatabaseLike,
	{ kind, id }: RecordKey,
	locale: Locale,
): Promise<TranslatedPage | undefined> {
	if (kind === 'product') {
		const record = await findProductRecord(db, id);
		if (!record) return undefined;
		const { product } = record;
		const notes = await findTranslationNotes(db, { kind, id: product.id });
		return {
			kind,
			id,
			title: titleOf(product),
			href: `/admin/update-product/${id}`,
			translations: toTranslations(listGlovePairs(product), notes),
		};
	}
	if (kind === 'category') {
		const category = await findCategoryByKey(db, id);
		if (!category) return undefined;
		const notes = await findTranslationNotes(db, { kind, id });
		return {
			kind,
			id,
			title: category.name,
			href: `/admin/update-category/${id}`,
			translations: toTranslations(listCategoryPairs(category), notes),
		};
	}
	const translated = kind === 'content' ? findTranslatedPart(id) : undefined;
	if (!translated) return undefined;
	const { part, href, titleIn } = translated;
	const value = await readContent(db, part);
	const notes = await findTranslationNotes(db, { kind: 'content', id });
	return {
		kind: 'content',
		id,
		title: titleIn(locale),
		href,
		translations: toTranslations(listContentPairs(value), notes),
	};
}

export const titleOf = ({ partNumber, name }: Product) => `${formatPartNumber(partNumber)} ${name}`;

export function toTranslations(
	pairs: readonly RecordPair[],
	notes: ReadonlyMap<string, TranslationNote>,
): Translation[] {
	return pairs.map((pair) => toTranslation(pair, notes.get(translationKey(pair))));
}

/** A record in a list of records. */
export function summarize({ kind, id, title, translations }: TranslatedTexts): TranslatedRecordSummary {
	return {
		kind,
		id,
		title,
		...countOwed(translations),
		outdated: translations.filter(({ earlier }) => earlier).length,
		drafts: translations.filter(({ draft }) => draft !== '').length,
	};
}
