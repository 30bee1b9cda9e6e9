import { expect, test } from 'vitest';
import { listIndexedPages } from './site-pages.server.ts';
import { formatRobots, formatSitemap, formatSitemapIndex } from './sitemap-xml.ts';

test('addresses are absolute, escaped, and have a date only if it is known', () => {
	const xml = formatSitemap('https://gloves.example', [
		{ path: '/', updated: '2026-11-21' },
		{ path: `/products/a&b<'">` },
	]);
	expect(xml).toContain('<url><loc>https://gloves.example/</loc><lastmod>2026-11-21</lastmod>');
	expect(xml).toContain('<url><loc>https://gloves.example/fr</loc><lastmod>2026-11-21</lastmod>');
	expect(xml).toContain('<url><loc>https://gloves.example/products/a&amp;b&lt;&apos;&quot;&gt;</loc><xhtml');
	expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
});

test('each address of a page links to all of them, so that the links are reciprocal', () => {
	const xml = formatSitemap('https://gloves.example', [{ path: '/where-to-buy' }]);
	const links =
		'<xhtml:link rel="alternate" hreflang="en" href="https://gloves.example/where-to-buy"/>' +
		'<xhtml:link rel="alternate" hreflang="fr" href="https://gloves.example/fr/ou-acheter"/>' +
		'<xhtml:link rel="alternate" hreflang="x-default" href="https://gloves.example/where-to-buy"/>';
	expect(xml.match(/<url>.*<\/url>/g)).toEqual([
		`<url><loc>https://gloves.example/where-to-buy</loc>${links}</url>`,
		`<url><loc>https://gloves.example/fr/ou-acheter</loc>${links}</url>`,
	]);
});

test('a long sitemap is an index of its parts', () => {
	const xml = formatSitemapIndex('https://gloves.example', 2);
	expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
		'https://gloves.example/sitemap-1.xml',
		'https://gloves.example/sitemap-2.xml',
	]);
});

test('robots are excluded from the API and the back-office, and referred to the sitemap', () => {
	expect(formatRobots('https://gloves.example')).toBe(
		'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /health/\n\nSitemap: https://gloves.example/sitemap.xml\n',
	);
});

test('each page is listed once', () => {
	const paths = listIndexedPages({ findContent: () => undefined }).map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths).toEqual(expect.arrayContaining(['/', '/products/argon-series', '/privacy', '/sizing-guide']));
});
