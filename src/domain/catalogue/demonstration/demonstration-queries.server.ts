import categories from '../../../../content/catalogue/categories.json' with { type: 'json' };
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Product } from '../product.ts';
import { readStoredProduct } from '../stored-product.server.ts';

/** The part numbers of the range: each of its gloves is in a category. */
const PART_NUMBERS = [...new Set(categories.flatMap(({ partNumbers }) => partNumbers))];

/** The gloves of the demonstration range that nobody has changed, in any state. */
export async function listDemonstrationGloves(
	db: DatabaseLike,
): Promise<{ id: string; partNumber: string }[]> {
	const rows = await db
		.selectFrom('product')
		.select(['id', 'part_number'])
		.where('part_number', 'in', PART_NUMBERS)
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
