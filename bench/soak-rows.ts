import { newSampleRequest, request, StaffCaller, sendSampleRequest } from '../faults/site-callers.ts';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import type { MeasuredServer } from './child-process.ts';
import { startGroup } from './request-load.ts';
import { SeededRandom } from './seeded-random.ts';
import { median } from './statistics.ts';

const MINUTES = 10;
const QUICK_SECONDS = 15;
const AT_ONCE = 32;
/** Number of memory samples; the first third is the warm-up. */
const LOOKS = 60;

export const soak: Bench = {
	name: 'soak',
	about: `memory over ${MINUTES} minutes at full load, pages, searches, forms and staff; ${QUICK_SECONDS} s with --quick`,
	run: async ({ quick }) => {
		const rows = [];
		for (const engine of ['SQLite', 'PostgreSQL'] as const) {
			const group = await startGroup(engine, 1);
			try {
				const [site] = group.sites as [MeasuredServer];
				const { asked, refused, rss } = await soakSite(site, quick ? QUICK_SECONDS : MINUTES * 60);
				const third = rss.length / 3;
				const middle = median(rss.slice(third, 2 * third));
				const last = median(rss.slice(2 * third));
				rows.push({
					what: `Memory (RSS) at full load, ${engine}, ${quick ? `${QUICK_SECONDS} s` : `${MINUTES} min`}`,
					measured: `last third ${formatNumber(last / 1e6)} MB; ${formatNumber(asked)} answers, ${formatNumber(refused)} sent back`,
					reference: `middle third ${formatNumber(middle / 1e6)} MB`,
					ratio: last / middle,
					// A run of a few seconds is all warm-up.
					...(quick ? {} : { aim: atMost(last / middle, 1.05, 'x') }),
				});
			} finally {
				await group.stop();
			}
		}
		return rows;
	},
};

async function soakSite(site: MeasuredServer, seconds: number) {
	const random = new SeededRandom(1);
	const staff = new StaffCaller();
	await staff.signIn(site.address);
	let asked = 0;
	let refused = 0;
	const ends = performance.now() + seconds * 1000;
	const rss: number[] = [];
	const look = setInterval(async () => rss.push((await site.usage()).rss), (seconds * 1000) / LOOKS);
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (performance.now() < ends) {
				const { status } = await sendRandomRequest(site.address, staff, random);
				if (status >= 500 && status !== 503) throw new Error(`An answer was ${status}.`);
				if (status === 503) refused++;
				asked++;
			}
		}),
	);
	clearInterval(look);
	return { asked, refused, rss };
}

/** Mostly reads, as visitors do; a tenth are writes, a tenth are staff requests. */
function sendRandomRequest(
	address: string,
	staff: StaffCaller,
	random: SeededRandom,
): Promise<{ status: number }> {
	switch (random.between(0, 9)) {
		case 0:
			return sendSampleRequest(address, newSampleRequest());
		case 1:
			return staff.call(`${address}/api/admin/auth-check`);
		case 2:
			return request(`${address}/products?q=${random.between(0, 100_000)}`);
		case 3:
			return request(`${address}/api/products/facets?q=${random.between(0, 100_000)}`);
		case 4:
			return request(`${address}/api/products/search?q=${random.between(0, 100_000)}`);
		case 5:
			return request(`${address}/products/xy276-3`);
		default:
			return request(`${address}/products?page=${random.between(1, 3)}`);
	}
}
