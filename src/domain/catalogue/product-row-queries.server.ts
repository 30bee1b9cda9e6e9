import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { noteChangedGloves } from '../translations/note-changes.server.ts';
import type { Product } from './product.ts';
import { toProductListing } from './product-listing.ts';
import { replaceListings } from './product-listing-queries.server.ts';
import type { ProductState } from './product-state.ts';
import { readStoredProduct } from './stored-product.server.ts';

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

/** Rows per statement: PostgreSQL allows 65,535 parameters, SQLite 32,766. */
const ROWS_PER_STATEMENT = 500;

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
		await noteTranslations(transaction, chunk, author);
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

/** Notes which French texts no longer fit, before the gloves are overwritten. */
async function noteTranslations(
	transaction: DatabaseLike,
	products: readonly Product[],
	author: CatalogueAuthor,
): Promise<void> {
	const documents = await findProductDocuments(
		transaction,
		products.map(({ partNumber }) => partNumber),
	);
	const changes = products.flatMap((after) => {
		const document = documents.get(after.partNumber);
		if (document === undefined || document === JSON.stringify(after)) return [];
		// What cannot be read had no translations that could be outdated.
		const [before] = mapReadable([{ part_number: after.partNumber, document }], readStoredProduct);
		return before?.id === after.id ? [{ before, after }] : [];
	});
	await noteChangedGloves(transaction, changes, author);
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
