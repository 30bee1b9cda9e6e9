import { join } from 'node:path';
import { raiseCatalogueVersion } from '../src/domain/catalogue/catalogue-queries.server.ts';
import type { Product } from '../src/domain/catalogue/product.ts';
import { findProductDocument, upsertProducts } from '../src/domain/catalogue/product-row-queries.server.ts';
import { EMPTY_LISTING } from '../src/domain/search/listing.ts';
import { LiveCatalogue } from '../src/domain/search/live-catalogue.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { listChoices, listQueries } from './buyer-questions.ts';
import { giveAnswer, takeInput } from './child-process.ts';
import { PlainScan } from './plain-scan.ts';
import { median, quantile } from './statistics.ts';
import { deriveGloves } from './synthetic-catalogue.ts';

/** Search and filter counts in one process, without HTTP, on the catalogue in `dataDir`. Needs `--expose-gc`. */
export type SearchJob = { dataDir: string; gloves: number; quick: boolean };

/** Milliseconds. */
export type Times = { p50: number; p99: number; worst: number };

/** Bytes: the process's memory, and the heap in use after a garbage collection. */
export type Memory = { rss: number; used: number };

export type SearchFigures = {
	search: Times;
	facets: Times;
	list: Times;
	/** The same queries by scanning all gloves: the median. */
	scanSearch: number;
	scanFacets: number;
	/** Milliseconds from an empty process to a ready catalogue. */
	loadMs: number;
	/** The same with the file that an earlier start stored. */
	loadAgainMs: number;
	/** Milliseconds to apply one changed glove, and to read its row. */
	refreshMs: number;
	readMs: number;
	/** Memory added by loading the catalogue. */
	added: Memory;
	/** Bytes of the gloves' JSON. */
	jsonBytes: number;
};

const { dataDir, gloves, quick } = await takeInput<SearchJob>();
const ALL = { kind: 'all' } as const;
const TRIES = quick ? 3 : 5;
const QUESTIONS = 400;

const database = await openDatabase({ dataDir });
const before = settledMemory();
const started = performance.now();
const catalogue = await LiveCatalogue.open(database.db);
const loadMs = performance.now() - started;
const after = settledMemory();
const added: Memory = { rss: after.rss - before.rss, used: after.used - before.used };

const sample = [...deriveGloves(Math.min(gloves, 10_000))];
const queries = listQueries(sample, QUESTIONS);
const choices = listChoices(
	catalogue.index.listGloves({ listing: EMPTY_LISTING, scope: ALL }).groups,
	queries,
	QUESTIONS,
);
const filters = choices.map((choice) => ({ ...choice, q: '' }));

const search = measure(queries, (query) => catalogue.index.search(query, 24));
const facets = measure(filters, (listing) => catalogue.index.facets(listing, ALL));
const list = measure(choices, (listing) => catalogue.index.listGloves({ listing, scope: ALL }));
const { refreshMs, readMs } = await measureChange();
const loadAgainMs = await measureLoadingAgain();

const scan = new PlainScan();
let jsonBytes = 0;
for (const glove of deriveGloves(gloves)) {
	scan.add(glove);
	jsonBytes += JSON.stringify(glove).length;
}
const few = Math.max(10, Math.min(100, Math.ceil(1_000_000 / gloves)));
const scanSearch = median(timesOf(queries.slice(0, few), (query) => scan.search(query)));
const scanFacets = median(timesOf(filters.slice(0, few), (listing) => scan.count(listing)));

await database.close();
giveAnswer({
	search,
	facets,
	list,
	scanSearch,
	scanFacets,
	loadMs,
	loadAgainMs,
	refreshMs,
	readMs,
	added,
	jsonBytes,
} satisfies SearchFigures);

function settledMemory(): Memory {
	for (let i = 0; i < 3; i++) globalThis.gc?.();
	const { rss, heapUsed, external } = process.memoryUsage();
	return { rss, used: heapUsed + external };
}

/**
 * Runs all queries several times, after one warm-up round. `worst` is the slowest query by the median of
 * its runs, so that a single pause of the machine does not count.
 */
function measure<Question>(questions: readonly Question[], ask: (question: Question) => unknown): Times {
	timesOf(questions, ask);
	const rounds = Array.from({ length: TRIES }, () => timesOf(questions, ask));
	const all = rounds.flat();
	const each = questions.map((_, i) => median(rounds.map((times) => times[i] as number)));
	return { p50: quantile(all, 0.5), p99: quantile(all, 0.99), worst: quantile(each, 1) };
}

function timesOf<Question>(questions: readonly Question[], ask: (question: Question) => unknown): number[] {
	return questions.map((question) => {
		const before = performance.now();
		ask(question);
		return performance.now() - before;
	});
}

/** Changes one glove as an editor would, then measures how long this process takes to apply it. */
async function measureChange(): Promise<{ refreshMs: number; readMs: number }> {
	const refreshes: number[] = [];
	const reads: number[] = [];
	for (let i = 0; i < TRIES; i++) {
		const glove = sample[i * 10] as Product;
		const changed = { ...glove, name: `${glove.name} mark ${i}` };
		await database.db.transaction().execute(async (transaction) => {
			await upsertProducts(transaction, [changed], await raiseCatalogueVersion(transaction));
		});
		let before = performance.now();
		await findProductDocument(database.db, glove.partNumber);
		reads.push(performance.now() - before);
		before = performance.now();
		await catalogue.refresh();
		refreshes.push(performance.now() - before);
		if (catalogue.index.findCard(glove.partNumber)?.name !== changed.name)
			throw new Error('The change is not seen.');
	}
	return { refreshMs: median(refreshes), readMs: median(reads) };
}

async function measureLoadingAgain(): Promise<number> {
	const file = { path: join(dataDir, 'derived-gloves'), program: 'bench' };
	if (!(await catalogue.storeDerived(file, new AbortController().signal)))
		throw new Error('What was derived was not stored.');
	const startedAgain = performance.now();
	await LiveCatalogue.open(database.db, file);
	return performance.now() - startedAgain;
}
