import { setTimeout as wait } from 'node:timers/promises';
import { fetchAnswer } from './answer-load.ts';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import { type MeasuredServer, startBareServer, startSite } from './child-process.ts';
import { median } from './statistics.ts';

/** Milliseconds after the start at which a process counts as idle. */
const IDLE_AFTER = 2_000;

type Start = { ms: number; cpu: number };

export const coldStart: Bench = {
	name: 'start',
	about: 'from spawning the process to the first answer of /health/ready, and memory when idle',
	run: async ({ quick, catalogueOf }) => {
		const dataDir = await catalogueOf(0);
		// The first start fills Node's compile cache, as any earlier start would.
		await measureStart(() => startSite(dataDir));
		const ofSite: Start[] = [];
		const ofBare: Start[] = [];
		for (let round = 0; round < (quick ? 5 : 11); round++) {
			ofSite.push(await measureStart(() => startSite(dataDir)));
			ofBare.push(await measureStart(() => startBareServer()));
		}
		const ms = (starts: Start[]) => median(starts.map((start) => start.ms));
		const cpu = (starts: Start[]) => median(starts.map((start) => start.cpu));
		const describe = (starts: Start[]) =>
			`${formatNumber(ms(starts))} ms (${formatNumber(cpu(starts))} ms cpu)`;
		const idle = await measureIdle(() => startSite(dataDir));
		const idleBare = await measureIdle(() => startBareServer());
		return [
			{
				what: 'Start until ready, demonstration range',
				measured: describe(ofSite),
				reference: `bare node:http ${describe(ofBare)}`,
				ratio: ms(ofSite) / ms(ofBare),
				aim: atMost(ms(ofSite), 500, ' ms'),
			},
			{
				what: 'Memory when idle (RSS)',
				measured: `${formatNumber(idle)} MB`,
				reference: `bare node:http ${formatNumber(idleBare)} MB`,
				ratio: idle / idleBare,
				aim: atMost(idle, 140, ' MB'),
			},
		];
	},
};

async function measureStart(start: () => Promise<MeasuredServer>): Promise<Start> {
	const before = performance.now();
	const server = await start();
	await fetchAnswer(server.address, '/health/ready');
	const ms = performance.now() - before;
	const { cpu } = await server.usage();
	await server.stop();
	return { ms, cpu };
}

/** Megabytes of 1,000,000 bytes. */
async function measureIdle(start: () => Promise<MeasuredServer>): Promise<number> {
	const server = await start();
	await wait(IDLE_AFTER);
	const { rss } = await server.usage();
	await server.stop();
	return rss / 1e6;
}
