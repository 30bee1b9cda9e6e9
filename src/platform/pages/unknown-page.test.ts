import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFilePath, type UnknownKind, UnknownPages } from './unknown-page.server.ts';

const PLAIN: UnknownKind = { pathWith: (text) => `/${text}`, show: (path) => path };
/** Shows the last part of its path in upper case. */
const CAPITALS: UnknownKind = {
	pathWith: (text) => `/deep/${text}`,
	show: (path) => path.slice(path.lastIndexOf('/') + 1).toUpperCase(),
};

/** A page that contains its path once, as the site's does; the numbers count its renderings. */
function openPage({ render }: { render?: (path: string) => Response } = {}) {
	const state = { version: 1, renders: 0 };
	const pages = new UnknownPages({
		render: async (path) => {
			state.renders += 1;
			return (
				render?.(path) ?? new Response(`<h1>${path}</h1><script>1</script>${state.version}`, { status: 404 })
			);
		},
		version: () => state.version,
	});
	const read = async (path: string, accept?: string, kind: UnknownKind = PLAIN) => {
		const { headers, body } = await pages.answer(kind, path, accept);
		expect(headers['content-length']).toBe(String(body.length));
		const coded = headers['content-encoding'];
		if (coded === 'br') return brotliDecompressSync(body).toString();
		return (coded === 'gzip' ? gunzipSync(body) : body).toString();
	};
	return { state, read };
}

test('the page is rendered once per catalogue version, whatever is requested and however often at once', async () => {
	const { state, read } = openPage();
	const pages = await Promise.all(['/a', '/b', '/c'].map((path) => read(path, 'gzip')));
	expect(pages.map((html) => html.slice(4, 6))).toEqual(['/a', '/b', '/c']);
	expect(state.renders).toBe(1);
	state.version = 2;
	expect(await read('/a', 'br, gzip')).toContain('</script>2');
	expect(state.renders).toBe(2);
});

test('each kind of address has its own page, rendered once', async () => {
	const { state, read } = openPage({
		render: (path) => new Response(`<h1>${path.split('/').at(-1)?.toUpperCase()}</h1>`, { status: 404 }),
	});
	expect(await read('/deep/a', undefined, CAPITALS)).toBe('<h1>A</h1>');
	expect(await read('/deep/<b', undefined, CAPITALS)).toBe('<h1>&lt;B</h1>');
	expect(state.renders).toBe(1);
	await expect(read('/c')).rejects.toThrow('where it is not shown');
});

test('any path is text in the page, and nothing else', async () => {
	const { read } = openPage();
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
			const html = await read(`/${text}`);
			const shown = /^<h1>\/([^<>"']*)<\/h1><script>1<\/script>1$/.exec(html)?.[1];
			expect(shown, html).toBeDefined();
			const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
			expect(shown?.replace(/&([^;]+);/g, (_, name) => entities[name] ?? '?')).toBe(text);
		}),
	);
});

test('a failed rendering is not cached, nor is one with the path in a script', async () => {
	let fails = true;
	const { read } = openPage({
		render: (path) => {
			if (fails) throw new Error('no database');
			return new Response(`<b>${path}</b>`, { status: 404 });
		},
	});
	await expect(read('/a')).rejects.toThrow('no database');
	fails = false;
	expect(await read('/a')).toBe('<b>/a</b>');
	const scripted = openPage({
		render: (path) => new Response(`<script>"${path}"</script>`, { status: 404 }),
	});
	await expect(scripted.read('/a')).rejects.toThrow('script');
	const wrong = openPage({ render: () => new Response('home', { status: 200 }) });
	await expect(wrong.read('/a')).rejects.toThrow('200');
});

test.each([
	'/wp-admin.php',
	'/x.js',
	'/a/b.map',
	'/.env',
	'/.git/config',
	'/a/.b/c',
	'/%2egit/HEAD',
	'/b.ZIP',
	'/x.mp4',
])('%s is a file request', (path) => expect(isFilePath(path)).toBe(true));

test.each(['/about-us', '/a.html', '/old.HTM', '/v1.2', '/a.b/c', '/', '/gloves.', '/100.5', '/caf%C3%A9'])(
	'%s asks for a page',
	(path) => expect(isFilePath(path)).toBe(false),
);
