import { expect, test } from 'vitest';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { askAsReader } from './test-readers.server.ts';

test('readers are narrowed by language and by the local days on which they asked', async () => {
	const site = await openTestSite({ products: [] });
	const readers = [
		['anna@norland.example', 'en-CA', '2026-04-02T03:59:59.000Z'],
		['luc@levis.example', 'fr-CA', '2026-04-02T04:00:00.000Z'],
		['marie@rimouski.example', 'fr-CA', '2026-04-04T03:59:59.000Z'],
		['fred@norland.example', 'en-CA', '2026-04-04T04:00:00.000Z'],
	] as const;
	for (const [at, [email, language, askedAt]] of readers.entries())
		await askAsReader(site.database.db, { id: String(at).padStart(28, '0'), email, language, askedAt });
	const staff = await openStaffBrowser(site);
	const listed = async (query: string) => {
		const { body, statusCode } = await staff.call({ url: `/api/admin/newsletter/export.csv?${query}` });
		expect(statusCode, body).toBe(200);
		const rows = body.trimEnd().split('\r\n').slice(1);
		return rows.map((row) => row.split('@')[0]).reverse();
	};
	expect(await listed('')).toEqual(['anna', 'luc', 'marie', 'fred']);
	expect(await listed('sort=asked')).toEqual(['fred', 'marie', 'luc', 'anna']);
	expect(await listed('sort=-asked&hide=page')).toEqual(await listed(''));
	expect((await staff.call({ url: '/api/admin/newsletter/export.csv?sort=email' })).statusCode).toBe(400);
	expect(await listed('language=fr')).toEqual(['luc', 'marie']);
	expect(await listed('language=en&q=norland')).toEqual(['anna', 'fred']);
	// The test site is in Toronto, four hours behind UTC in April.
	expect(await listed('dateFrom=2026-04-02&dateTo=2026-04-03')).toEqual(['luc', 'marie']);
	expect(await listed('dateTo=2026-04-01')).toEqual(['anna']);
	expect(await listed('dateFrom=2026-04-04&language=fr')).toEqual([]);
	expect((await staff.call({ url: '/api/admin/newsletter/export.csv?language=de' })).statusCode).toBe(400);
	expect((await staff.call({ url: '/api/admin/newsletter/export.csv?dateFrom=May' })).statusCode).toBe(400);
});
