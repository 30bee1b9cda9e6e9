import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findCatalogueVersion, listCategoryRows } from '../../domain/catalogue/catalogue-queries.server.ts';
import { listProductRows } from '../../domain/catalogue/product-row-queries.server.ts';
import { readStoredProduct } from '../../domain/catalogue/stored-product.server.ts';
import { EXPORT_FORMAT } from '../../domain/catalogue-import/readers/json-records.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';

const PAGE = 500;
const MAX_TRIES = 5;

/** `unreadable`: part numbers of gloves with an unreadable document, which are not in the file. */
export type ExportCounts = { products: number; categories: number; unreadable: string[] };

/**
 * Exports the catalogue to a JSON file that can be imported without any change: one glove per line, by part number,
 * then the categories by name. The file is written atomically.
 */
export async function exportCatalogue(db: DatabaseLike, file: string): Promise<ExportCounts> {
	const part = `${file}.part-${process.pid}`;
	try {
		for (let tries = 0; tries < MAX_TRIES; tries++) {
			const counts: ExportCounts = { products: 0, categories: 0, unreadable: [] };
			const version = await findCatalogueVersion(db);
			await pipeline(Readable.from(listExportLines(db, counts)), createWriteStream(part));
			// A concurrent write would be only partly in the file.
			if ((await findCatalogueVersion(db)) !== version) continue;
			await rename(part, file);
			return counts;
		}
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
		throw new StartError(`Cannot write ${file} (${code}).`);
	} finally {
		await rm(part, { force: true });
	}
	throw new StartError(
		'The catalogue is being changed all the time. Export it again when the import is over.',
	);
}

async function* listExportLines(db: DatabaseLike, counts: ExportCounts): AsyncGenerator<string> {
	yield `{"format":"${EXPORT_FORMAT}","version":1,"products":[`;
	for (let after = ''; ; ) {
		const rows = await listProductRows(db, 0, after, PAGE);
		for (const row of rows.filter(({ removed }) => !removed)) {
			const [product] = mapReadable([row], ({ partNumber, document }) =>
				readStoredProduct({ part_number: partNumber, document }),
			);
			if (!product) {
				counts.unreadable.push(row.partNumber);
				continue;
			}
			yield `${counts.products++ === 0 ? '\n' : ',\n'}${row.document}`;
		}
		if (rows.length < PAGE) break;
		after = rows.at(-1)?.partNumber ?? after;
	}
	yield '\n],"categories":[';
	const categories = (await listCategoryRows(db, 0)).filter(({ removed }) => !removed);
	const names = categories.map(({ category }) => category).sort((a, b) => (a.name < b.name ? -1 : 1));
	for (const category of names) {
		yield `${counts.categories++ === 0 ? '\n' : ',\n'}${JSON.stringify(category)}`;
	}
	yield '\n]}\n';
}
