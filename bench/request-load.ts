import { newSampleRequest, STAFF, sendSampleRequest } from '../faults/site-callers.ts';
import { openPostgresServer } from '../src/testing/postgres-server.ts';
import { type MeasuredServer, makeFolder, startSite } from './child-process.ts';
import { quantile } from './statistics.ts';

/** Settings under which a load may set its visitors' addresses, and sign in. */
export const LOAD_SETTINGS = {
	TRUST_PROXY: '1',
	STAFF_EMAIL: STAFF.email,
	STAFF_PASSWORD: STAFF.password,
	SESSION_SECRET: 'a secret that all processes share',
};

/** Several processes of the site on one fresh database. */
export type SiteGroup = { sites: MeasuredServer[]; stop: () => Promise<void> };

/**
 * Starts `count` processes on one fresh database: a SQLite file, or a separate PostgreSQL server, with
 * fsync as in production.
 */
export async function startGroup(engine: 'SQLite' | 'PostgreSQL', count: number): Promise<SiteGroup> {
	const dataDir = makeFolder();
	const server = engine === 'PostgreSQL' ? await openPostgresServer({ fsync: true }) : undefined;
	if (server) await server.createDatabase('bench');
	const settings = { ...LOAD_SETTINGS, DATABASE_URL: server ? `${server.url}/bench` : '' };
	const sites: MeasuredServer[] = [];
	while (sites.length < count) sites.push(await startSite(dataDir, [], settings));
	const stop = async () => {
		await Promise.all(sites.map((site) => site.stop()));
		await server?.end();
	};
	return { sites, stop };
}

export type Stored = { perSecond: number; p50: number; p99: number; cpu: number };

/**
 * Stores sample requests through all processes in turn, `atOnce` concurrently; times in milliseconds, CPU
 * time per request.
 */
export async function storeRequests(sites: MeasuredServer[], amount: number, atOnce = 8): Promise<Stored> {
	const cpuOf = async () =>
		(await Promise.all(sites.map((site) => site.usage()))).reduce((sum, { cpu }) => sum + cpu, 0);
	const times: number[] = [];
	let sent = 0;
	const before = await cpuOf();
	const began = performance.now();
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (sent < amount) {
				const site = sites[sent++ % sites.length] as MeasuredServer;
				const startedAt = performance.now();
				const { status, text } = await sendSampleRequest(site.address, newSampleRequest());
				if (status !== 201) throw new Error(`A request was answered ${status}: ${text}`);
				times.push(performance.now() - startedAt);
			}
		}),
	);
	const ms = performance.now() - began;
	return {
		perSecond: (amount / ms) * 1000,
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
		cpu: ((await cpuOf()) - before) / amount,
	};
}
