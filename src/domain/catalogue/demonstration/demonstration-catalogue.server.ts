import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { isNewCatalogue, raiseCatalogueVersion, upsertCategories } from '../catalogue-queries.server.ts';
import type { Category } from '../category.ts';
import type { Product } from '../product.ts';
import { upsertProducts } from '../product-row-queries.server.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/catalogue');

/** The range in `content/catalogue`; a test checks it against every rule of the schema. */
export function readDemonstrationCatalogue(folder = FOLDER): { products: Product[]; categories: Category[] } {
	const products = readdirSync(join(folder, 'products'))
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => JSON.parse(readFileSync(join(folder, 'products', file), 'utf8')) as Product);
	return { products, categories: JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) };
}

/**
 * Loads the demonstration range if the catalogue was never written to, and returns the number of gloves written.
 * Processes that start at once are serialized by the version row, so it is loaded only once.
 */
export async function loadDemonstrationCatalogue(db: Kysely<Schema>): Promise<number> {
	if (!(await isNewCatalogue(db))) return 0;
	const { products, categories } = readDemonstrationCatalogue();
	return db.transaction().execute(async (transaction) => {
		const version = await raiseCatalogueVersion(transaction);
		// Another process was first; the unused version is harmless.
		if (version !== 1) return 0;
		await upsertProducts(transaction, products, version);
		await upsertCategories(transaction, categories, version);
		return products.length;
	});
}
