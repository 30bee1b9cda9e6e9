import { expect, test } from 'vitest';
import { SeededRandom } from '../bench/seeded-random.ts';
import { ENGINES, IS_LONG, makeLocation, SEED } from './engines.ts';
import { newSampleRequest, openStaff, request, type StaffCaller, sendSampleRequest } from './site-callers.ts';
import { type SiteProcess, startSite } from './site-process.ts';

/**
 * Rounds after those that fill the caches, and requests in each. The long form takes some ten minutes on
 * two idle cores.
 */
const ROUNDS = IS_LONG ? 25 : 4;
const WARM_ROUNDS = 2;
const REQUESTS = IS_LONG ? 4_000 : 400;
const AT_ONCE = 8;

/**
 * Maximum growth of the second half over the first, in bytes: the short form detects a leak of 3 kB per
 * request.
 */
const GROWTH = (IS_LONG ? 8 : 2) * 1024 * 1024;

test.each(ENGINES)(
	'%s: memory is flat under everything that is asked, by growth after collections',
	{ timeout: IS_LONG ? 1_800_000 : 600_000 },
	async (engine) => {
		console.info(`seed ${SEED}`);
		const site = await startSite(await makeLocation(engine));
		const staff = await openStaff(site.address);
		const memory: number[] = [];
		for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
			// The same requests in each round, so that caches are full after the first.
			await runRound(site, staff, new SeededRandom(SEED));
			const { heapUsed, external } = await site.readMemory();
			if (round >= WARM_ROUNDS) memory.push(heapUsed + external);
		}
		const least = (values: number[]) => Math.min(...values);
		const middle = memory.length / 2;
		expect(least(memory.slice(middle)) - least(memory.slice(0, middle))).toBeLessThan(GROWTH);
	},
);

async function runRound({ address }: SiteProcess, staff: StaffCaller, random: SeededRandom): Promise<void> {
	const sendOne = (): Promise<{ status: number }> => {
		switch (random.between(0, 9)) {
			case 0:
				return request(
					`${address}/products?q=${random.pick(['tig', 'mig', 'goat', 'deer', 'cow'])}&page=${random.between(1, 3)}`,
				);
			case 1:
				return request(`${address}/products/xy300`, { headers: { 'accept-encoding': 'identity' } });
			case 2:
				return request(`${address}/api/products/facets?q=glove${random.between(0, 200)}`);
			case 3:
				return sendSampleRequest(address, newSampleRequest());
			case 4:
				return staff.call(`${address}/admin/samples`);
			case 5:
				return staff.call(`${address}/api/admin/auth-check`);
			case 6:
				return request(`${address}/api/products/nothing-${random.between(0, 1e6)}`);
			case 7:
				return staff.send('POST', `${address}/api/admin/labels`, {});
			default:
				return request(`${address}/api/products/search?q=${random.between(100, 999)}`);
		}
	};
	let remaining = REQUESTS;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (remaining-- > 0) {
				const { status } = await sendOne();
				if (status >= 500 && status !== 503) throw new Error(`It answered ${status}.`);
			}
		}),
	);
}
