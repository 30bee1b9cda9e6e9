import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';
import { findNearGloves, resolveRequestedGlove } from './requested-glove.server.ts';
import { findUnknownKinds } from './unknown-kinds.server.ts';

const SITE_PATHS = ['/qwerty', '/about-us/qwerty'];

test('addresses that show a glove, a list or a similar part number never share a cached page', async () => {
	const { catalogue } = await openTestSite();
	const findKind = findUnknownKinds(catalogue);
	const find = (path: string, hasQuery: boolean) => findKind(path, hasQuery, SITE_PATHS.includes(path));
	for (const partNumber of catalogue.index.listPartNumbers()) {
		for (const path of [partNumber, partNumber.toUpperCase(), `${partNumber}-black`, `${partNumber}0`]) {
			expect(find(`/products/${path}`, false), path).toBeUndefined();
		}
	}
	for (const path of [
		'/products',
		'/products/',
		'/products/smaw',
		'/Products/Welding-Gloves/TIG/',
		'/products/a/xy30',
		'/about-us',
	]) {
		expect(find(path, false), path).toBeUndefined();
	}
	expect(find('/qwerty', true)?.show('/caf%C3%A9')).toBe('/café');
	expect(find('/products/wp-login', true)).toBeUndefined();
});

test('addresses without a glove or similar ones share a page, which names the requested address', async () => {
	const { catalogue } = await openTestSite();
	const find = (path: string) => findUnknownKinds(catalogue)(path, false, false);
	const gloves = ['/products/wp-login', '/products/%3Cb%3E', '/Products/%E0%A4%A/'].map((path) => find(path));
	expect(new Set(gloves).size).toBe(1);
	expect(gloves[0]?.show('/products/wp-login/')).toBe('WP-LOGIN');
	expect(gloves[0]?.show('/products/%3Cb%3E')).toBe('<B>');
	expect(find('/products/a/b')?.show('/products/a/b')).toBe('/products/a/b');
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
			const { pathname } = new URL(`http://localhost/products/${encodeURIComponent(text.toWellFormed())}`);
			const requested = decodeURIComponent(pathname.slice('/products/'.length));
			const isShared = find(pathname) !== undefined;
			const standsAlone =
				requested === '' ||
				resolveRequestedGlove(catalogue, requested).kind !== 'unknown' ||
				findNearGloves(catalogue.index, requested).length > 0;
			expect(isShared).toBe(!standsAlone);
		}),
	);
});
