import { expect, test } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap names each page and each glove, absolutely and once, colour variants left out', async () => {
	const { app, catalogue } = await openTestSite({ publicUrl: 'https://gloves.example' });
	const answer = await app.inject('/sitemap.xml');
	expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
	const addresses = addressesIn(answer.body);
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const path of ['/', '/about', '/products', '/products/welding-gloves/tig', '/products/xy276-3'])
		expect(addresses).toContain(`https://gloves.example${path}`);
	const variant = catalogue.index.listVariants('xy300')[0];
	expect(variant).toBeDefined();
	expect(addresses).not.toContain(`https://gloves.example/products/${variant}`);
	expect(addresses.filter((address) => !address?.startsWith('https://gloves.example/'))).toEqual([]);
});

test('the sitemap follows the catalogue', async () => {
	const { app } = await openTestSite({ products: [], publicUrl: 'https://gloves.example' });
	expect((await app.inject('/sitemap.xml')).body).not.toContain('xy300');
	expect((await app.inject('/sitemap-1.xml')).body).toContain('https://gloves.example/about');
	expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404);
});

test('robots.txt names the sitemap and the excluded paths', async () => {
	const { app } = await openTestSite({ products: [], publicUrl: 'https://gloves.example' });
	const { body, headers } = await app.inject('/robots.txt');
	expect(headers['content-type']).toBe('text/plain; charset=utf-8');
	expect(body).toContain('Disallow: /api/');
	expect(body).toContain('Sitemap: https://gloves.example/sitemap.xml');
});
