import { setTimeout as wait } from 'node:timers/promises';
import { raiseCatalogueVersion } from '../src/domain/catalogue/catalogue-queries.server.ts';
import { readDemonstrationCatalogue } from '../src/domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../src/domain/catalogue/product.ts';
import { findProductDocument, upsertProducts } from '../src/domain/catalogue/product-row-queries.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { PAGES } from './answer-rows.ts';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import { makeFolder, startSite } from './child-process.ts';
import { quantile } from './statistics.ts';

const POLL_INTERVAL_MS = 5;
const GIVE_UP_MS = 10_000;

/** The visible results of the change in either process, each polled until it appears. */
const URLS = ['/api/products/xy276-3', PAGES.product, PAGES.listing];

export const writeVisible: Bench = {
	name: 'write',
	about: 'from the commit of a catalogue write to its sight in two other processes, API and pages',
	run: async ({ quick }) => {
		// A separate database, because the other rows read an unchanged one. The first site loads the
		// demonstration range.
		const dataDir = makeFolder();
		const sites = [await startSite(dataDir), await startSite(dataDir)];
		const database = await openDatabase({ dataDir });
		const other = await openDatabase({ dataDir });
		const glove = readDemonstrationCatalogue().products.find(
			({ partNumber }) => partNumber === 'xy276-3',
		) as Product;
		const times: number[] = [];
		const raw: number[] = [];
		try {
			for (let i = 0; i < (quick ? 4 : 12); i++) {
				const name = `Argon Press mark ${i}`;
				await database.db.transaction().execute(async (transaction) => {
					await upsertProducts(transaction, [{ ...glove, name }], await raiseCatalogueVersion(transaction));
				});
				const committed = performance.now();
				await findProductDocument(other.db, 'xy276-3');
				raw.push(performance.now() - committed);
				await Promise.all(
					sites.flatMap(({ address }) => URLS.map((path) => lookUntil(address + path, name))),
				);
				times.push(performance.now() - committed);
			}
		} finally {
			await database.close();
			await other.close();
			await Promise.all(sites.map((site) => site.stop()));
		}
		const last = quantile(times, 1);
		return [
			{
				what: 'Catalogue write to sight in two other processes',
				measured: `p50 ${formatNumber(quantile(times, 0.5))}, last ${formatNumber(last)} ms`,
				reference: `another connection reads it after ${formatNumber(quantile(raw, 0.5))} ms`,
				ratio: quantile(times, 0.5) / quantile(raw, 0.5),
				aim: atMost(last, 1_000, ' ms'),
			},
		];
	},
};

async function lookUntil(url: string, text: string): Promise<void> {
	const before = performance.now();
	while (performance.now() - before < GIVE_UP_MS) {
		const response = await fetch(url);
		if ((await response.text()).includes(text)) return;
		await wait(POLL_INTERVAL_MS);
	}
	throw new Error(`${url} does not show the change after ${GIVE_UP_MS / 1000} s.`);
}
