import { expect, test } from 'vitest';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { addDemonstrationDistributor } from './demonstration-distributor.server.ts';

test('the demonstration distributor signs in, sees prices, some on request, and a shipment; it is created once', async () => {
	const { app, database, catalogue } = await openTestSite();
	const made = await addDemonstrationDistributor(database.db, catalogue, 'America/Toronto');
	expect(await addDemonstrationDistributor(database.db, catalogue, 'America/Toronto')).toBeUndefined();
	const browser = new StaffBrowser(app);
	const signedIn = await browser.call({ method: 'POST', url: '/api/distributor/sign-in', body: made });
	expect(signedIn.statusCode, signedIn.body).toBe(200);
	const { rows } = (await browser.call({ url: '/api/distributor/prices' })).json();
	const pairs = rows.map(({ pair }: { pair?: number }) => pair);
	expect(pairs).toContain(undefined);
	expect(pairs.filter((pair: number | undefined) => pair !== undefined).length).toBeGreaterThan(20);
	for (const { pair, dozen } of rows) if (pair !== undefined) expect(dozen).toBeLessThan(pair);
	const { content } = (await browser.call({ url: '/api/distributor/shipments' })).json();
	expect(content).toMatchObject([{ lines: [{}, {}, {}] }]);
});
