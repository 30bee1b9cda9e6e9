import { expect, test } from 'vitest';
import { MENU, type Menu } from '../../../domain/site-content/menu.ts';
import { FIRST_MENU, findMenu } from '../../../domain/site-content/stored-menu.server.ts';
import { openContentDesk } from '../test-content-desk.server.ts';
import { compareMenus } from './menu-part.server.ts';

const URL = `/api/admin/content/${MENU}`;

const OPEN_DAY = {
	kind: 'link' as const,
	english: 'Open day',
	french: 'Portes ouvertes',
	link: '/about',
	columns: [],
	guides: [],
};
const [ABOUT, ...REST] = FIRST_MENU.items;
const CHANGED: Menu = { ...FIRST_MENU, items: [OPEN_DAY, ...REST] };

async function openDesk() {
	const site = await openContentDesk(MENU);
	const { app } = site;
	const panels = async (query = '') => (await app.inject({ url: `/api/menu${query}` })).json();
	return { ...site, panels };
}

test('a saved menu is what pages and panels show, and the save before it is kept', async () => {
	const { catalogue, panels, save, staff } = await openDesk();
	expect((await save(CHANGED)).statusCode).toBe(200);
	expect(findMenu(catalogue).items[0]).toEqual(OPEN_DAY);
	expect((await staff.call({ url: `${URL}/versions/1` })).json().items[0]).toEqual(ABOUT);
	const gloves = CHANGED.items.map((item) =>
		item.kind === 'panel' ? { ...item, french: 'Nos gants', guides: [] } : item,
	);
	expect((await save({ ...CHANGED, items: gloves })).statusCode).toBe(200);
	expect((await panels()).map(({ label }: { label: string }) => label)).toEqual(['Gloves']);
	const [french] = await panels('?lang=fr');
	expect(french).toMatchObject({ label: 'Nos gants', link: '/products', guides: [] });
	expect(french.columns[0].label).toBe('Gants de soudage');
	// Pictures are those of gloves on the site.
	expect(french.columns[0].picture).toMatch(/xy300/);
});

test('visitors get panels in their language alone, and no other language is asked for', async () => {
	const { app } = await openDesk();
	const answer = await app.inject({ url: '/api/menu' });
	expect(answer.headers['cache-control']).toContain('must-revalidate');
	expect(answer.body).not.toContain('Gants');
	const again = await app.inject({
		url: '/api/menu',
		headers: { 'if-none-match': answer.headers.etag as string },
	});
	expect(again.statusCode).toBe(304);
	expect((await app.inject({ url: '/api/menu?lang=xx' })).statusCode).toBe(400);
});

test('bad menus name their field and change nothing; strangers and old versions are refused', async () => {
	const { app, catalogue, read, save, staff } = await openDesk();
	const { tag } = await read();
	const bad = await save({ ...CHANGED, items: [{ ...OPEN_DAY, link: 'javascript:alert(1)', french: '' }] });
	expect(bad.statusCode).toBe(400);
	expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual([
		'items.0.french',
		'items.0.link',
	]);
	for (const body of [undefined, [], 'x', {}, { ...FIRST_MENU, more: 1 }, { items: null, footer: [] }])
		expect([400, 415], JSON.stringify(body)).toContain((await save(body)).statusCode);
	expect((await staff.call({ method: 'PUT', url: URL, body: CHANGED })).statusCode).toBe(428);
	expect((await app.inject({ url: URL })).statusCode).toBe(401);
	expect(findMenu(catalogue)).toEqual(FIRST_MENU);
	const answers = await Promise.all([save(CHANGED, tag), save({ ...CHANGED, footer: [] }, tag)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test('the log says what was taken out and put in, and the order', () => {
	const { before, after } = compareMenus(FIRST_MENU, CHANGED);
	expect([before.english, after.english]).toEqual([['About · /about'], ['Open day · /about']]);
	expect([before.french, after.french]).toEqual([['À propos · /about'], ['Portes ouvertes · /about']]);
	const turned = compareMenus(FIRST_MENU, { ...FIRST_MENU, items: FIRST_MENU.items.toReversed() });
	expect([turned.before.english, turned.after.english]).toEqual([[], []]);
	expect(turned.after.order).toEqual(turned.before.order.toReversed());
});
