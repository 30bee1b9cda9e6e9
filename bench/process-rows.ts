import { fetchAnswer } from './answer-load.ts';
import { PAGES } from './answer-rows.ts';
import { type Bench, type BenchRow, formatNumber } from './bench-row.ts';
import { type MeasuredServer, startBareServer } from './child-process.ts';
import { sendRepeatedly } from './load-client.ts';
import { type Stored, startGroup, storeRequests } from './request-load.ts';

const ENGINES = ['SQLite', 'PostgreSQL'] as const;
const MAX_PROCESSES = 3;

const HEADERS = { 'accept-encoding': 'br' };

export const manyProcesses: Bench = {
	name: 'processes',
	about: 'one to three processes on one database of either engine: held pages, and sample requests stored',
	run: async ({ quick }) => {
		const rows: BenchRow[] = [];
		for (const engine of ENGINES) {
			let bare = 0;
			let alone: Stored | undefined;
			for (let count = 1; count <= MAX_PROCESSES; count++) {
				const group = await startGroup(engine, count);
				try {
					const what = `${engine}, ${count} ${count === 1 ? 'process' : 'processes'}`;
					const pages = await loadPages(group.sites, quick ? 10_000 : 60_000);
					// A fresh process costs three times as much per request.
					await storeRequests(group.sites, (quick ? 20 : 150) * count);
					const stored = await storeRequests(group.sites, quick ? 150 : 1_000);
					bare ||= await loadBareServer(group.sites[0] as MeasuredServer, quick ? 10_000 : 60_000);
					alone ??= stored;
					rows.push(
						{
							what: `${what}: held listing page`,
							measured: `${formatNumber(pages)}/s`,
							reference: `bare node:http, one process ${formatNumber(bare)}/s`,
							ratio: pages / bare,
						},
						{
							what: `${what}: sample request stored`,
							measured: `${formatNumber(stored.perSecond)}/s, p50 ${formatNumber(stored.p50)}, p99 ${formatNumber(stored.p99)} ms, ${formatNumber(stored.cpu)} ms cpu`,
							reference: `one process ${formatNumber(alone.perSecond)}/s`,
							ratio: stored.perSecond / alone.perSecond,
						},
					);
				} finally {
					await group.stop();
				}
			}
		}
		return rows;
	},
};

/** The same bytes from plain `node:http`. */
async function loadBareServer(site: MeasuredServer, amount: number): Promise<number> {
	const answer = await fetchAnswer(site.address, PAGES.listing, HEADERS['accept-encoding']);
	const server = await startBareServer(new Map([[PAGES.listing, answer]]));
	try {
		return await loadPages([server], amount);
	} finally {
		await server.stop();
	}
}

/** Requests per second of all processes together, each over as many connections. */
async function loadPages(sites: readonly MeasuredServer[], amount: number): Promise<number> {
	const load = (site: MeasuredServer, share: number) =>
		sendRepeatedly(site.address, {
			paths: [PAGES.listing],
			headers: HEADERS,
			connections: 16,
			amount: share,
		});
	for (const site of sites) await load(site, 2_000);
	const began = performance.now();
	await Promise.all(sites.map((site) => load(site, Math.ceil(amount / sites.length))));
	return (amount / (performance.now() - began)) * 1000;
}
