import { atMost, type Bench, type BenchRow, formatNumber } from './bench-row.ts';
import { runJob } from './child-process.ts';
import type { SearchFigures, SearchJob, Times } from './search-job.ts';

const SIZES = [300, 10_000, 100_000];

/** Maximum milliseconds for the slowest filter selection, and for 99 in 100 searches. */
const AIM_MS = 5;

/** A change must be visible within 1 s, and is polled for every 300 ms. */
const CHANGE_MS = 700;

export const searchAnswers: Bench = {
	name: 'search',
	about:
		'search and filter counts in process at 300, 10,000 and 100,000 gloves; memory; taking over a change',
	run: async ({ quick, catalogueOf }) => {
		const sizes = quick ? SIZES.slice(0, 2) : SIZES;
		const figures: { gloves: number; found: SearchFigures }[] = [];
		for (const gloves of sizes) {
			const input: SearchJob = { dataDir: await catalogueOf(gloves), gloves, quick };
			const found = await runJob<SearchFigures>('search-job.ts', input, [
				'--expose-gc',
				'--max-old-space-size=4096',
			]);
			figures.push({ gloves, found });
		}
		const at = (gloves: number) => `${gloves.toLocaleString('en-CA')} gloves`;
		const each = (row: (gloves: number, found: SearchFigures) => BenchRow) =>
			figures.map(({ gloves, found }) => row(gloves, found));
		return [
			...each((gloves, found) => ({
				what: `Search, ${at(gloves)}`,
				...timesRow(found.search, found.scanSearch),
				...(gloves === 10_000 ? { aim: atMost(found.search.p99, AIM_MS, ' ms p99') } : {}),
			})),
			...each((gloves, found) => ({
				what: `Filter counts, ${at(gloves)}`,
				...timesRow(found.facets, found.scanFacets),
				...(gloves === 100_000 ? { aim: atMost(found.facets.worst, AIM_MS, ' ms worst choice') } : {}),
			})),
			...each((gloves, found) => ({
				what: `Listing: search, counts, cards, ${at(gloves)}`,
				...timesRow(found.list, found.scanSearch + found.scanFacets),
			})),
			...growthRows(figures),
			...each((gloves, { added, jsonBytes }) => ({
				what: `Memory that ${at(gloves)} add`,
				measured: `${mega(added.used)} MB in use, ${mega(added.rss)} MB RSS`,
				reference: `their JSON ${mega(jsonBytes)} MB`,
				ratio: added.used / jsonBytes,
			})),
			...each((gloves, found) => ({
				what: `Loading ${at(gloves)}`,
				measured: `${formatNumber(found.loadMs)} ms`,
				reference: `reading one row ${formatNumber(found.readMs)} ms`,
			})),
			...each((gloves, found) => ({
				what: `Loading ${at(gloves)} again, from the file of an earlier start`,
				measured: `${formatNumber(found.loadAgainMs)} ms`,
				reference: `loading all ${formatNumber(found.loadMs)} ms`,
				ratio: found.loadAgainMs / found.loadMs,
			})),
			...each((gloves, found) => ({
				what: `Taking over one change, ${at(gloves)}`,
				measured: `${formatNumber(found.refreshMs)} ms`,
				reference: `loading all ${formatNumber(found.loadMs)} ms`,
				ratio: found.refreshMs / found.loadMs,
				aim: atMost(found.refreshMs, CHANGE_MS, ' ms'),
			})),
		];
	},
};

function timesRow({ p50, p99, worst }: Times, scan: number): Omit<BenchRow, 'what'> {
	return {
		measured: `p50 ${formatNumber(p50)}, p99 ${formatNumber(p99)}, worst ${formatNumber(worst)} ms`,
		reference: `walking all gloves, p50 ${formatNumber(scan)} ms`,
		ratio: p50 / scan,
	};
}

/** Growth of the response time relative to the growth of the catalogue. */
function growthRows(figures: readonly { gloves: number; found: SearchFigures }[]): BenchRow[] {
	const first = figures[0];
	const last = figures.at(-1);
	if (!first || !last || first === last) return [];
	const data = last.gloves / first.gloves;
	const row = (what: string, times: (found: SearchFigures) => Times): BenchRow => {
		const growth = times(last.found).p50 / times(first.found).p50;
		return {
			what: `${what}: growth of p50, ${first.gloves} to ${last.gloves.toLocaleString('en-CA')}`,
			measured: `${formatNumber(growth)} times the time`,
			reference: `${formatNumber(data)} times the gloves`,
			ratio: growth / data,
			aim: atMost(growth / data, 0.5, 'x'),
		};
	};
	return [row('Search', (found) => found.search), row('Filter counts', (found) => found.facets)];
}

const mega = (bytes: number) => formatNumber(bytes / 1e6);
