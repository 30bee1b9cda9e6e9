import { matchListing } from '../../domain/catalogue/product-listing-queries.server.ts';
import { listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, selectPage } from '../../platform/db/keyset.server.ts';
import { listShownPictures } from '../../platform/storage/picture-sources.ts';
import { orderOf, type ProductFilter, type ProductSummary } from './product-list.ts';

export type ProductPage = PageCursors & {
	/** Only the readable gloves of the page. */
	products: ProductSummary[];
	total: number;
};

/** Max part numbers in one condition, because both database engines limit the params of a statement. */
const CATEGORY_STEP = 20_000;

/** A page of the gloves that match a filter, in any state. */
export async function listProducts(
	db: DatabaseLike,
	filter: ProductFilter,
	max: number,
	inCategory?: readonly string[],
): Promise<ProductPage> {
	const found = findListed(db, filter, inCategory);
	const few = isNarrowed(filter, inCategory) ? await listFew(found) : undefined;
	const listed = few
		? db.selectFrom('product_listing').where('part_number', 'in', few.length > 0 ? few : [''])
		: found;
	const { column, descending } = orderOf(filter.sort);
	const { rows, ...cursors } = await selectPage(
		listed.select(['part_number', 'completeness']),
		{ id: 'number_sort', value: column, descending },
		{ cursor: filter.cursor, max },
	);
	const records = await listProductRecords(
		db,
		rows.map((row) => row.part_number),
	);
	return {
		products: rows.flatMap((row) => {
			const record = records.get(row.part_number);
			return record ? [toSummary(record, row.completeness)] : [];
		}),
		...cursors,
		total: few?.length ?? (await countRows(found)),
	};
}

function isNarrowed({ text, state, completeness }: ProductFilter, inCategory: readonly string[] | undefined) {
	return text !== '' || state !== undefined || completeness !== undefined || inCategory !== undefined;
}

/** Gloves that are read by number instead of along an order. */
const FEW = 500;

/**
 * The part numbers of a list of few gloves; undefined if there are many. Along an order, the whole range would
 * be read row by row for them, which takes four times as long.
 */
async function listFew(found: ReturnType<typeof findListed>): Promise<string[] | undefined> {
	const rows = await found
		.select('part_number')
		.limit(FEW + 1)
		.execute();
	return rows.length > FEW ? undefined : rows.map((row) => row.part_number);
}

/** The part numbers of all gloves that match a filter, in its sort order, or the first of them. */
export async function listProductNumbers(
	db: DatabaseLike,
	filter: ProductFilter,
	inCategory?: readonly string[],
	limit?: number,
): Promise<string[]> {
	const { column, descending } = orderOf(filter.sort);
	let query = findListed(db, filter, inCategory)
		.select('part_number')
		.orderBy(column, descending ? 'desc' : 'asc')
		.orderBy('number_sort', descending ? 'desc' : 'asc');
	if (limit !== undefined) query = query.limit(limit);
	const rows = await query.execute();
	return rows.map((row) => row.part_number);
}

/** The part numbers of all gloves in any state, unsorted; read from the small listing table. */
export async function listAllProductNumbers(db: DatabaseLike): Promise<string[]> {
	const rows = await db.selectFrom('product_listing').select('part_number').execute();
	return rows.map((row) => row.part_number);
}

function findListed(db: DatabaseLike, filter: ProductFilter, inCategory: readonly string[] | undefined) {
	const { text, state, completeness } = filter;
	let found = db.selectFrom('product_listing');
	if (state) found = found.where('state', '=', state);
	if (completeness === 'complete') found = found.where('completeness', '=', 100);
	else if (completeness === 'incomplete') found = found.where('completeness', '<', 100);
	else if (completeness === 'poor') found = found.where('completeness', '<', 60);
	if (inCategory)
		found = found.where(
			'part_number',
			'in',
			inCategory.length > 0 ? inCategory.slice(0, CATEGORY_STEP) : [''],
		);
	const matching = matchListing(text);
	if (matching) found = found.where(matching);
	return found;
}

function toSummary(record: ProductRecord, completeness: number): ProductSummary {
	const { partNumber, name, description, pictures, sizes } = record.product;
	return {
		partNumber,
		name,
		description,
		picture: listShownPictures(pictures)[0] ?? '',
		sizes: Object.keys(sizes),
		state: record.state,
		completeness,
		version: record.version,
		updatedAt: record.updatedAt,
		updatedBy: record.updatedBy,
	};
}
