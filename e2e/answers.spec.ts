import { createHash } from 'node:crypto';
import { loadBuiltPages } from '../src/app/built-pages.server.ts';
import type { LiveCatalogue } from '../src/domain/search/live-catalogue.server.ts';
import { SentProofs } from '../src/platform/limits/sent-proof.server.ts';
import { GloveRanker } from '../src/site/finder/glove-ranker.server.ts';
import { FitGloves } from '../src/site/fit-check/fit-gloves.server.ts';
import { expect, test } from './visitor.ts';

test('a repeated page request gets a 304 with an ETag per encoding, weak where the bytes may get smaller', async ({
	request,
}) => {
	for (const path of ['/', '/products', '/products?size=l&q=tig', '/products/xy300']) {
		const tags = new Set<string>();
		for (const encoding of ['br', 'gzip', 'identity']) {
			const first = await request.get(path, { headers: { 'accept-encoding': encoding } });
			expect(first.headers()['content-encoding'] ?? 'identity').toBe(encoding);
			expect(first.headers().vary).toContain('accept-encoding');
			const etag = first.headers().etag as string;
			expect(etag).toMatch(encoding === 'identity' ? /^"/ : /^W\/"/);
			tags.add(etag);
			const again = await request.get(path, {
				headers: { 'accept-encoding': encoding, 'if-none-match': etag },
			});
			expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
			expect(again.headers()['content-security-policy']).toBeTruthy();
		}
		expect(tags.size).toBe(3);
	}
});

