import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { listProductRows } from '../catalogue/product-row-queries.server.ts';
import { readStoredProduct } from '../catalogue/stored-product.server.ts';
import { StockCodes } from './stock-codes.ts';

const GLOVES_AT_ONCE = 200;

/** Stock codes of all gloves, in any state. */
export async function loadStockCodes(db: DatabaseLike): Promise<StockCodes> {
	const codes = new StockCodes();
	for (let after = ''; ; ) {
		const rows = await listProductRows(db, 0, after, GLOVES_AT_ONCE);
		for (const { partNumber, document, removed } of rows) {
			if (removed) continue;
			const [product] = mapReadable([{ part_number: partNumber, document }], readStoredProduct);
			if (product) codes.add(partNumber, product.sizes);
		}
		if (rows.length < GLOVES_AT_ONCE) return codes;
		after = rows.at(-1)?.partNumber ?? after;
		await letOthersRun();
	}
}
