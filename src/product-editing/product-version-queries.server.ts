import type { Selectable } from 'kysely';
import type { Product } from '../catalogue/product.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import type { ProductRecord } from './product-record.ts';

/** A state of a glove that was saved over. */
export type ProductVersion = Omit<ProductRecord, 'updatedAt' | 'updatedBy'> & {
	savedAt: string;
	savedBy: string;
};

/** What a glove was before each save, the latest first. */
export async function listProductVersions(
	db: DatabaseLike,
	productId: string,
	most: number,
): Promise<ProductVersion[]> {
	const rows = await db
		.selectFrom('product_version')
		.selectAll()
		.where('product_id', '=', productId)
		.orderBy('version', 'desc')
		.limit(most)
		.execute();
	return rows.map(toVersion);
}

export async function findProductVersion(
	db: DatabaseLike,
	productId: string,
	version: number,
): Promise<ProductVersion | undefined> {
	const row = await db
		.selectFrom('product_version')
		.selectAll()
		.where('product_id', '=', productId)
		.where('version', '=', version)
		.executeTakeFirst();
	return row && toVersion(row);
}

function toVersion(row: Selectable<Schema['product_version']>): ProductVersion {
	return {
		product: JSON.parse(row.document) as Product,
		state: row.state,
		successor: row.successor,
		version: row.version,
		savedAt: row.saved_at,
		savedBy: row.saved_by,
	};
}
