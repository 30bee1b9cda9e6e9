import {
	compareFirstAnswers,
	type FirstComparison,
	type FirstLoad,
	waitForRest,
	warmUp,
} from './answer-load.ts';
import { atMost, type Bench, type BenchContext, type BenchRow, formatNumber } from './bench-row.ts';
import { listQueries } from './buyer-questions.ts';
import { startSite } from './child-process.ts';
import { deriveGloves } from './synthetic-catalogue.ts';

const GLOVES = 10_000;

/** Pages of each kind that are asked for before the first of them is measured. */
const WARM_UP_PAGES = 100;

export const firstAnswers: Bench = {
	name: 'first',
	about: 'pages and calls that nobody asked for before, over HTTP: processor time over bare node:http',
	run: async (context) => {
		const gloves = [...deriveGloves(GLOVES)];
		const texts = listQueries(gloves, 3_000);
		const details = gloves.map(({ partNumber }) => `/api/products/${partNumber}`);
		return [
			...(await measure(context, 0, [{ what: 'Listing page, 60 gloves', paths: listings(), aim: 300 }])),
			...(await measure(context, GLOVES, [
				{ what: 'API: one glove, 10,000 gloves', paths: details, aim: 2, many: 10 },
				{ what: 'API: list of 24, 10,000 gloves', paths: apiLists(), aim: 4, many: 2 },
				{ what: 'Listing page, 10,000 gloves', paths: listings(), aim: 300 },
				{ what: 'Search page, 10,000 gloves', paths: texts.map(searchPage), aim: 350 },
				{
					what: 'Product page, 10,000 gloves',
					// A colour variant's address leads to its glove.
					paths: gloves.flatMap(({ partNumber }) =>
						/-[a-z]+$/.test(partNumber) ? [] : [`/products/${partNumber}`],
					),
					aim: 220,
				},
			])),
		];
	},
};

/** One full listing under thousands of addresses: the second size is one that no glove has. */
const listings = () => Array.from({ length: 3_000 }, (_, i) => `/products?size=L&size=none-${i}`);

const searchPage = (text: string) => `/products?q=${encodeURIComponent(text)}`;

const apiLists = () =>
	['', '&lang=fr'].flatMap((language) =>
		['name,asc', 'partNumber,asc', 'name,desc', 'partNumber,desc'].flatMap((sort) =>
			Array.from(
				{ length: GLOVES / 24 },
				(_, page) => `/api/products?page=${page}&size=24&sort=${sort}${language}`,
			),
		),
	);

/** `aim` is a multiple of bare node:http; `many` how many times more answers a round asks than of pages. */
type FirstKind = { what: string; paths: readonly string[]; aim: number; many?: number };

async function measure(
	context: BenchContext,
	count: number,
	kinds: readonly FirstKind[],
): Promise<BenchRow[]> {
	const size = (many = 1): FirstLoad =>
		context.quick ? { rounds: 3, amount: 32 * many } : { rounds: 7, amount: 48 * many };
	const site = await startSite(await context.catalogueOf(count), context.siteArguments);
	try {
		await waitForRest(site);
		// The last addresses are left for this: none is asked for twice.
		for (const { paths, many } of kinds) await warmUp(site, paths.slice(-WARM_UP_PAGES * (many ?? 1)));
		const rows: BenchRow[] = [];
		for (const { what, paths, aim, many } of kinds) {
			rows.push(...toRows(what, await compareFirstAnswers(site, paths, size(many)), aim));
		}
		return rows;
	} finally {
		await site.stop();
	}
}

function toRows(what: string, { alone, together, bare, bytes }: FirstComparison, aim: number): BenchRow[] {
	const ms = (micros: number) => `${formatNumber(micros / 1000)} ms cpu`;
	return [
		{
			what: `${what}, first time`,
			measured: `${ms(alone.cpu)}, ${formatNumber(bytes / 1000)} kB`,
			reference: `bare node:http ${formatNumber(bare.cpu)} µs cpu`,
			ratio: alone.cpu / bare.cpu,
			aim: atMost(alone.cpu / bare.cpu, aim, 'x'),
		},
		{
			what: `${what}, first time, 32 callers`,
			measured: `${ms(together.cpu)}, ${formatNumber(together.perSecond)}/s`,
			reference: `one caller ${ms(alone.cpu)}, ${formatNumber(alone.perSecond)}/s`,
			ratio: together.cpu / alone.cpu,
			aim: atMost(together.cpu / alone.cpu, 1.1, 'x'),
		},
	];
}
