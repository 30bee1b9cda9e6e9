import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { keepReadable } from '../../platform/db/stored-json.server.ts';
import type { Category } from './category.ts';
import { productSlug } from './part-numbers/part-number.ts';
import type { Product } from './product.ts';
import { toProductListing } from './product-listing.ts';
import type { ProductState } from './product-state.ts';
import { readStoredNumbers, readStoredProduct } from './stored-product.server.ts';

/** A glove as stored: its JSON text is what the API answers, so it is handed on without being parsed again. */
export type ProductRow = {
	partNumber: string;
	document: string;
	removed: boolean;
	state: ProductState;
	successor: string;
	/** When it was first saved, as an ISO instant; empty for gloves from before that was kept. */
	since: string;
};
/** A category that cannot be read is as one that was removed, and has no part numbers. */
export type CategoryRow = { category: Category; removed: boolean };

/** Rows a statement may carry: PostgreSQL takes 65,535 parameters, SQLite 32,766. */
const ROWS_PER_STATEMENT = 500;

export async function findCatalogueVersion(db: DatabaseLike): Promise<number> {
	const row = await db.selectFrom('catalogue_state').select('version').where('id', '=', 1).executeTakeFirst();
	return row?.version ?? 0;
}

/** Gloves changed after `version`, a page of at most `limit` after the part number `after`. */
export async function listProductRows(
	db: DatabaseLike,
	since: number,
	after: string,
	limit: number,
): Promise<ProductRow[]> {
	const rows = await db
		.selectFrom('product')
		.leftJoin('product_version', (join) =>
			join.onRef('product_version.product_id', '=', 'product.id').on('product_version.version', '=', 1),
		)
		.select([
			'product.part_number',
			'product.document',
			'product.removed',
			'product.state',
			'product.successor',
			'product.version',
			'product.updated_at',
			'product_version.saved_at',
		])
		.where('product.changed_in', '>', since)
		.where('product.part_number', '>', after)
		.orderBy('product.part_number')
		.limit(limit)
		.execute();
	return rows.map((row) => ({
		partNumber: row.part_number,
		document: row.document,
		removed: row.removed === 1,
		state: row.state,
		successor: row.successor,
		// The first version is in the history once there is a second.
		since: row.saved_at ?? (row.version === 1 ? row.updated_at : ''),
	}));
}

export async function listCategoryRows(db: DatabaseLike, since: number): Promise<CategoryRow[]> {
	const rows = await db
		.selectFrom('category')
		.select(['name_key', 'name', 'part_numbers', 'removed'])
		.where('changed_in', '>', since)
		.execute();
	return rows.map((row) => {
		const [partNumbers] = keepReadable([row], (one) =>
			readStoredNumbers('category', one.name_key, one.part_numbers),
		);
		return {
			category: { name: row.name, partNumbers: partNumbers ?? [] },
			removed: row.removed === 1 || partNumbers === undefined,
		};
	});
}

/** What staff say of a category's page: its word below /products, and what stands on it. */
export type CategoryPage = { name: string; slug: string; title: string; description: string };

/** The pages of categories changed after `version`. */
export async function listCategoryPages(
	db: DatabaseLike,
	since: number,
): Promise<(CategoryPage & { removed: boolean })[]> {
	const rows = await db
		.selectFrom('category')
		.select(['name', 'slug', 'title', 'description', 'removed'])
		.where('changed_in', '>', since)
		.execute();
	return rows.map(({ removed, ...page }) => ({ ...page, removed: removed === 1 }));
}

/** Staff's lists for the site's own blocks, changed after `version`; one that cannot be read has no part numbers. */
export async function listSiteLists(
	db: DatabaseLike,
	since: number,
): Promise<{ name: string; partNumbers: string[] | undefined }[]> {
	const rows = await db
		.selectFrom('site_list')
		.select(['name', 'part_numbers'])
		.where('changed_in', '>', since)
		.execute();
	return rows.map(({ name, part_numbers }) => {
		const [partNumbers] = keepReadable([name], () => readStoredNumbers('site_list', name, part_numbers));
		return { name, partNumbers };
	});
}

