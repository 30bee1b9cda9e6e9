import { expect, test } from 'vitest';
import { errorPaths } from '../../testing/staff-site.ts';
import { openReleaseDesk, SOON, TODAY } from './test-releases.server.ts';

test('what cannot be right is refused by name, and so are strangers and old versions', async () => {
	const { app, staff, url, change, put, glove, itemUrl, read } = await openReleaseDesk();
	const { id } = await glove('xy300');
	for (const name of ['', ' ', 'x'.repeat(81), 'two\nlines', 7, null]) {
		const refused = await staff.call({ method: 'POST', url: '/api/admin/releases', body: { name } });
		expect(refused.statusCode, String(name)).toBe(400);
		expect(errorPaths(refused)).toEqual(['name']);
	}
	expect((await change('go-live')).statusCode).toBe(409);
	expect((await change('take-back')).statusCode).toBe(409);
	expect((await put('glove', id, {})).json().detail).toBe('Nothing differs from what visitors see now.');
	expect(errorPaths(await put('glove', id, { name: '', sizes: 7 }))).toEqual(['name', 'sizes']);
	expect(errorPaths(await put('content', 'home', { film: 'perhaps' }))).toEqual(['film']);
	for (const record of ['glove/none', 'content/nothing', 'prices/none'])
		expect((await staff.call({ url: `${url}/items/${record}` })).statusCode, record).toBe(404);
	expect((await staff.call({ url: `${url}/items/company/c1` })).statusCode).toBe(400);
	await put('glove', id, { name: 'Spring' });
	for (const [when, path] of [
		[{ day: TODAY, time: '00:00' }, 'time'],
		[{ day: '2027-02-30', time: '09:00' }, 'day'],
		[{ ...SOON, time: '24:00' }, 'time'],
		[{ ...SOON, time: '9:00' }, 'time'],
	] as const)
		expect(errorPaths(await change('plan', when)), JSON.stringify(when)).toEqual([path]);
	// Both editors began from the same state; the second learns of the first.
	const { etag } = (await staff.call({ url: itemUrl('glove', id) })).headers;
	const edit = (name: string) =>
		staff.call({ method: 'PUT', url: itemUrl('glove', id), body: { name } }, { 'if-match': etag as string });
	expect((await edit('Mine')).statusCode).toBe(200);
	const stale = await edit('Theirs');
	expect(stale.statusCode).toBe(412);
	expect(stale.json().current.name).toBe('Mine');
	expect(
		(await staff.call({ method: 'PUT', url: itemUrl('glove', id), body: { name: 'x' } })).statusCode,
	).toBe(428);
	expect((await app.inject({ url })).statusCode).toBe(401);
	const { version } = await read();
	const both = await Promise.all(
		['plan', 'go-live'].map((verb) =>
			staff.call(
				{ method: 'POST', url: `${url}/${verb}`, body: verb === 'plan' ? SOON : {} },
				{ 'if-match': `"${version}"` },
			),
		),
	);
	expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
});
