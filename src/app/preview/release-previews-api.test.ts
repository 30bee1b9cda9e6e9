import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openReleaseDesk } from '../../admin/releases/test-releases.server.ts';
import { FIRST_HOME } from '../../domain/site-content/stored-home.server.ts';

/** A release with a change of a glove and of the menu, its link, and visits of the site with a cookie. */
async function openPreview() {
	const desk = await openReleaseDesk();
	const { id } = await desk.glove('xy300');
	expect((await desk.put('glove', id, { name: 'Spring Bulwark' })).statusCode).toBe(200);
	const shared = await desk.change('share');
	expect(shared.statusCode, shared.body).toBe(200);
	const { previewToken } = shared.json();
	await desk.app.listen({ host: '127.0.0.1', port: 0 });
	const origin = `http://127.0.0.1:${(desk.app.server.address() as AddressInfo).port}`;
	const visit = (path: string, cookie = '', init: RequestInit = {}) =>
		fetch(`${origin}${path}`, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
	const nameOf = async (cookie?: string, lang = '') =>
		(await (await visit(`/api/products/xy300${lang}`, cookie)).json()).name;
	const opened = await visit(`/preview/${previewToken}`);
	const cookie = (opened.headers.get('set-cookie') ?? '').split(';', 1)[0] as string;
	return { ...desk, gloveId: id, visit, nameOf, opened, cookie, previewToken };
}

test('whoever opens the link has the site as the release makes it, and nobody else', async () => {
	const { visit, nameOf, opened, cookie, catalogue } = await openPreview();
	const version = catalogue.version;
	expect(opened.status).toBe(302);
	expect(opened.headers.get('location')).toBe('/');
	expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
	expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
	expect(await nameOf()).toBe('Argon Bulwark');
	expect(await nameOf(cookie)).toBe('Spring Bulwark');
	expect(await nameOf()).toBe('Argon Bulwark');
	const found = await visit('/api/products/search?q=spring%20bulwark', cookie);
	expect(JSON.stringify(await found.json())).toContain('Spring Bulwark');
	// Whoever holds an answer asks again, and gets the site's own.
	expect(found.headers.get('cache-control')).toContain('must-revalidate');
	const held = { 'if-none-match': found.headers.get('etag') ?? '' };
	expect((await visit('/api/products/search?q=spring%20bulwark', '', { headers: held })).status).toBe(200);
	// Looking changes nothing.
	expect(catalogue.version).toBe(version);
	expect(catalogue.index.findCard('xy300')?.name).toBe('Argon Bulwark');
	const left = await visit('/preview', cookie);
	expect(left.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
});

test('a preview follows its release and the site, and nothing is sent from it', async () => {
	const { visit, nameOf, cookie, put, gloveId, saveGlove, itemUrl, staff } = await openPreview();
	expect(await nameOf(cookie)).toBe('Spring Bulwark');
	await put('glove', gloveId, { name: 'Summer Bulwark' });
	expect(await nameOf(cookie)).toBe('Summer Bulwark');
	await saveGlove('xy301', { name: 'Saved at once' });
	const other = await visit('/api/products/xy301', cookie);
	expect((await other.json()).name).toBe('Saved at once');
	const sent = await visit('/api/products', cookie, { method: 'POST', body: '{}' });
	expect(sent.status).toBeGreaterThanOrEqual(400);
	// Staff work on while they look at it.
	expect((await staff.call({ url: itemUrl('glove', gloveId) }, { cookie })).statusCode).not.toBe(302);
	expect((await visit('/health/ready', cookie)).status).toBe(200);
	// Two look at once while it is built anew.
	await put('content', 'home', { english: { ...FIRST_HOME.english, line: 'Soon.' } });
	expect(await Promise.all([nameOf(cookie), nameOf(cookie)])).toEqual(['Summer Bulwark', 'Summer Bulwark']);
});

test('a release that cannot go live shows the site as it is; a link that is over leads out', async () => {
	const { change, visit, nameOf, cookie, saveGlove, previewToken } = await openPreview();
	await saveGlove('xy300', { name: 'Corrected' });
	expect(await nameOf(cookie)).toBe('Corrected');
	expect((await change('unshare')).statusCode).toBe(200);
	const ended = await visit('/api/products/xy300', cookie);
	expect([ended.status, ended.headers.get('location')]).toEqual([302, '/preview']);
	for (const token of [previewToken, 'x'.repeat(22), 'nothing', '..%2f..%2fetc', `${previewToken}'`]) {
		const answer = await visit(`/preview/${token}`);
		expect(answer.status, token).toBe(302);
		expect(answer.headers.get('set-cookie'), token).toMatch(/^preview=; Max-Age=0/);
	}
	// What somebody made up is no preview, and is not looked up.
	for (const odd of [
		`preview=${previewToken}`,
		`preview=${previewToken}.${'A'.repeat(43)}`,
		'preview=',
		'preview=x',
		`xpreview=${previewToken}`,
		'preview=%00%00',
		`preview=${'y'.repeat(4000)}`,
	])
		expect((await visit('/api/products/xy300', odd)).status, odd.slice(0, 30)).toBe(200);
});
