import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { noteChangedGloves } from '../translations/note-changes.server.ts';
import { raiseCatalogueVersion } from './catalogue-queries.server.ts';
import { normalizeListing, toProductListing } from './product-listing.ts';
import { replaceListings } from './product-listing-queries.server.ts';
import type { ProductInput, ProductRecord } from './product-record.ts';
import { archiveProducts, type CatalogueAuthor, upsertProducts } from './product-row-queries.server.ts';
import { readStoredNumbers, readStoredProduct } from './stored-product.server.ts';

type Row = Pick<
	Selectable<Schema['product']>,
	'part_number' | 'document' | 'state' | 'successor' | 'version' | 'updated_at' | 'updated_by'
>;
const RECORD = [
	'part_number',
	'document',
	'state',
	'successor',
	'version',
	'updated_at',
	'updated_by',
] as const;

function toRecord(row: Row): ProductRecord {
	return {
		product: readStoredProduct(row),
		state: row.state,
		successor: row.successor,
		version: row.version,
		updatedAt: row.updated_at,
		updatedBy: row.updated_by,
	};
}

export async function findProductRecord(
	db: DatabaseLike,
	partNumber: string,
): Promise<ProductRecord | undefined> {
	const row = await db
		.selectFrom('product')
		.select(RECORD)
		.where('part_number', '=', partNumber)
		.where('removed', '=', 0)
		.executeTakeFirst();
	return row && toRecord(row);
}

/** A glove by its id, which does not change with its part number. */
export async function findProductById(db: DatabaseLike, id: string): Promise<ProductRecord | undefined> {
	const row = await db
		.selectFrom('product')
		.select(RECORD)
		.where('id', '=', id)
		.where('removed', '=', 0)
		.executeTakeFirst();
	return row && toRecord(row);
}

/** These gloves by part number, in any state; missing ones are omitted. */
export async function listProductRecords(
	db: DatabaseLike,
	partNumbers: readonly string[],
): Promise<Map<string, ProductRecord>> {
	if (partNumbers.length === 0) return new Map();
	const rows = await db
		.selectFrom('product')
		.select(RECORD)
		.where('part_number', 'in', partNumbers)
		.where('removed', '=', 0)
		.execute();
	return new Map(mapReadable(rows, toRecord).map((record) => [record.product.partNumber, record]));
}

/** Whether a glove has or had this id, including removed ones. */
async function isIdUsed(db: DatabaseLike, id: string): Promise<boolean> {
	const row = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
	if (row) return true;
	// A glove whose row is gone still has its history.
	const old = await db
		.selectFrom('product_version')
		.select('product_id')
		.where('product_id', '=', id)
		.limit(1)
		.executeTakeFirst();
	return old !== undefined;
}

/** Stores a new glove under an id that no glove ever had. */
export async function insertProduct(
	transaction: DatabaseLike,
	input: ProductInput,
	version: number,
	author: CatalogueAuthor,
): Promise<ProductRecord> {
	const { partNumber } = input.product;
	const plain = `glv_${partNumber}`;
	const id = (await isIdUsed(transaction, plain)) ? `${plain}_${randomBytes(4).toString('hex')}` : plain;
	const product = { ...input.product, id };
	await upsertProducts(transaction, [product], version, author);
	await updateState(transaction, { ...input, product }, author);
	return requireRecord(transaction, partNumber);
}

/** Updates the glove with the same part number; the previous version goes to its history. */
export async function updateProduct(
	transaction: DatabaseLike,
	input: ProductInput,
	version: number,
	author: CatalogueAuthor,
): Promise<ProductRecord> {
	await upsertProducts(transaction, [input.product], version, author);
	await updateState(transaction, input, author);
	return requireRecord(transaction, input.product.partNumber);
}

export async function updateState(
	transaction: DatabaseLike,
	{ product, state, successor }: ProductInput,
	{ at }: CatalogueAuthor,
): Promise<void> {
	await transaction
		.updateTable('product')
		.set({ state, successor })
		.where('part_number', '=', product.partNumber)
		.execute();
	await replaceListings(transaction, [toProductListing(product, state, at)]);
}

async function requireRecord(db: DatabaseLike, partNumber: string): Promise<ProductRecord> {
	const record = await findProductRecord(db, partNumber);
	if (!record) throw new Error(`The glove ${partNumber} was just written and is not there.`);
	return record;
}

/**
 * Replaces an unreadable glove with one that `readStoredProduct` can read. The old document is not added to the
 * history, because it could not be restored.
 */
export async function repairProduct(
	transaction: DatabaseLike,
	partNumber: string,
	text: string,
): Promise<void> {
	const version = await raiseCatalogueVersion(transaction);
	const row = await transaction
		.selectFrom('product')
		.select(['id', 'state', 'version'])
		.where('part_number', '=', partNumber)
		.executeTakeFirstOrThrow();
	const product = { ...readStoredProduct({ part_number: partNumber, document: text }), id: row.id };
	const now = new Date().toISOString();
	await transaction
		.updateTable('product')
		.set({
			document: JSON.stringify(product),
			changed_in: version,
			version: row.version + 1,
			updated_at: now,
		})
		.where('part_number', '=', partNumber)
		.execute();
	await replaceListings(transaction, [toProductListing(product, row.state, now)]);
}

