import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { EarlierDocument } from '../../platform/db/stored-kind.server.ts';
import type { ProductRecord } from './product-record.ts';
import { readStoredVersion } from './stored-product.server.ts';

/** A previous version of a glove. */
export type ProductVersion = Omit<ProductRecord, 'updatedAt' | 'updatedBy'> & {
	savedAt: string;
	savedBy: string;
};

const MAX_EARLIER = 10;

/** The previous versions of a glove, latest first. */
export async function listProductVersions(
	db: DatabaseLike,
	productId: string,
	limit: number,
): Promise<ProductVersion[]> {
	const rows = await db
		.selectFrom('product_version')
		.selectAll()
		.where('product_id', '=', productId)
		.orderBy('version', 'desc')
		.limit(limit)
		.execute();
	return mapReadable(rows, toVersion);
}

/** The latest readable versions of a glove, each with its current part number, for restoring one by hand. */
export async function listEarlierDocuments(db: DatabaseLike, partNumber: string): Promise<EarlierDocument[]> {
	const row = await db
		.selectFrom('product')
		.select('id')
		.where('part_number', '=', partNumber)
		.executeTakeFirst();
	if (!row) return [];
	const versions = await listProductVersions(db, row.id, MAX_EARLIER);
	return versions.map(({ version, savedAt, savedBy, product }) => ({
		version,
		at: savedAt,
		by: savedBy,
		text: JSON.stringify({ ...product, id: row.id, partNumber }, null, 2),
	}));
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
		product: readStoredVersion(row),
		state: row.state,
		successor: row.successor,
		version: row.version,
		savedAt: row.saved_at,
		savedBy: row.saved_by,
	};
}
