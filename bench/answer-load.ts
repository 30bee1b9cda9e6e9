import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type BareAnswer, type MeasuredServer, startBareServer } from './child-process.ts';
import { sendRepeatedly } from './load-client.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 32;

/** Minimum requests per round to the bare server: fewer take too little time to measure. */
const BARE_AMOUNT = 10_000;

/** Headers that a browser sends: the server parses these on every request. */
const REQUEST_HEADERS = {
	accept: '*/*',
	'accept-encoding': 'gzip, deflate, br, zstd',
	'accept-language': 'en-CA,en;q=0.9,fr-CA;q=0.8',
	'user-agent':
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Node writes these itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export type LoadSize = { rounds: number; amount: number };

/** A response of the site compared with one of the bare server. */
export type Comparison = {
	/** CPU time of the site's response relative to the bare one: the median of the rounds. */
	ratio: number;
	/** CPU microseconds per response: the site's and the bare server's. */
	site: number;
	bare: number;
	sitePerSecond: number;
	barePerSecond: number;
};

/** Requests a path as the load does; anything but 200 is an error, because it would distort the measurement. */
export async function fetchAnswer(
	address: string,
	path: string,
	encoding = REQUEST_HEADERS['accept-encoding'],
): Promise<BareAnswer> {
	const headers = { ...REQUEST_HEADERS, 'accept-encoding': encoding };
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		get(address + path, { headers }, resolve).on('error', reject);
	});
	const parts: Buffer[] = [];
	for await (const part of response) parts.push(part);
	const body = Buffer.concat(parts);
	if (response.statusCode !== 200) {
		throw new Error(`${path} answers ${response.statusCode}: ${body.toString('latin1').slice(0, 200)}`);
	}
	const answered = response.rawHeaders.flatMap((name, i, all) =>
		i % 2 === 0 && !OWN_HEADERS.has(name.toLowerCase()) ? [name, all[i + 1] as string] : [],
	);
	return { status: 200, headers: answered, body };
}

/**
 * Sends the same requests to the site and to a bare server with the same bytes, in turns, so that both see
 * the same noise. CPU time, unlike wall-clock time, is comparable on a busy machine.
 */
export async function compareWithBare(
	site: MeasuredServer,
	paths: readonly string[],
	{ rounds, amount }: LoadSize,
): Promise<Comparison> {
	const answers = new Map<string, BareAnswer>();
	for (const path of paths) answers.set(path, await fetchAnswer(site.address, path));
	const bare = await startBareServer(answers);
	try {
		// Both are compiled and warm before the measurement: a fresh process costs half as much again.
		await load(site, paths, 2 * amount);
		await load(bare, paths, 3 * BARE_AMOUNT);
		const done = [];
		for (let round = 0; round < rounds; round++) {
			const ofSite = await load(site, paths, amount);
			const ofBare = await load(bare, paths, Math.max(amount, BARE_AMOUNT));
			done.push({ ofSite, ofBare });
		}
		return {
			ratio: median(done.map(({ ofSite, ofBare }) => ofSite.cpu / ofBare.cpu)),
			site: median(done.map(({ ofSite }) => ofSite.cpu)),
			bare: median(done.map(({ ofBare }) => ofBare.cpu)),
			sitePerSecond: median(done.map(({ ofSite }) => ofSite.perSecond)),
			barePerSecond: median(done.map(({ ofBare }) => ofBare.perSecond)),
		};
	} finally {
		await bare.stop();
	}
}

/** The size of a load in which no address is asked for twice. */
export type FirstLoad = { rounds: number; amount: number };

/** CPU microseconds per response and responses per second: medians of the rounds. */
type Pace = { cpu: number; perSecond: number };

/** First answers to one caller, to 32 at once, and those of the bare server; the median bytes of an answer. */
export type FirstComparison = { alone: Pace; together: Pace; bare: Pace; bytes: number };

/** Addresses whose answers the bare server sends in place of all. */
const SAMPLES = 20;

/** A site at rest uses less than this of a half second, in milliseconds of processor time. */
const REST_CPU = 50;
const REST_WITHIN_HALF_SECONDS = 120;

/**
 * Waits until a site is at rest: what it does after its start, such as reading all documents, would count as the cost of
 * the first answers.
 */
export async function waitForRest(site: MeasuredServer): Promise<void> {
	let before = await site.usage();
	for (let tries = 0; tries < REST_WITHIN_HALF_SECONDS; tries++) {
		await wait(500);
		const after = await site.usage();
		if (after.cpu - before.cpu < REST_CPU) return;
		before = after;
	}
	throw new Error('The site does not come to rest.');
}

/** Asks for each path once, so that what all pages share is compiled before the first of them is measured. */
export async function warmUp(site: MeasuredServer, paths: readonly string[]): Promise<void> {
	await load(site, paths, paths.length);
}

/** Takes each path once: in turns with one caller and with many. */
export async function compareFirstAnswers(
	site: MeasuredServer,
	paths: readonly string[],
	{ rounds, amount }: FirstLoad,
): Promise<FirstComparison> {
	let taken = 0;
	const take = (count: number) => {
		const own = paths.slice(taken, taken + count);
		taken += count;
		if (own.length < count) throw new RangeError(`${paths.length} addresses are not enough.`);
		return own;
	};
	const samples = take(SAMPLES);
	const answers = new Map<string, BareAnswer>();
	for (const path of samples) answers.set(path, await fetchAnswer(site.address, path));
	const bare = await startBareServer(answers);
	try {
		await load(site, take(3 * amount), 3 * amount);
		await load(bare, samples, 3 * BARE_AMOUNT);
		const done: Record<'alone' | 'together' | 'bare', Pace>[] = [];
		for (let round = 0; round < rounds; round++) {
			const alone = await load(site, take(amount), amount, 1);
			const together = await load(site, take(amount), amount);
			done.push({ alone, together, bare: await load(bare, samples, BARE_AMOUNT) });
		}
		const middle = (of: 'alone' | 'together' | 'bare'): Pace => ({
			cpu: median(done.map((round) => round[of].cpu)),
			perSecond: median(done.map((round) => round[of].perSecond)),
		});
		return {
			alone: middle('alone'),
			together: middle('together'),
			bare: middle('bare'),
			bytes: median([...answers.values()].map(({ body }) => body.length)),
		};
	} finally {
		await bare.stop();
	}
}

async function load(
	server: MeasuredServer,
	paths: readonly string[],
	amount: number,
	connections = CONNECTIONS,
) {
	const before = await server.usage();
	const ms = await sendRepeatedly(server.address, { paths, headers: REQUEST_HEADERS, connections, amount });
	const after = await server.usage();
	return { cpu: ((after.cpu - before.cpu) * 1000) / amount, perSecond: (amount / ms) * 1000 };
}
