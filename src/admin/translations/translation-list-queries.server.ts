import { sql } from 'kysely';
import { matchListing } from '../../domain/catalogue/product-listing-queries.server.ts';
import { listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import { listGlovePairs } from '../../domain/translations/glove-translations.ts';
import type { Translation } from '../../domain/translations/translation.ts';
import { listTranslationNotes } from '../../domain/translations/translation-note-queries.server.ts';
import { contains, countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import { titleOf, toTranslations } from './translation-desk.server.ts';
import type { RecordKey, TranslatedTexts, TranslationListFilter } from './translation-list.ts';

export type TranslatedGloves = PageCursors & { gloves: TranslatedTexts[] };

/** A page of the gloves with such texts, those that owe the most words first. Retired ones are left out. */
export async function listTranslatedGloves(
	db: DatabaseLike,
	filter: TranslationListFilter,
	{ cursor, max }: PageQuery,
): Promise<TranslatedGloves> {
	const { rows, ...cursors } = await selectPage(
		findGloves(db, filter).select('product_listing.part_number'),
		{ id: 'product_listing.number_sort', value: 'product_listing.owed_sort', descending: true },
		{ cursor, max },
	);
	const records = await listProductRecords(
		db,
		rows.map((row) => row.part_number),
	);
	const ids = [...records.values()].map(({ product }) => product.id);
	const notes = await listTranslationNotes(db, 'product', ids);
	const gloves = rows.flatMap((row) => {
		const product = records.get(row.part_number)?.product;
		if (!product) return [];
		const translations = toTranslations(listGlovePairs(product), notes.get(product.id) ?? new Map());
		return [{ kind: 'product', id: product.partNumber, title: titleOf(product), translations }];
	});
	return { gloves, ...cursors };
}

/** How many gloves have such texts. */
export function countTranslatedGloves(db: DatabaseLike, filter: TranslationListFilter): Promise<number> {
	return countRows(findGloves(db, filter));
}

/** Of one text that is put on many gloves. */
const MAX_LACKING = 500;

/** The gloves that have an English text without French, and without a draft of one. Retired ones are left out. */
export async function listGlovesLacking(
	db: DatabaseLike,
	english: string,
): Promise<{ record: RecordKey & { title: string }; text: Translation }[]> {
	const rows = await db
		.selectFrom('product_listing')
		.innerJoin('product', 'product.part_number', 'product_listing.part_number')
		.select('product_listing.part_number')
		.where('product_listing.state', '!=', 'retired')
		.where('product_listing.texts_owed', '>', 0)
		.where(contains('product.document', JSON.stringify(english)))
		.limit(MAX_LACKING)
		.execute();
	const records = await listProductRecords(
		db,
		rows.map((row) => row.part_number),
	);
	const products = [...records.values()].map(({ product }) => product);
	const notes = await listTranslationNotes(
		db,
		'product',
		products.map(({ id }) => id),
	);
	return products.flatMap((product) => {
		const texts = toTranslations(listGlovePairs(product), notes.get(product.id) ?? new Map());
		const text = texts.find((one) => one.english === english && one.french === '' && one.draft === '');
		if (!text) return [];
		return [{ record: { kind: 'product', id: product.partNumber, title: titleOf(product) }, text }];
	});
}

/** How many gloves owe texts, and how many words, over the whole range. */
export async function countOwedByGloves(db: DatabaseLike): Promise<{ gloves: number; words: number }> {
	const row = await db
		.selectFrom('product_listing')
		.select((eb) => [
			eb.fn.countAll<number>().as('gloves'),
			sql<number | null>`sum(cast(owed_sort as integer))`.as('words'),
		])
		.where('texts_owed', '>', 0)
		.where('state', '!=', 'retired')
		.executeTakeFirstOrThrow();
	return { gloves: Number(row.gloves), words: Number(row.words ?? 0) };
}

function findGloves(db: DatabaseLike, { text, show }: TranslationListFilter) {
	let found = db
		.selectFrom('product_listing')
		.innerJoin('product', 'product.part_number', 'product_listing.part_number')
		.where('product_listing.state', '!=', 'retired');
	if (show === 'owed') found = found.where('product_listing.texts_owed', '>', 0);
	if (show === 'outdated' || show === 'draft') {
		const column = show === 'draft' ? 'draft' : 'earlier_english';
		// From the notes, which are few, to their gloves.
		found = found.where('product.id', 'in', (eb) =>
			eb
				.selectFrom('translation_note')
				.select('record_id')
				.where('record_kind', '=', 'product')
				.where(column, '!=', ''),
		);
	}
	const matching = matchListing(text);
	return matching ? found.where(matching) : found;
}
