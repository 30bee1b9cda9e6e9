import { expect, test } from 'vitest';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import type { BulkDone, BulkPreview } from '../../kit/bulk/bulk-change.ts';
import { addCompany, PATH } from '../test-companies.server.ts';

async function openCompanies() {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	const added = [];
	for (const operatingName of ['Alma Acier', 'Bow River Fab', 'Cape Breton Rail']) {
		added.push(await addCompany(staff, { operatingName, industry: 'Rail' }));
	}
	const ids = added.map(({ id }) => id as string);
	const send = (path: string, body: object) =>
		staff.call({ method: 'POST', url: `${PATH}/bulk${path}`, body });
	const preview = async (change: object): Promise<BulkPreview> =>
		(await send('/preview', { change, ids })).json();
	const apply = async (change: object, { rows }: BulkPreview): Promise<BulkDone> =>
		(await send('', { change, records: rows.map(({ id, version }) => ({ id, version })) })).json();
	const read = async (id: string | undefined) => (await staff.call({ url: `${PATH}/${id}` })).json();
	return { site, staff, ids, send, preview, apply, read };
}

test('an industry is set for many companies and undone; one saved meanwhile keeps its own', async () => {
	const { staff, ids, send, preview, apply, read } = await openCompanies();
	const change = { field: 'industry', value: '  Ship   building ' };
	const shown = await preview(change);
	expect(shown.rows.map(({ before, after }) => [before, after])).toEqual(
		ids.map(() => ['Rail', 'Ship building']),
	);
	const first = await read(ids[0]);
	await staff.call(
		{ method: 'PUT', url: `${PATH}/${ids[0]}`, body: { ...first, industry: 'Mining' } },
		{ 'if-match': '"1"' },
	);
	const done = await apply(change, shown);
	expect(done).toMatchObject({ changed: 2, skipped: ['Alma Acier'] });
	expect((await read(ids[0])).industry).toBe('Mining');
	const listed = await staff.call({ url: `${PATH}?q=ship` });
	expect(listed.statusCode).toBe(200);
	const undone = (await send(`/${done.id}/undo`, {})).json();
	expect(undone).toMatchObject({ changed: 2, skipped: [] });
	expect(await Promise.all(ids.map(async (id) => (await read(id)).industry))).toEqual([
		'Mining',
		'Rail',
		'Rail',
	]);
	const { unchanged, rows } = await preview({ field: 'industry', value: 'Rail' });
	expect([unchanged, rows.length]).toEqual([2, 1]);
});

test('a language is one of the two, and a text keeps the rules of its form', async () => {
	const { preview, apply, read, ids } = await openCompanies();
	expect((await preview({ field: 'language', value: 'de' })).rows.every(({ error }) => error)).toBe(true);
	const long = await preview({ field: 'businessType', value: 'x'.repeat(81) });
	expect(long.rows.every(({ error }) => error)).toBe(true);
	expect((await apply({ field: 'businessType', value: 'x'.repeat(81) }, long)).changed).toBe(0);
	const change = { field: 'language', value: 'fr' };
	expect((await apply(change, await preview(change))).changed).toBe(3);
	expect((await read(ids[2])).language).toBe('fr');
});

test('a company merged away since the preview is left alone', async () => {
	const { staff, ids, preview, apply } = await openCompanies();
	const change = { field: 'industry', value: 'Mining' };
	const shown = await preview(change);
	const body = { version: 1, mergedId: ids[1], mergedVersion: 1 };
	const merged = await staff.call({ method: 'POST', url: `${PATH}/${ids[0]}/merge`, body });
	expect(merged.statusCode, merged.body).toBe(200);
	const done = await apply(change, shown);
	// Merging raises the version of the company that stays, too.
	expect([done.changed, done.skipped.sort()]).toEqual([1, ['Alma Acier', 'Bow River Fab']]);
});

test('all that match are picked by their ids, in the order of the list', async () => {
	const { staff, ids } = await openCompanies();
	const listed = async (query: string) => (await staff.call({ url: `${PATH}/ids?${query}` })).json().content;
	expect(await listed('sort=-name')).toEqual(ids.toReversed());
	expect(await listed('q=bow')).toEqual([ids[1]]);
});

test.each([
	['phone', '1 416-555-0199', '(416) 555-0199', '12'],
	['email', ' Orders@Norland.example ', 'Orders@norland.example', 'nobody@'],
	['website', 'norland.example', 'https://norland.example', 'javascript:alert(1)'],
	['legalName', 'Norland  Inc.', 'Norland Inc.', 'x'.repeat(300)],
	['billingAddress', '9 Anvil Way, Hamilton, ON L8L 3A5', '9 Anvil Way, Hamilton, ON L8L 3A5', 'a\u0007'],
])('%s is set by the rules of the form, and undone', async (field, value, stored, wrong) => {
	const { send, preview, apply, read, ids } = await openCompanies();
	const before = await Promise.all(ids.map(async (id) => (await read(id))[field]));
	const refused = await preview({ field, value: wrong });
	expect(refused.rows.map(({ error }) => error !== undefined)).toEqual(ids.map(() => true));
	expect((await apply({ field, value: wrong }, refused)).changed).toBe(0);
	const done = await apply({ field, value }, await preview({ field, value }));
	expect(done.changed).toBe(3);
	for (const id of ids) expect((await read(id))[field]).toBe(stored);
	expect((await send(`/${done.id}/undo`, {})).json()).toMatchObject({ changed: 3 });
	expect(await Promise.all(ids.map(async (id) => (await read(id))[field]))).toEqual(before);
});
