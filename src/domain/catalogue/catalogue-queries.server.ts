import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { Category } from './category.ts';
import { productSlug } from './part-numbers/part-number.ts';
import type { Product } from './product.ts';
import { toProductListing } from './product-listing.ts';
import type { ProductState } from './product-state.ts';
import { readStoredNumbers, readStoredProduct } from './stored-product.server.ts';

/** A stored glove. The API returns its JSON text unparsed. */
export type ProductRow = {
	partNumber: string;
	document: string;
	removed: boolean;
	state: ProductState;
	successor: string;
	/** When it was first saved, as an ISO timestamp; empty for gloves older than this record. */
	since: string;
};
/** An unreadable category counts as removed and has no part numbers. */
export type CategoryRow = { category: Category; removed: boolean };

/** Rows per statement: PostgreSQL allows 65,535 parameters, SQLite 32,766. */
const ROWS_PER_STATEMENT = 500;

export async function findCatalogueVersion(db: DatabaseLike): Promise<number> {
	const row = await db.selectFrom('catalogue_state').select('version').where('id', '=', 1).executeTakeFirst();
	return row?.version ?? 0;
}

/** Gloves changed after `version`, in pages of at most `limit` after the part number `after`. */
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
		// The first version enters the history only when there is a second.
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
		const [partNumbers] = mapReadable([row], (one) =>
			readStoredNumbers('category', one.name_key, one.part_numbers),
		);
		return {
			category: { name: row.name, partNumbers: partNumbers ?? [] },
			removed: row.removed === 1 || partNumbers === undefined,
		};
	});
}

/** A category's page as edited by staff: its slug below /products and its text. */
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

/** Staff's lists for the site's own blocks, changed after `version`; an unreadable list has no part numbers. */
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
		const [partNumbers] = mapReadable([name], () => readStoredNumbers('site_list', name, part_numbers));
		return { name, partNumbers };
	});
}

/** Redirects from old part numbers, changed after `version`. */
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

/** Part number and id of every glove ever stored; `removed` gloves keep theirs. */
export async function listProductKeys(
	db: DatabaseLike,
): Promise<{ partNumber: string; id: string; removed: boolean }[]> {
	const rows = await db.selectFrom('product').select(['part_number', 'id', 'removed']).execute();
	return rows.map((row) => ({ partNumber: row.part_number, id: row.id, removed: row.removed === 1 }));
}

/** The documents of these gloves by part number; missing gloves are omitted. */
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
 * Increments the catalogue version in a write's transaction and returns it. The row lock serializes catalogue writes,
 * so versions are committed in order.
 */
export async function raiseCatalogueVersion(transaction: DatabaseLike): Promise<number> {
	await transaction
		.updateTable('catalogue_state')
		.set((row) => ({ version: row('version', '+', 1) }))
		.where('id', '=', 1)
		.execute();
	return findCatalogueVersion(transaction);
}

/** Who writes gloves, and when; empty for the demonstration range. */
export type CatalogueAuthor = { by: string; at: string };

/**
 * Inserts or updates gloves as of the catalogue version `version`. Previous versions go to the history. New gloves
 * are published, existing ones keep their state.
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

/** Copies the current gloves to their history before they are overwritten. */
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

/** Writes the rows of staff's product list. */
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

/** Adds missing list rows for gloves stored before the list existed, and returns how many. Runs at startup. */
export async function fillListings(db: DatabaseLike): Promise<number> {
	let filled = 0;
	// Pages by key, because an unreadable glove gets no row and would be found again.
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
		const listings = mapReadable(rows, (row) =>
			toProductListing(readStoredProduct(row), row.state, row.updated_at),
		);
		if (listings.length === 0) continue;
		// Several processes may start at once; their rows are equivalent.
		await db
			.insertInto('product_listing')
			.values(listings)
			.onConflict((conflict) => conflict.column('part_number').doNothing())
			.execute();
		filled += listings.length;
	}
}

/** Removes gloves from the catalogue; their rows stay, so that a refresh notices the removal. */
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
 * The next version for the slugs of these names, counting removed categories too: a slug's version number is never
 * reused for another category.
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

/** True if the catalogue was never written to, so that the demonstration range should be loaded. */
export async function isNewCatalogue(transaction: DatabaseLike): Promise<boolean> {
	return (await findCatalogueVersion(transaction)) === 0;
}