test('the policy of a page names each of its inline scripts, and no other', async ({ request }) => {
	const answer = await request.get('/products/xy300');
	const policy = answer.headers()['content-security-policy'] as string;
	const inline = [...(await answer.text()).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
		.filter(([, attributes]) => !/src=|ld\+json/.test(attributes as string))
		.map(
			([, , script]) =>
				`'sha256-${createHash('sha256')
					.update(script as string)
					.digest('base64')}'`,
		);
	expect(inline.length).toBeGreaterThan(1);
	expect([...policy.matchAll(/'sha256-[^']+'/g)].map(String).toSorted()).toEqual(
		[...new Set(inline)].toSorted(),
	);
	expect(policy).not.toContain('unsafe');
});

test('the same filters in any order, with unknown parameters, are the same page', async ({ request }) => {
	const read = async (path: string) => (await request.get(path)).headers().etag;
	const etag = await read('/products?size=l&material=goatskin');
	expect(await read('/products?material=goatskin&utm_source=mail&size=l')).toBe(etag);
	expect(await read('/products?size=l&size=l&material=goatskin&page=1')).toBe(etag);
	expect(await read('/products?size=l')).not.toBe(etag);
});

test('invalid values in a page’s address are ignored and cause no error', async ({ request }) => {
	for (const query of [
		'page=-1',
		'page=NaN',
		'page=1e309',
		'size=%01',
		'q=100%',
		'q=a&q=b',
		`q=${'x'.repeat(3000)}`,
		'size=%3Cscript%3E',
		'__proto__=x',
		'%',
		'sort=drop',
	]) {
		const answer = await request.get(`/products?${query}`);
		expect([query, answer.status()]).toEqual([query, 200]);
	}
});

test('text that cannot be stored is rejected by name on every page', async ({ request }) => {
	for (const address of [
		'/?a=%00',
		'/products?a=%ED%A0%80',
		'/where-to-buy?a=%FF',
		'/no-such-page?a=%C0%80',
	]) {
		const answer = await request.get(address);
		expect([address, answer.status()]).toEqual([address, 400]);
		expect(await answer.json()).toMatchObject({ type: 'invalid', errors: [{ path: 'a' }] });
	}
	expect((await request.get('/no%00page')).status()).toBe(400);
});

test('unknown addresses below /products show every glove under the requested address', async ({
	request,
}) => {
	const ours = await (await request.get('/products')).text();
	for (const [path, shown] of [
		['/products/wp-login', 'WP-LOGIN is not one of ours.'],
		[`/products/${encodeURIComponent('<i>&\'"')}`, '&lt;I&gt;&amp;&#x27;&quot; is not one of ours.'],
		['/products/welding-gloves/qqzz', 'There is no page at /products/welding-gloves/qqzz.'],
	] as const) {
		const answer = await request.get(path);
		expect([path, answer.status()]).toEqual([path, 404]);
		const html = await answer.text();
		expect(html).toContain(shown);
		expect(html).toContain('content="noindex"');
		expect(html.length).toBeGreaterThan(ours.length * 0.9);
	}
});

test('an unknown address shows the home page and names itself; an unknown file gets a short text', async ({
	request,
}) => {
	const [home, unknown] = [await request.get('/'), await request.get(`/a/%3Cb%3E&'x"/caf%C3%A9`)];
	expect(unknown.status()).toBe(404);
	const html = await unknown.text();
	expect(html).toContain('<bdi class="');
	expect(html).toContain('/a/&lt;b&gt;&amp;&#x27;x&quot;/café</bdi>');
	expect(html).toContain('content="noindex"');
	expect(html.length).toBeGreaterThan((await home.text()).length * 0.9);
	expect(unknown.headers()['cache-control']).toBe('no-store');
	expect(await (await request.get('/another')).text()).toContain('/another</bdi>');
	for (const path of [
		'/wp-admin.php',
		'/x.js',
		'/.env',
		'/.git/config',
		'/a/b/c.map',
		'/api/x',
		'/%2ehidden/x',
	]) {
		const answer = await request.get(path, { headers: { accept: 'text/html' } });
		expect([path, answer.status()]).toEqual([path, 404]);
		expect(answer.headers()['content-type'], path).toContain('application/problem+json');
		expect((await answer.body()).length, path).toBeLessThan(300);
	}
	// An old page name still leads to a page.
	expect(await (await request.get('/catalogue.html')).text()).toContain('/catalogue.html</bdi>');
});

test('files have their type and time; a missing file is a 404, not another page', async ({ request }) => {
	const html = await (await request.get('/')).text();
	const script = html.match(/\/assets\/framework-[^"]+\.js/)?.[0] as string;
	const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
	expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
	expect(answer.headers()['cache-control']).toContain('immutable');
	for (const path of [
		'/assets/none.js',
		'/assets/..%2f..%2fpackage.json',
		'/pictures/%2e%2e/%2e%2e/package.json',
		'/assets/%252e%252e%252fpackage.json',
		'/.git/config',
		'/api/none.js',
	]) {
		const missing = await request.get(path);
		expect([400, 403, 404], path).toContain(missing.status());
		expect(await missing.text()).not.toContain('"scripts"');
	}
});

test('a page that cannot be rendered answers 500 without details, and the error is logged', async () => {
	const catalogue = new Proxy({} as LiveCatalogue, {
		get() {
			throw new Error('the index broke at /secret/place');
		},
	});
	const fitGloves = new FitGloves(catalogue);
	const announced: string[][] = [];
	const nobody = () => Promise.reject(new Error('nobody posts'));
	const render = (await loadBuiltPages())({
		catalogue,
		fitGloves,
		ranker: new GloveRanker(fitGloves),
		whereToBuy: {
			listDistributors: async () => [],
			listOnlinePartners: () => [],
			findPlace: () => ({ kind: 'unknown' }),
			tiles: undefined,
		},
		timeZone: 'America/Toronto',
		publicUrl: 'http://emberhide.example',
		forms: {
			distributorApplication: nobody,
			sampleRequest: nobody,
			newsletter: { ask: nobody, confirm: nobody, leave: nobody },
			distributorEntry: { find: nobody, confirm: nobody, report: nobody },
		},
		proofs: new SentProofs('not secret', 'http://127.0.0.1'),
		devPages: false,
		onError: (error, path) => announced.push([String(error), path]),
	});
	for (const path of ['/products', '/products/xy300']) {
		const answer = await render(new Request(`http://emberhide.example${path}`));
		expect(answer.status).toBe(500);
		const html = await answer.text();
		expect(html).toContain('<h1');
		expect(html).not.toContain('secret');
		expect(announced).toContainEqual(['Error: the index broke at /secret/place', path]);
	}
});
