import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SeededRandom } from '../bench/seeded-random.ts';
import { countDeliveries } from '../src/domain/newsletter/issues/delivery-queries.server.ts';
import { addReader, TEST_ISSUE } from '../src/domain/newsletter/issues/test-issues.server.ts';
import { ENGINES, makeLocation, openLocation, SEED, SOON } from './engines.ts';
import { openStaff } from './site-callers.ts';
import { startSite } from './site-process.ts';

const READERS = 130;
const KILLS = 3;
const CLAIM_OVER_MS = 6 * 60_000;
const PATH = '/api/admin/newsletter-issues';

/** Who the mails in the outbox folder are for, once per mail. */
function listRecipients(dataDir: string): string[] {
	const folder = join(dataDir, 'outbox');
	const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
	return files.map((file) => /^To: (.+?)\r?$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '');
}

test.each(ENGINES)(
	'%s: a process killed while an issue goes out leaves nobody out, and nobody gets it twice',
	async (engine) => {
		console.info(`seed ${SEED}`);
		const random = new SeededRandom(SEED);
		const location = await makeLocation(engine);
		const settings = { NEWSLETTER_PER_MINUTE: '6000' };
		let site = await startSite(location, settings);
		const database = await openLocation(location);
		for (let at = 1; at <= READERS; at++) await addReader(database.db, at);
		const staff = await openStaff(site.address);
		const send = (path: string, method: string, body: object, version?: number) =>
			staff.call(`${site.address}${PATH}${path}`, {
				method,
				headers: {
					'content-type': 'application/json',
					...(version !== undefined && { 'if-match': `"${version}"` }),
				},
				body: JSON.stringify(body),
			});
		const { id } = JSON.parse((await send('', 'POST', {})).text);
		expect((await send(`/${id}`, 'PUT', TEST_ISSUE, 1)).status).toBe(200);
		expect((await send(`/${id}/send`, 'POST', {}, 2)).status).toBe(200);
		for (let kill = 1; kill <= KILLS; kill++) {
			const before = listRecipients(location.dataDir).length;
			await expect.poll(() => listRecipients(location.dataDir).length, SOON).toBeGreaterThan(before);
			await new Promise((resolve) => setTimeout(resolve, random.between(0, 60)));
			await site.kill();
			site = await startSite(location, settings);
		}
		// What a killed process was sending is tried again when its claim is over.
		await site.setClock(CLAIM_OVER_MS);
		await expect
			.poll(async () => (await countDeliveries(database.db, [id])).get(id), SOON)
			.toMatchObject({ sent: READERS, waiting: 0, queued: 0 });
		const recipients = listRecipients(location.dataDir);
		expect(recipients).toHaveLength(READERS);
		expect(new Set(recipients).size).toBe(READERS);
	},
);
