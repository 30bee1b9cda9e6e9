import type { PriceList } from './price-list.ts';

/** A list in Canadian dollars without prices or rules; the list prices, unless `change` says otherwise. */
export function aPriceList(change: Partial<PriceList> = {}): PriceList {
	const { id = 's' } = change;
	return {
		id,
		name: `List ${id}`,
		kind: 'standard',
		currency: 'CAD',
		parentId: '',
		off: { pair: 0 },
		rules: [],
		sizeRules: [],
		validFrom: '',
		validTo: '',
		version: 1,
		isRetired: false,
		createdAt: '',
		updatedAt: '',
		...change,
	};
}
