import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { Category } from './category.ts';
import { productSlug } from './part-numbers/part-number.ts';
import { readStoredNumbers } from './stored-product.server.ts';

/** An unreadable category counts as removed and has no part numbers. */
export type CategoryRow = { category: Category; removed: boolean };

export async function findCatalogueVersion(db: DatabaseLike): Promise<number> {
	const row = await db.selectFrom('catalogue_state').select('version').where('id', '=', 1).executeTakeFirst();
	return row?.version ?? 0;
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

/** Takes the lock of every catalogue write, for one that changes nothing on the site: pages held in memory stay. */
export async function lockCatalogue(transaction: DatabaseLike): Promise<void> {
	await transaction
		.updateTable('catalogue_state')
		.set((row) => ({ version: row.ref('version') }))
		.where('id', '=', 1)
		.execute();
}

/** True if the catalogue was never written to, so that the demonstration range should be loaded. */
export async function isNewCatalogue(transaction: DatabaseLike): Promise<boolean> {
	return (await findCatalogueVersion(transaction)) === 0;
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
export type CategoryPage = {
	name: string;
	slug: string;
	title: string;
	description: string;
	/** Empty for none. */
	titleFrench: string;
	descriptionFrench: string;
};

/** The pages of categories changed after `version`. */
export async function listCategoryPages(
	db: DatabaseLike,
	since: number,
): Promise<(CategoryPage & { removed: boolean })[]> {
	const rows = await db
		.selectFrom('category')
		.select(['name', 'slug', 'title', 'description', 'removed'])
		.select(['title_french as titleFrench', 'description_french as descriptionFrench'])
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
