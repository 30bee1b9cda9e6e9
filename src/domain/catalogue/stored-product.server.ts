import { z } from 'zod';
import { readStored, UnreadableDocumentError } from '../../platform/db/stored-json.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import type { Product } from './product.ts';
import { productSchema } from './product-schema.ts';

/** A list of part numbers as stored by categories and best sellers. */
const storedNumbersSchema = z.array(z.string(), issueOf('validation.list'));

/**
 * Reads the glove of a `product` row.
 * @throws UnreadableDocumentError
 */
export function readStoredProduct(row: { part_number: string; document: unknown }): Product {
	const location = { table: 'product', column: 'document', id: row.part_number };
	const product = readStored(location, row.document, productSchema);
	if (product.partNumber === row.part_number) return product;
	throw new UnreadableDocumentError(location, `partNumber: is not the row's own, ${row.part_number}`);
}

/**
 * Reads a previous version of a glove from a `product_version` row.
 * @throws UnreadableDocumentError
 */
export function readStoredVersion(row: { product_id: string; version: number; document: unknown }): Product {
	const location = { table: 'product_version', column: 'document', id: `${row.product_id}/${row.version}` };
	return readStored(location, row.document, productSchema);
}

/**
 * Reads the part numbers of a category or of a site list.
 * @param id the row's key: a name.
 * @throws UnreadableDocumentError
 */
export function readStoredNumbers(table: 'category' | 'site_list', id: string, text: unknown): string[] {
	return readStored({ table, column: 'part_numbers', id }, text, storedNumbersSchema);
}
