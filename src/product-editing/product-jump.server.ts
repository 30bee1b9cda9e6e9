import { formatPartNumber } from '../catalogue/part-number.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import type { JumpProvider } from '../staff/staff-services.server.ts';
import { listProducts } from './product-list-queries.server.ts';

const MOST = 5;

/** Gloves to change, drafts and retired ones included, for the command palette. */
export function jumpToProduct(db: DatabaseLike): JumpProvider {
	return async (text) => {
		const { products } = await listProducts(db, { text, sort: 'partNumber', category: '' }, MOST);
		return products.map(({ partNumber, name }) => ({
			kind: 'product',
			title: formatPartNumber(partNumber),
			detail: name,
			href: `/admin/update-product/${partNumber}`,
		}));
	};
}