/** Old part numbers that lead to another one, changed after `version`. */
export async function listRedirectRows(
	db: DatabaseLike,
	since: number,
): Promise<{ from: string; to: string }[]> {
	const rows = await db
		.selectFrom('product_redirect')
		.select(['from_number', 'to_number'])
		.where('changed_in', '>', since)
		.execute();
	return rows.map((row) => ({ from: row.from_number, to: row.to_number }));
}

export async function findProductDocument(db: DatabaseLike, partNumber: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('product')
		.select('document')
		.where('part_number', '=', partNumber)
		.where('removed', '=', 0)
		.executeTakeFirst();
	return row?.document;
}

/** Every glove ever stored, by part number and id; `removed` ones keep theirs. */
export async function listProductKeys(
	db: DatabaseLike,
): Promise<{ partNumber: string; id: string; removed: boolean }[]> {
	const rows = await db.selectFrom('product').select(['part_number', 'id', 'removed']).execute();
	return rows.map((row) => ({ partNumber: row.part_number, id: row.id, removed: row.removed === 1 }));
}

/** The documents of these gloves by part number; those the catalogue does not have are left out. */
export async function findProductDocuments(
	db: DatabaseLike,
	partNumbers: readonly string[],
): Promise<Map<string, string>> {
	const documents = new Map<string, string>();
	for (let i = 0; i < partNumbers.length; i += ROWS_PER_STATEMENT) {
		const rows = await db
			.selectFrom('product')
			.select(['part_number', 'document'])
			.where('part_number', 'in', partNumbers.slice(i, i + ROWS_PER_STATEMENT))
			.where('removed', '=', 0)
			.execute();
		for (const row of rows) documents.set(row.part_number, row.document);
	}
	return documents;
}

/**
 * Raises the catalogue version inside the transaction of a write and answers the new one. The row's lock makes
 * catalogue writes follow one another, so versions are committed in their order.
 */
export async function raiseCatalogueVersion(transaction: DatabaseLike): Promise<number> {
	await transaction
		.updateTable('catalogue_state')
		.set((row) => ({ version: row('version', '+', 1) }))
		.where('id', '=', 1)
		.execute();
	return findCatalogueVersion(transaction);
}

/** Who writes gloves, and when; nobody in particular for the demonstration range. */
export type CatalogueAuthor = { by: string; at: string };

/**
 * Writes gloves, new or changed, as of the catalogue version `version`. What they were before is kept as their history;
 * a new glove is published, and one that was there keeps its state.
 */
export async function upsertProducts(
	transaction: DatabaseLike,
	products: readonly Product[],
	version: number,
	author: CatalogueAuthor = { by: '', at: new Date().toISOString() },
): Promise<void> {
	for (let i = 0; i < products.length; i += ROWS_PER_STATEMENT) {
		const chunk = products.slice(i, i + ROWS_PER_STATEMENT);
		const partNumbers = chunk.map(({ partNumber }) => partNumber);
		await archiveProducts(transaction, partNumbers);
		const rows = await transaction
			.insertInto('product')
			.values(
				chunk.map((product) => ({
					part_number: product.partNumber,
					id: product.id,
					document: JSON.stringify(product),
					changed_in: version,
					removed: 0,
					updated_at: author.at,
					updated_by: author.by,
				})),
			)
			.onConflict((conflict) =>
				conflict.column('part_number').doUpdateSet((row) => ({
					document: row.ref('excluded.document'),
					id: row.ref('excluded.id'),
					changed_in: row.ref('excluded.changed_in'),
					removed: 0,
					version: row('product.version', '+', 1),
					updated_at: row.ref('excluded.updated_at'),
					updated_by: row.ref('excluded.updated_by'),
				})),
			)
			.returning(['part_number', 'state'])
			.execute();
		const states = new Map(rows.map((row) => [row.part_number, row.state]));
		await replaceListings(
			transaction,
			chunk.map((product) =>
				toProductListing(product, states.get(product.partNumber) ?? 'published', author.at),
			),
		);
	}
}

