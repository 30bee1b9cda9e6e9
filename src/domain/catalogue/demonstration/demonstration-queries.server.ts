import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Product } from '../product.ts';
import { readStoredProduct } from '../stored-product.server.ts';
import { readDemonstrationCatalogue } from './demonstration-catalogue.server.ts';

let ids: readonly string[] | undefined;

/** The files of the range are read once, when somebody first asks. */
function demonstrationIds(): readonly string[] {
	ids ??= readDemonstrationCatalogue().products.map(({ id }) => id);
	return ids;
}

/** The gloves of the demonstration range that nobody has changed, in any state. */
export async function listDemonstrationGloves(
	db: DatabaseLike,
): Promise<{ id: string; partNumber: string }[]> {
	const rows = await db
		.selectFrom('product')
		.select(['id', 'part_number'])
		.where('id', 'in', demonstrationIds())
		.where('updated_by', '=', '')
		.where('removed', '=', 0)
		.orderBy('part_number')
		.execute();
	return rows.map((row) => ({ id: row.id, partNumber: row.part_number }));
}

/** Removed gloves as they were; those whose number another glove has had since are missing. */
export async function findRemovedGloves(
	db: DatabaseLike,
	gloves: readonly { id: string; partNumber: string }[],
): Promise<Product[]> {
	if (gloves.length === 0) return [];
	const rows = await db
		.selectFrom('product')
		.select(['id', 'part_number', 'document'])
		.where(
			'id',
			'in',
			gloves.map(({ id }) => id),
		)
		.where('removed', '=', 1)
		.execute();
	return rows
		.filter((row) => gloves.some(({ id, partNumber }) => id === row.id && partNumber === row.part_number))
		.map(readStoredProduct);
}
