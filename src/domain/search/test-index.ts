import type { Category } from '../catalogue/category.ts';
import type { Product } from '../catalogue/product.ts';
import { aGlove } from '../catalogue/test-glove.ts';
import { toCatalogueEntry } from './index/catalogue-entry.ts';
import { assembleCatalogueIndex, type CatalogueIndex } from './index/catalogue-index.ts';
import { Vocabulary } from './query/vocabulary.ts';

/** Creates an index over these gloves and categories, for tests. */
export function anIndex(gloves: readonly Product[], categories: readonly Category[] = []): CatalogueIndex {
	const vocabulary = new Vocabulary();
	return assembleCatalogueIndex(
		gloves.map((glove) => toCatalogueEntry(glove, vocabulary)),
		categories,
		vocabulary,
	);
}

/** Searches without a right glove among their first three hits, each with these hits. `right` is a list of part numbers. */
export function listMisses(
	index: CatalogueIndex,
	searches: readonly (readonly [query: string, right: string])[],
): string[] {
	return searches.flatMap(([query, right]) => {
		const found = index.search(query, 3).hits.map(({ partNumber }) => partNumber);
		return found.some((number) => right.split(' ').includes(number)) ? [] : [`${query}: ${found.join(', ')}`];
	});
}

/** A glove whose texts are empty except for its name, so that a test sees only what it added. */
export function aBareGlove(partNumber: string, changes: Partial<Product> = {}): Product {
	return aGlove({
		id: `glv_${partNumber}`,
		partNumber,
		name: `Glove ${partNumber}`,
		description: '',
		descriptionLong: '',
		sizes: {},
		productDetails: [],
		applications: [],
		usedIn: [],
		features: [],
		certifications: [],
		weldingProcesses: [],
		weldingPositions: [],
		relatedProducts: [],
		specifications: {},
		weldingTags: [],
		materialTags: [],
		color: '',
		label: '',
		...changes,
	});
}

/** Bare gloves numbered xy000, xy001 and so on. */
export const bareGloves = (count: number): Product[] =>
	Array.from({ length: count }, (_, at) => aBareGlove(`xy${String(at).padStart(3, '0')}`));
