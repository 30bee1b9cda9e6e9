import type { Product } from '../src/domain/catalogue/product.ts';
import { formatListing } from '../src/domain/search/listing.ts';
import { type Comparison, compareWithBare, fetchAnswer, type LoadSize } from './answer-load.ts';
import { atMost, type Bench, type BenchContext, type BenchRow, formatNumber } from './bench-row.ts';
import { type FilterValues, listChoices, listQueries } from './buyer-questions.ts';
import { type MeasuredServer, startSite } from './child-process.ts';
import { deriveGloves } from './synthetic-catalogue.ts';

const GLOVES = 10_000;
const QUESTIONS = 300;
/** More responses than the site caches, so that each is computed again in its turn. */
const NEW_QUESTIONS = 24_000;

/** Addresses of the demonstration range, by the name of the page. */
export const PAGES = { listing: '/products', product: '/products/xy276-3' };
const FRENCH_PAGES = { 'French listing': '/fr/produits', 'French product': '/fr/produits/xy276-3' };

export const pageAnswers: Bench = {
	name: 'pages',
	about: 'pages held in memory: processor time of an answer over bare node:http with the same bytes',
	run: async (context) => {
		const site = await startSite(await context.catalogueOf(0), context.siteArguments);
		try {
			const rows: BenchRow[] = [];
			// The fresh process is still collecting garbage from its start.
			await compareWithBare(site, [PAGES.listing], sizeOf(context, 10_000));
			for (const [page, path] of Object.entries({ ...PAGES, ...FRENCH_PAGES })) {
				const compared = await compareWithBare(site, [path], sizeOf(context, 20_000));
				rows.push(toRow(`Held ${page} page (${path}, br)`, compared, 1.25));
			}
			return rows;
		} finally {
			await site.stop();
		}
	},
};

export const apiAnswers: Bench = {
	name: 'api',
	about: 'API calls at 10,000 gloves: processor time of an answer over bare node:http with the same bytes',
	run: async (context) => {
		const site = await startSite(await context.catalogueOf(GLOVES), context.siteArguments);
		try {
			return await compareApi(site, context);
		} finally {
			await site.stop();
		}
	},
};

async function compareApi(site: MeasuredServer, context: BenchContext): Promise<BenchRow[]> {
	const gloves = [...deriveGloves(GLOVES)];
	const details = gloves
		.filter((_, i) => i % 200 === 0)
		.map(({ partNumber }) => `/api/products/${partNumber}`);
	const lists = Array.from({ length: 50 }, (_, page) => `/api/products?page=${page * 8}&size=24`);
	const { groups } = JSON.parse(String((await fetchAnswer(site.address, '/api/products/facets')).body)) as {
		groups: FilterValues;
	};
	const asked = askSearches(gloves, groups, QUESTIONS);
	const anew = askSearches(gloves, groups, NEW_QUESTIONS);
	// The process still collects garbage from loading, which would count against the first row.
	await compareWithBare(site, details, sizeOf(context, 10_000));
	const detail = await compareWithBare(site, details, sizeOf(context, 10_000));
	const list = await compareWithBare(site, lists, sizeOf(context, 2_000));
	const search = await compareWithBare(site, anew.searches, sizeOf(context, 3_000));
	const counts = await compareWithBare(site, anew.facets, sizeOf(context, 3_000));
	const newPairs = await compareWithBare(site, pairUp(anew), sizeOf(context, 6_000));
	const pairs = await compareWithBare(site, pairUp(asked), sizeOf(context, 6_000));
	return [
		toRow('API: one glove', detail, 1.6),
		toRow('API: list of 24', list, 3),
		toRow('API: search, asked for the first time', search),
		toRow('API: filter counts, asked for the first time', counts),
		toRow('API: search and its filter counts, first time', newPairs, 10),
		toRow('API: search and its filter counts, asked again', pairs, 10),
	];
}

type Searches = { searches: string[]; facets: string[] };

/** `count` different search texts, and the filter counts for each: with no filter, one, or two. */
function askSearches(gloves: readonly Product[], groups: FilterValues, count: number): Searches {
	const queries = listQueries(gloves, count);
	const filters = listChoices(groups, [], count, 2);
	return {
		searches: queries.map((q) => `/api/products/search?q=${encodeURIComponent(q)}`),
		facets: queries.map(
			(q, i) =>
				`/api/products/facets?${formatListing({ ...filters[i], q, page: 1, filters: filters[i]?.filters ?? {} })}`,
		),
	};
}

/** Requested as a page does: a text, then its counts. */
function pairUp({ searches, facets }: Searches): string[] {
	return searches.flatMap((path, i) => [path, facets[i] as string]);
}

function toRow(what: string, compared: Comparison, limit?: number): BenchRow {
	const cost = (micros: number, perSecond: number) =>
		`${formatNumber(micros)} µs cpu, ${formatNumber(perSecond)}/s`;
	return {
		what,
		measured: cost(compared.site, compared.sitePerSecond),
		reference: `bare node:http ${cost(compared.bare, compared.barePerSecond)}`,
		ratio: compared.ratio,
		...(limit === undefined ? {} : { aim: atMost(compared.ratio, limit, 'x') }),
	};
}

function sizeOf({ quick }: BenchContext, amount: number): LoadSize {
	return quick ? { rounds: 3, amount: amount / 2 } : { rounds: 7, amount };
}
