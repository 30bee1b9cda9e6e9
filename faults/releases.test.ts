import { expect, test } from 'vitest';
import { SeededRandom } from '../bench/seeded-random.ts';
import { ENGINES, makeLocation, openLocation, SEED, SOON } from './engines.ts';
import { openStaff, type StaffCaller } from './site-callers.ts';
import { startSite } from './site-process.ts';

const GLOVES = 20;
const ROUNDS = 3;
const DAY_MS = 86_400_000;
const PATH = '/api/admin/releases';

/** Plans a release that renames gloves, for tomorrow noon. */
async function planRelease(staff: StaffCaller, address: string, ids: readonly string[], round: number) {
	const send = (path: string, method: string, body: object, tag = '') =>
		staff.call(`${address}${PATH}${path}`, {
			method,
			headers: { 'content-type': 'application/json', ...(tag && { 'if-match': tag }) },
			body: JSON.stringify(body),
		});
	const { id } = (await send('', 'POST', { name: `Round ${round}` })).json();
	for (const glove of ids) {
		const path = `/${id}/items/glove/${glove}`;
		const { headers } = await staff.call(`${address}${PATH}${path}`);
		const put = await send(path, 'PUT', { name: `Round ${round}` }, headers.get('etag') ?? '');
		expect(put.status, put.text).toBe(200);
	}
	const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
	const planned = await send(`/${id}/plan`, 'POST', { day: tomorrow, time: '12:00' }, `"${1 + ids.length}"`);
	expect(planned.status, planned.text).toBe(200);
	return id as string;
}

test.each(ENGINES)(
	'%s: a process killed while a release goes live leaves all of it or nothing',
	async (engine) => {
		console.info(`seed ${SEED}`);
		const random = new SeededRandom(SEED);
		const location = await makeLocation(engine);
		let site = await startSite(location);
		const { db } = await openLocation(location);
		const rows = await db.selectFrom('product').select('id').where('removed', '=', 0).limit(GLOVES).execute();
		const ids = rows.map(({ id }) => id);
		const findNames = async () => {
			const gloves = await db.selectFrom('product').select('document').where('id', 'in', ids).execute();
			return gloves.map(({ document }) => JSON.parse(document).name as string);
		};
		for (let round = 1; round <= ROUNDS; round++) {
			const staff = await openStaff(site.address);
			const id = await planRelease(staff, site.address, ids, round);
			const before = await findNames();
			await site.setClock(2 * DAY_MS);
			// The process looks once a second; the transaction takes some tens of milliseconds.
			await new Promise((resolve) => setTimeout(resolve, random.between(0, 1_100)));
			await site.kill();
			const names = await findNames();
			const isLive = names.every((name) => name === `Round ${round}`);
			expect(isLive || JSON.stringify(names) === JSON.stringify(before), names.join()).toBe(true);
			site = await startSite(location);
			await site.setClock(2 * DAY_MS);
			const state = () =>
				db.selectFrom('site_release').select('state').where('id', '=', id).executeTakeFirst();
			await expect.poll(async () => (await state())?.state, SOON).toBe('live');
			expect(new Set(await findNames())).toEqual(new Set([`Round ${round}`]));
			await site.setClock(0);
		}
		// Each went live once, however often its process was killed.
		const entries = await db
			.selectFrom('audit_entry')
			.select('id')
			.where('action', '=', 'release.wentLive')
			.execute();
		expect(entries).toHaveLength(ROUNDS);
	},
);
