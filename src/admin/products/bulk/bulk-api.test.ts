import { expect, test } from 'vitest';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import type { BulkPreview } from './bulk-change.ts';

const PATH = '/api/admin/products/bulk';

async function openSite() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const post = (url: string, body: object) => staff.call({ method: 'POST', url: `${PATH}${url}`, body });
	const preview = async (action: object, partNumbers: string[]): Promise<BulkPreview> =>
		(await post('/preview', { action, partNumbers })).json();
	return { ...site, staff, post, preview };
}

const pick = ({ rows }: BulkPreview) => rows.map(({ partNumber, version }) => ({ partNumber, version }));

test('gloves are unpublished together and restored by one undo; one that was saved since stays', async () => {
	const { post, preview, app, staff } = await openSite();
	const action = { kind: 'state', state: 'draft' };
	const shown = await preview(action, ['xy300', 'xy301', 'xy302', 'xy999']);
	expect(shown.rows.map(({ before, after }) => [before, after])).toEqual(
		Array.from({ length: 3 }, () => ['published', 'draft']),
	);
	const done = (await post('', { action, gloves: pick(shown).slice(0, 2) })).json();
	expect(done).toMatchObject({ changed: 2, skipped: [] });
	expect((await app.inject('/api/products/batch?partNumbers=xy300&partNumbers=xy302')).json()).toHaveLength(
		1,
	);
	await staff.call({ method: 'PUT', url: '/api/admin/products/xy301', body: { version: 2, color: 'red' } });
	const undone = (await post(`/${done.id}/undo`, {})).json();
	expect(undone).toMatchObject({ changed: 1, skipped: ['xy301'] });
	expect((await app.inject('/api/products/xy300')).statusCode).toBe(200);
	expect((await app.inject('/api/products/xy301')).statusCode).toBe(404);
	expect((await post(`/${done.id}/undo`, {})).statusCode).toBe(409);
});

test('a glove saved since the preview is skipped and named', async () => {
	const { post, preview, staff, app } = await openSite();
	const action = { kind: 'field', field: 'weldingTags', value: 'Shop, Field' };
	const shown = await preview(action, ['xy300', 'xy301']);
	await staff.call({ method: 'PUT', url: '/api/admin/products/xy301', body: { version: 1, color: 'red' } });
	const done = (await post('', { action, gloves: pick(shown) })).json();
	expect(done).toMatchObject({ changed: 1, skipped: ['xy301'] });
	expect((await app.inject('/api/products/xy300')).json().weldingTags).toEqual(['Shop', 'Field']);
});

test('a value that breaks a rule is reported at each glove before anything is changed', async () => {
	const { preview } = await openSite();
	const { rows } = await preview({ kind: 'field', field: 'color', value: 'a\u0007b' }, ['xy300']);
	expect(rows[0]?.error).toMatch(/control character \(U\+0007\)/);
});

test('gloves are added to a category and removed from it, and an undo restores each position', async () => {
	const { post, preview, catalogue } = await openSite();
	const members = () => catalogue.index.findCategory('Prep')?.partNumbers ?? [];
	const before = members();
	const away = { kind: 'removeFromCategory', category: 'Prep' };
	const shown = await preview(away, [before[1] ?? '', before[3] ?? '', 'xy300']);
	expect(shown).toMatchObject({ unchanged: 1 });
	const done = (await post('', { action: away, gloves: pick(shown) })).json();
	expect(members()).toHaveLength(before.length - 2);
	await post(`/${done.id}/undo`, {});
	expect(members()).toEqual(before);
	const into = { kind: 'addToCategory', category: 'Prep' };
	await post('', { action: into, gloves: pick(await preview(into, ['xy300'])) });
	expect(members()).toEqual([...before, 'xy300']);
	const all = await preview(away, members());
	const refused = await post('', { action: away, gloves: pick(all) });
	expect(refused.json().errors).toEqual([
		{ path: 'action.category', message: 'At least one part number row must remain' },
	]);
});

test('a master case is set for many gloves; one whose inner bag does not fit is named, and an undo brings each back', async () => {
	const { post, preview, app } = await openSite();
	const read = async (number: string) => (await app.inject(`/api/products/${number}`)).json().packaging;
	const before = [await read('xy300'), await read('xy276-3')];
	const action = { kind: 'field', field: 'masterCase', value: '144 prs' };
	const shown = await preview(action, ['xy300', 'xy276-3']);
	expect(shown.rows.map(({ before, after, error }) => [before, after, error])).toEqual(
		before.map(({ masterCase }) => [String(masterCase), '144', undefined]),
	);
	const done = (await post('', { action, gloves: pick(shown) })).json();
	expect(await read('xy300')).toEqual({ ...before[0], masterCase: 144 });
	await post(`/${done.id}/undo`, {});
	expect([await read('xy300'), await read('xy276-3')]).toEqual(before);

	const misfit = await preview({ ...action, value: '7' }, ['xy300']);
	expect(misfit.rows[0]?.error).toBeTruthy();
	const unread = await preview({ ...action, value: 'many' }, ['xy300']);
	expect(unread.rows[0]?.error).toContain('many');
});

test('lists and long texts are set as in the form', async () => {
	const { post, preview, app } = await openSite();
	const action = { kind: 'field', field: 'usedIn', value: 'Rail, Shipyard\nWorn outdoors' };
	await post('', { action, gloves: pick(await preview(action, ['xy300', 'xy301'])) });
	for (const number of ['xy300', 'xy301'])
		expect((await app.inject(`/api/products/${number}`)).json().usedIn).toEqual([
			'Rail, Shipyard',
			'Worn outdoors',
		]);
});
