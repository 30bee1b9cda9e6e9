import type { Selectable } from 'kysely';
import {
	nextCategoryVersion,
	raiseCatalogueVersion,
} from '../../domain/catalogue/catalogue-queries.server.ts';
import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import { productSlug } from '../../domain/catalogue/part-numbers/part-number.ts';
import { normalizeListing } from '../../domain/catalogue/product-listing.ts';
import { readStoredNumbers } from '../../domain/catalogue/stored-product.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { BestSellerList, CategoryInput, CategoryRecord } from './category-record.ts';

function toRecord(row: Selectable<Schema['category']>): CategoryRecord {
	const own = LISTING_ROUTES.find(({ categoryName }) => categoryName.toLowerCase() === row.name_key);
	const word = own?.path ?? row.slug;
	return {
		key: productSlug(row.name),
		name: row.name,
		partNumbers: readStoredNumbers('category', row.name_key, row.part_numbers),
		slug: row.slug,
		title: row.title,
		description: row.description,
		titleFrench: row.title_french,
		descriptionFrench: row.description_french,
		version: row.version,
		path: word === '' ? '' : `/products/${word}`,
	};
}

/** Every category, by name. */
export async function listCategories(db: DatabaseLike): Promise<CategoryRecord[]> {
	const rows = await db.selectFrom('category').selectAll().where('removed', '=', 0).execute();
	return mapReadable(rows, toRecord).sort((a, b) =>
		normalizeListing(a.name) < normalizeListing(b.name) ? -1 : 1,
	);
}

/** There are at most dozens of categories, so they are read together. */
export async function findCategoryByKey(db: DatabaseLike, key: string): Promise<CategoryRecord | undefined> {
	return (await listCategories(db)).find((category) => category.key === key);
}

export async function insertCategory(
	transaction: DatabaseLike,
	input: CategoryInput,
	changedIn: number,
): Promise<void> {
	const version = await nextCategoryVersion(transaction, [input.name]);
	const values = { ...toColumns(input), changed_in: changedIn, removed: 0, version };
	await transaction
		.insertInto('category')
		.values({ name_key: input.name.toLowerCase(), ...values })
		.onConflict((conflict) => conflict.column('name_key').doUpdateSet(values))
		.execute();
}

/**
 * Overwrites a category. After a rename, the old row stays, marked as deleted, so that a refresh
 * sees the deletion.
 */
export async function updateCategory(
	transaction: DatabaseLike,
	before: CategoryRecord,
	input: CategoryInput,
	changedIn: number,
): Promise<void> {
	const oldKey = before.name.toLowerCase();
	const version = await nextCategoryVersion(transaction, [before.name, input.name]);
	if (oldKey !== input.name.toLowerCase()) {
		await removeCategory(transaction, before.name, changedIn);
		await insertCategory(transaction, input, changedIn);
	} else {
		await transaction
			.updateTable('category')
			.set({ ...toColumns(input), changed_in: changedIn })
			.where('name_key', '=', oldKey)
			.execute();
	}
	await transaction
		.updateTable('category')
		.set({ version })
		.where('name_key', '=', input.name.toLowerCase())
		.execute();
}

/** Removes a category; its row stays, so that a refresh sees the removal. */
export async function removeCategory(
	transaction: DatabaseLike,
	name: string,
	changedIn: number,
): Promise<void> {
	await transaction
		.updateTable('category')
		.set({ removed: 1, slug: '', changed_in: changedIn })
		.where('name_key', '=', name.toLowerCase())
		.execute();
}

function toColumns({ name, partNumbers, slug, title, description, ...french }: CategoryInput) {
	return {
		name,
		part_numbers: JSON.stringify(partNumbers),
		slug,
		title,
		description,
		title_french: french.titleFrench,
		description_french: french.descriptionFrench,
	};
}

/** The part numbers that belong to no glove in any state. */
export async function listUnknownNumbers(
	db: DatabaseLike,
	partNumbers: readonly string[],
): Promise<Set<string>> {
	const unknown = new Set(partNumbers);
	for (let at = 0; at < partNumbers.length; at += 500) {
		const rows = await db
			.selectFrom('product')
			.select('part_number')
			.where('part_number', 'in', partNumbers.slice(at, at + 500))
			.where('removed', '=', 0)
			.execute();
		for (const row of rows) unknown.delete(row.part_number);
	}
	return unknown;
}

/** Replaces an unreadable list of part numbers: a category's, or one of the site's. */
export async function repairPartNumbers(
	transaction: DatabaseLike,
	table: 'category' | 'site_list',
	key: string,
	text: string,
): Promise<void> {
	const set = {
		part_numbers: JSON.stringify(readStoredNumbers(table, key, text)),
		changed_in: await raiseCatalogueVersion(transaction),
	};
	if (table === 'category') {
		const { name } = await transaction
			.selectFrom('category')
			.select('name')
			.where('name_key', '=', key)
			.executeTakeFirstOrThrow();
		await transaction
			.updateTable('category')
			.set({ ...set, version: await nextCategoryVersion(transaction, [name]) })
			.where('name_key', '=', key)
			.execute();
		return;
	}
	await transaction
		.updateTable('site_list')
		.set((row) => ({ ...set, version: row('version', '+', 1) }))
		.where('name', '=', key)
		.execute();
}

const BEST_SELLERS = 'bestSellers';

/** The best sellers as saved by staff; undefined until they have saved a list. */
export async function findBestSellers(db: DatabaseLike): Promise<BestSellerList | undefined> {
	const row = await db
		.selectFrom('site_list')
		.select(['part_numbers', 'version'])
		.where('name', '=', BEST_SELLERS)
		.executeTakeFirst();
	return (
		row && {
			partNumbers: readStoredNumbers('site_list', BEST_SELLERS, row.part_numbers),
			version: row.version,
		}
	);
}

export async function upsertBestSellers(
	transaction: DatabaseLike,
	list: BestSellerList,
	changedIn: number,
): Promise<void> {
	const values = {
		part_numbers: JSON.stringify(list.partNumbers),
		version: list.version,
		changed_in: changedIn,
	};
	await transaction
		.insertInto('site_list')
		.values({ name: BEST_SELLERS, ...values })
		.onConflict((conflict) => conflict.column('name').doUpdateSet(values))
		.execute();
}
