import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedPage, matchesEtag, pickEncoding } from './cached-page.server.ts';
import { PageCache } from './page-cache.server.ts';

const aPage = (text: string) => new CachedPage(200, Buffer.from(text), { 'content-type': 'text/html' });

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['br;q=0.5', 'br'],
	['BR', 'br'],
	['gzip;q=0', 'identity'],
	[undefined, 'identity'],
	['deflate', 'identity'],
])('accept-encoding %s takes %s', (header, encoding) => {
	expect(pickEncoding(header)).toBe(encoding);
});

test('every encoding contains the same page under its own ETag', async () => {
	const text = '<p>glove</p>'.repeat(50);
	const page = aPage(text);
	const [br, gzip, identity] = [
		await page.prepare('br'),
		await page.prepare('gzip'),
		await page.prepare('identity'),
	];
	expect(brotliDecompressSync(br.body).toString()).toBe(text);
	expect(gunzipSync(gzip.body).toString()).toBe(text);
	expect(identity.body.toString()).toBe(text);
	expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
});

test.each([
	['br', brotliDecompressSync],
	['gzip', gunzipSync],
] as const)(
	'%s: made when it is first requested, and made smaller once it is requested again',
	async (encoding, decompress) => {
		const text = Array.from({ length: 2_000 }, (_, at) => `<li>Glove ${(at * 7919) % 1000}</li>`).join('');
		const page = aPage(text);
		expect(page.find(encoding)).toBeUndefined();
		const [first, same] = await Promise.all([page.prepare(encoding), page.prepare(encoding)]);
		expect(same.body).toBe(first.body);
		expect(page.find(encoding)).toBe(first);
		await expect.poll(() => page.find(encoding)?.body.length).toBeLessThan(first.body.length);
		const best = page.find(encoding);
		expect(decompress(best?.body as Buffer).toString()).toBe(text);
		// Who has the first bytes has the page: no second download.
		expect(best?.etag).toBe(first.etag);
	},
);

test.each([
	['"a"', true],
	['"x", "a"', true],
	['W/"a"', true],
	['*', true],
	['"b"', false],
])('if-none-match %s against "a", strong or weak: %s', (header, matches) => {
	expect(matchesEtag(header, '"a"')).toBe(matches);
	expect(matchesEtag(header, 'W/"a"')).toBe(matches);
});

test('a page is found by its key and by the requested address', async () => {
	const cache = new PageCache();
	cache.setVersion(1);
	const page = aPage('x');
	cache.store('/products', '/products?utm=1', 1, page);
	expect(cache.findByAddress('/products?utm=1')).toBe(page);
	expect(cache.findByAddress('/products')).toBeUndefined();
	expect(cache.find('/products', '/products')).toBe(page);
	expect(cache.findByAddress('/products')).toBe(page);
});

test('a new catalogue version drops every page, and a page rendered from the old one is not cached', async () => {
	const cache = new PageCache();
	cache.setVersion(1);
	const page = aPage('x');
	cache.store('/a', '/a', 1, page);
	cache.setVersion(2);
	expect(cache.find('/a', '/a')).toBeUndefined();
	cache.store('/a', '/a', 1, page);
	expect(cache.find('/a', '/a')).toBeUndefined();
	expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

test('the cache stays below its limit', async () => {
	const cache = new PageCache(20_000);
	cache.setVersion(1);
	for (let i = 0; i < 200; i++) cache.store(`/${i}`, `/${i}`, 1, aPage(`${i} `.repeat(100)));
	expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
	expect(cache.size.pages).toBeGreaterThan(5);
	// Only the oldest was evicted, with its addresses.
	const found = Array.from({ length: 200 }, (_, i) => cache.findByAddress(`/${i}`) !== undefined);
	expect(found.filter(Boolean)).toHaveLength(cache.size.pages);
	expect(found.at(-1)).toBe(true);
	expect(found[0]).toBe(false);
	expect(cache.find('/199', '/199')).toBeDefined();
	expect(cache.findByAddress('/0')).toBeUndefined();
});
