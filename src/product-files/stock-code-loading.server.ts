import { setImmediate as letOthersRun } from 'node:timers/promises';
import { listProductRows } from '../catalogue/catalogue-queries.server.ts';
import type { Product } from '../catalogue/product.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import { StockCodes } from './stock-codes.ts';

const GLOVES_AT_ONCE = 200;

/** The stock codes of all gloves, in any state. */
export async function loadStockCodes(db: DatabaseLike): Promise<StockCodes> {
	const codes = new StockCodes();
	for (let after = ''; ; ) {
		const rows = await listProductRows(db, 0, after, GLOVES_AT_ONCE);
		for (const { partNumber, document, removed } of rows) {
			if (!removed) codes.add(partNumber, (JSON.parse(document) as Product).sizes);
		}
		if (rows.length < GLOVES_AT_ONCE) return codes;
		after = rows.at(-1)?.partNumber ?? after;
		await letOthersRun();
	}
}