/**
 * Changes a glove's part number; id and history move along, and the old number redirects to the new one. References
 * in categories and related gloves are updated. Labels and requests stay unchanged.
 */
export async function renameProduct(
	transaction: DatabaseLike,
	from: string,
	input: ProductInput,
	version: number,
	author: CatalogueAuthor,
): Promise<ProductRecord> {
	const to = input.product.partNumber;
	const before = await requireRecord(transaction, from);
	await archiveProducts(transaction, [from]);
	await transaction.deleteFrom('product_listing').where('part_number', 'in', [from, to]).execute();
	// The row stays, so that a refresh notices the removal; the id moves with the glove.
	await transaction
		.updateTable('product')
		.set({
			id: `moved_${from}_${before.version}_${randomBytes(4).toString('hex')}`,
			removed: 1,
			state: 'published',
			successor: '',
			changed_in: version,
		})
		.where('part_number', '=', from)
		.execute();
	const removed = await transaction
		.deleteFrom('product')
		.where('part_number', '=', to)
		.where('removed', '=', 1)
		.returning('version')
		.executeTakeFirst();
	await upsertProducts(transaction, [input.product], version, author);
	await noteChangedGloves(transaction, [{ before: before.product, after: input.product }], author);
	// Versions of a part number only increase, even across gloves: no version of a number is reused for another glove.
	await transaction
		.updateTable('product')
		.set({ version: Math.max(before.version, removed?.version ?? 0) + 1 })
		.where('part_number', '=', to)
		.execute();
	await updateState(transaction, input, author);
	await transaction
		.updateTable('product_redirect')
		.set({ to_number: to, changed_in: version })
		.where('to_number', '=', from)
		.execute();
	await transaction.deleteFrom('product_redirect').where('from_number', 'in', [from, to]).execute();
	await transaction
		.insertInto('product_redirect')
		.values({ from_number: from, to_number: to, changed_in: version })
		.execute();
	await renameInCategories(transaction, from, to, version);
	await renameInRelated(transaction, from, to, version, author);
	return requireRecord(transaction, to);
}

async function renameInCategories(
	transaction: DatabaseLike,
	from: string,
	to: string,
	version: number,
): Promise<void> {
	for (const table of ['category', 'site_list'] as const) {
		const key = table === 'category' ? 'name_key' : 'name';
		const rows = await transaction
			.selectFrom(table)
			.select([sql.ref<string>(key).as('key'), 'part_numbers'])
			.execute();
		for (const row of rows) {
			const [partNumbers] = mapReadable([row], (one) => readStoredNumbers(table, one.key, one.part_numbers));
			if (!partNumbers?.includes(from)) continue;
			const renamed = [...new Set(partNumbers.map((one) => (one === from ? to : one)))];
			await transaction
				.updateTable(table)
				.set({ part_numbers: JSON.stringify(renamed), changed_in: version })
				.set((eb) => ({ version: eb('version', '+', 1) }))
				.where(sql.ref(key), '=', row.key)
				.execute();
		}
	}
}

async function renameInRelated(
	transaction: DatabaseLike,
	from: string,
	to: string,
	version: number,
	author: CatalogueAuthor,
): Promise<void> {
	const rows = await transaction
		.selectFrom('product')
		.select(['part_number', 'document'])
		.where('removed', '=', 0)
		.where('document', 'like', `%"${from}"%`)
		.execute();
	const changed = mapReadable(rows, readStoredProduct)
		.filter((product) => product.partNumber !== to && product.relatedProducts.includes(from))
		.map((product) => ({
			...product,
			relatedProducts: product.relatedProducts.map((one) => (one === from ? to : one)),
		}));
	if (changed.length > 0) await upsertProducts(transaction, changed, version, author);
	await transaction
		.updateTable('product')
		.set({ successor: to, changed_in: version })
		.where('successor', '=', from)
		.execute();
}

/** The names of all categories, in alphabetical order ignoring case and accents. */
export async function listCategoryNames(db: DatabaseLike): Promise<string[]> {
	const rows = await db.selectFrom('category').select('name').where('removed', '=', 0).execute();
	return rows.map((row) => row.name).sort((a, b) => (normalizeListing(a) < normalizeListing(b) ? -1 : 1));
}

/** The names of the gloves with these part numbers, in any state; missing ones are omitted. */
export async function listProductNames(
	db: DatabaseLike,
	partNumbers: readonly string[],
): Promise<{ partNumber: string; name: string; state: ProductRecord['state'] }[]> {
	const records = await listProductRecords(db, partNumbers);
	return partNumbers.flatMap((partNumber) => {
		const record = records.get(partNumber);
		return record ? [{ partNumber, name: record.product.name, state: record.state }] : [];
	});
}
