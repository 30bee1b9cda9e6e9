import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.server.ts';

const STARTED = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";`;
const MODULES = `${STARTED}
  window.__reactRouterManifest = {
  "routes": {
    "root": "two\\n  lines"
  }
};
import("/assets/entry-4.js");`;

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f.woff2"/><title>$& \
glove</title><link rel="modulepreload" href="/assets/entry-4.js"/><link rel="modulepreload" href="/assets/root-2.js"/>\
<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head><body><main>Glove</main>\
<script>window.data = 1;</script><script type="module" async="">${MODULES}</script><script>last();</script></body></html>`;

test('style sheets come first in the head, in their order, and no module is preloaded', () => {
	const head = paintFirst(PAGE).split('</head>')[0] as string;
	const links = [...head.matchAll(/<link rel="(\w+)"[^>]*?href="([^"]+)"/g)].map(([, rel, href]) => [
		rel,
		href,
	]);
	expect(links).toEqual([
		['stylesheet', '/assets/a.css'],
		['stylesheet', '/assets/b.css'],
		['preload', '/f.woff2'],
	]);
	expect(head).toContain('<title>$& glove</title>');
});

test('the router’s script is kept, without its indents, and started by the one after it', () => {
	const body = paintFirst(PAGE).split('</head>')[1] as string;
	const held = /<script type="text\/plain">(.*?)<\/script><script>\{\n/s.exec(body)?.[1];
	expect(held).toBe(
		`${STARTED}window.__reactRouterManifest = {"routes": {"root": "two\\n  lines"}\n};\nimport("/assets/entry-4.js");`,
	);
	expect(body).not.toContain('<script type="module"');
	expect(body).toContain('["/assets/entry-4.js","/assets/root-2.js"]');
	expect(body).toContain('<main>Glove</main><script>window.data = 1;</script>');
	expect(body).toMatch(/<\/script><script>last\(\);<\/script><\/body><\/html>$/);
});

test('a page without the expected script is unchanged', () => {
	for (const page of [
		'',
		'<p>Glove</p>',
		PAGE.replace(' async=""', ''),
		PAGE.slice(0, PAGE.indexOf('</script>')),
	]) {
		expect(paintFirst(page)).toBe(page);
	}
});