/** Keeps gloves as they are now in their history, before they are written over. */
export async function archiveProducts(
	transaction: DatabaseLike,
	partNumbers: readonly string[],
): Promise<void> {
	await transaction
		.insertInto('product_version')
		.columns([
			'product_id',
			'version',
			'part_number',
			'document',
			'state',
			'successor',
			'saved_at',
			'saved_by',
		])
		.expression((eb) =>
			eb
				.selectFrom('product')
				.select([
					'id',
					'version',
					'part_number',
					'document',
					'state',
					'successor',
					'updated_at',
					'updated_by',
				])
				.where('part_number', 'in', partNumbers)
				.where('removed', '=', 0),
		)
		.onConflict((conflict) => conflict.columns(['product_id', 'version']).doNothing())
		.execute();
}

/** Writes the rows that staff's list reads. */
export async function replaceListings(
	transaction: DatabaseLike,
	listings: readonly ReturnType<typeof toProductListing>[],
): Promise<void> {
	await transaction
		.deleteFrom('product_listing')
		.where(
			'part_number',
			'in',
			listings.map((listing) => listing.part_number),
		)
		.execute();
	await transaction
		.insertInto('product_listing')
		.values([...listings])
		.execute();
}

/** Gives gloves of a database from before the list its rows; answers how many it gave. Run at the start. */
export async function fillListings(db: DatabaseLike): Promise<number> {
	let filled = 0;
	// By key, since a glove that cannot be read gets no row and would be found again.
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('product')
			.leftJoin('product_listing', 'product_listing.part_number', 'product.part_number')
			.select(['product.part_number', 'product.document', 'product.state', 'product.updated_at'])
			.where('product.removed', '=', 0)
			.where('product.part_number', '>', after)
			.where('product_listing.part_number', 'is', null)
			.orderBy('product.part_number')
			.limit(ROWS_PER_STATEMENT)
			.execute();
		const last = rows.at(-1);
		if (!last) return filled;
		after = last.part_number;
		const listings = keepReadable(rows, (row) =>
			toProductListing(readStoredProduct(row), row.state, row.updated_at),
		);
		if (listings.length === 0) continue;
		// Several processes start at once: one's row is as good as another's.
		await db
			.insertInto('product_listing')
			.values(listings)
			.onConflict((conflict) => conflict.column('part_number').doNothing())
			.execute();
		filled += listings.length;
	}
}

/** Takes gloves out of the catalogue; their rows stay, so that a refresh sees them go. */
export async function removeProducts(
	transaction: DatabaseLike,
	partNumbers: readonly string[],
	version: number,
): Promise<void> {
	for (let i = 0; i < partNumbers.length; i += ROWS_PER_STATEMENT) {
		await transaction
			.updateTable('product')
			.set({ removed: 1, changed_in: version })
			.where('part_number', 'in', partNumbers.slice(i, i + ROWS_PER_STATEMENT))
			.execute();
		await transaction
			.deleteFrom('product_listing')
			.where('part_number', 'in', partNumbers.slice(i, i + ROWS_PER_STATEMENT))
			.execute();
	}
}

/**
 * The version after every one that was ever under the addresses of these names, by categories that are gone too: a version
 * of an address never stands for two categories.
 */
export async function nextCategoryVersion(db: DatabaseLike, names: readonly string[]): Promise<number> {
	const keys = new Set(names.map(productSlug));
	const rows = await db.selectFrom('category').select(['name', 'version']).execute();
	return Math.max(0, ...rows.filter((row) => keys.has(productSlug(row.name))).map((row) => row.version)) + 1;
}

export async function upsertCategories(
	transaction: DatabaseLike,
	categories: readonly Category[],
	version: number,
): Promise<void> {
	for (const category of categories) {
		const values = {
			name: category.name,
			part_numbers: JSON.stringify(category.partNumbers),
			changed_in: version,
			removed: 0,
			version: await nextCategoryVersion(transaction, [category.name]),
		};
		await transaction
			.insertInto('category')
			.values({ name_key: category.name.toLowerCase(), ...values })
			.onConflict((conflict) => conflict.column('name_key').doUpdateSet(values))
			.execute();
	}
}

/** True when the catalogue has never been written to: the moment to load the demonstration range. */
export async function isNewCatalogue(transaction: DatabaseLike): Promise<boolean> {
	return (await findCatalogueVersion(transaction)) === 0;
}
