import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { createSite, type SiteOptions } from '../app/site.server.ts';
import { raiseCatalogueVersion, upsertCategories } from '../domain/catalogue/catalogue-queries.server.ts';
import type { Category } from '../domain/catalogue/category.ts';
import { readDemonstrationCatalogue } from '../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../domain/catalogue/product.ts';
import { upsertProducts } from '../domain/catalogue/product-row-queries.server.ts';
import { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import type { Database } from '../platform/db/database.server.ts';
import { createLog } from '../platform/process/log.server.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.server.ts';
import { openTestDatabase } from './test-database.ts';

export type TestSite = {
	app: FastifyInstance;
	database: Database;
	catalogue: LiveCatalogue;
	logLines: () => Record<string, unknown>[];
};

/** The real application on a real database of the project's engine, by default with the demonstration range. */
export async function openTestSite(
	options: Partial<SiteOptions> & { products?: Product[]; categories?: Category[] } = {},
): Promise<TestSite> {
	const database = options.database ?? (await openTestDatabase());
	const range = readDemonstrationCatalogue();
	await writeCatalogue(database, options.products ?? range.products, options.categories ?? range.categories);
	const catalogue = await LiveCatalogue.open(database.db, inject('derivedRange'));
	onTestFinished(() => catalogue.close());
	const lines: string[] = [];
	const sink = new Writable({
		write(chunk, _encoding, done) {
			lines.push(...String(chunk).trim().split('\n'));
			done();
		},
	});
	const log = createLog('info', sink as never);
	const pictures = options.pictures ?? openFolderStorage(makeTestFolder());
	const publicUrl = 'http://localhost';
	const app = await createSite({ log, database, catalogue, pictures, publicUrl, ...options });
	onTestFinished(() => app.close());
	refuseUnwordedMessages(app);
	return { app, database, catalogue, logLines: () => lines.map((line) => JSON.parse(line)) };
}

/** Fails where a response holds a message that `issueOf` encoded and nobody worded. */
function refuseUnwordedMessages(app: FastifyInstance): void {
	const inject = app.inject.bind(app) as (...given: unknown[]) => unknown;
	app.inject = ((...given: unknown[]) => {
		const answered = inject(...given);
		if (!(answered instanceof Promise)) return answered;
		return answered.then((answer: { rawPayload: Buffer }) => {
			const at = answer.rawPayload.indexOf('u0001{');
			if (at < 0) return answer;
			throw new Error(`A response holds an unworded message: ${answer.rawPayload.subarray(at, at + 200)}`);
		});
	}) as typeof app.inject;
}

/** An empty folder for one test, removed when the test ends. */
export function makeTestFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-test-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Writes gloves and categories like an editor: in one transaction that increments the version. */
export async function writeCatalogue(
	database: Database,
	products: Product[],
	categories: Category[] = [],
): Promise<void> {
	await database.db.transaction().execute(async (transaction) => {
		const version = await raiseCatalogueVersion(transaction);
		await upsertProducts(transaction, products, version);
		await upsertCategories(transaction, categories, version);
	});
}
