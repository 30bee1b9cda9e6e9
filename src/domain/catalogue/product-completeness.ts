import type { Product } from './product.ts';
import { isBlankValue } from './product-fields.ts';

/** The parts of a glove's page that buyers look for, and their weights; the sum is 100. */
const PARTS = {
	pictures: 15,
	sizes: 12,
	certifications: 12,
	descriptionLong: 10,
	specifications: 10,
	weldingProcesses: 8,
	features: 6,
	productDetails: 6,
	applications: 5,
	usedIn: 4,
	packaging: 4,
	description: 3,
	label: 2,
	color: 1,
	tags: 2,
} as const;

export type CompletenessPart = keyof typeof PARTS;

/** Completeness of a glove from 0 to 100, and the missing parts, highest weight first. */
export function scoreCompleteness(product: Product): { score: number; missing: CompletenessPart[] } {
	const missing = (Object.keys(PARTS) as CompletenessPart[]).filter((part) => !hasPart(product, part));
	return { score: missing.reduce((score, part) => score - PARTS[part], 100), missing };
}

function hasPart(product: Product, part: CompletenessPart): boolean {
	switch (part) {
		case 'pictures':
			// The second picture is shown when hovering a card; pictures on other sites are never shown.
			return product.pictures.filter((address) => address.startsWith('/')).length >= 2;
		case 'packaging':
			return product.packaging.masterCase !== null && product.packaging.innerBag !== null;
		case 'features':
			return product.features.some((list) => list.length > 0);
		case 'tags':
			return product.weldingTags.length > 0 && product.materialTags.length > 0;
		default:
			return !isBlankValue(product[part]);
	}
}
