import type { Product } from '../../domain/catalogue/product.ts';

/** The tabs of a glove, in order. */
const PRODUCT_TABS = ['welders101', 'details', 'specs'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

type TabSource = Pick<
	Product,
	| 'weldingProcesses'
	| 'weldingPositions'
	| 'productDetails'
	| 'features'
	| 'usedIn'
	| 'packaging'
	| 'specifications'
>;

/** "Glove features": the detail lines, or the cards' short features if a glove has none. */
export function listGloveFeatures({
	productDetails,
	features,
}: Pick<Product, 'productDetails' | 'features'>): string[] {
	const lines = productDetails.length > 0 ? productDetails : (features[0] ?? []);
	return lines.filter((line) => line.trim() !== '');
}

/** The tabs for which a glove has content (docs/behaviour.md, "Product page"). */
export function listTabs(product: TabSource): ProductTab[] {
	const shown: Record<ProductTab, boolean> = {
		welders101: product.weldingProcesses.length > 1 || product.weldingPositions.length > 1,
		details:
			listGloveFeatures(product).length > 0 ||
			product.usedIn.some((line) => line.trim() !== '') ||
			product.packaging.masterCase !== null,
		specs: Object.keys(product.specifications).length > 0,
	};
	return PRODUCT_TABS.filter((tab) => shown[tab]);
}

/**
 * The tab that is open first: Welder's 101 if both processes and positions exceed two, otherwise Details
 * (docs/behaviour.md, "Product page"); the first tab if a glove has no Details. Undefined for a glove without tabs.
 */
export function defaultTab(product: TabSource): ProductTab | undefined {
	const tabs = listTabs(product);
	const preferred: ProductTab =
		product.weldingProcesses.length > 2 && product.weldingPositions.length > 2 ? 'welders101' : 'details';
	return tabs.includes(preferred) ? preferred : tabs[0];
}
