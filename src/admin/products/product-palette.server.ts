import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { isNamed } from '../frame/menu/palette-entry.ts';
import type { PaletteProvider } from '../frame/staff-services.server.ts';
import { listProducts } from './product-list-queries.server.ts';

const MAX = 5;

/** Gloves to edit, for the command palette; includes drafts and retired ones. */
export function productPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text) => {
		const typed = text.trim().toLowerCase();
		// Always includes the glove with exactly this number, however many others contain it.
		const numbers = [typed, typed.replace(/\s+/g, ''), typed.replace(/\s+/g, '-')];
		const [named, { products }] = await Promise.all([
			listProductRecords(db, [...new Set(numbers)]),
			listProducts(db, { text, sort: 'partNumber', category: '' }, MAX),
		]);
		const exact = [...named.values()].map(({ product }) => product);
		const others = products.filter(({ partNumber }) => !named.has(partNumber));
		return [...exact, ...others].slice(0, MAX).map(({ partNumber, name }) => ({
			kind: 'product',
			title: formatPartNumber(partNumber),
			detail: name,
			href: `/admin/update-product/${partNumber}`,
			exact: isNamed(text, [partNumber, name]),
		}));
	};
}
