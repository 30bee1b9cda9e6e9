import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fetchAnswer } from './answer-load.ts';
import { PAGES } from './answer-rows.ts';
import { atMost, type Bench, type BenchRow, formatNumber } from './bench-row.ts';
import { startSite } from './child-process.ts';

/** Bytes gzipped and with brotli, as built files are sent. */
type Weight = { gzip: number; br: number };

const NOTHING: Weight = { gzip: 0, br: 0 };

export const pageWeight: Bench = {
	name: 'weight',
	about: 'bytes of script and style that each page needs before it is interactive',
	run: async ({ catalogueOf }) => {
		const floor = await weighFrameworks();
		const site = await startSite(await catalogueOf(0));
		try {
			const rows: BenchRow[] = [];
			for (const [page, path] of Object.entries({ home: '/', ...PAGES })) {
				const html = await fetchText(site.address, path);
				const scripts = await weighAll(site.address, await listScripts(site.address, html));
				const styles = await weighAll(site.address, listStyles(html));
				rows.push(
					{
						what: `Script of the ${page} page`,
						measured: describe(scripts),
						reference: `React and its router with no page ${describe(floor)}`,
						ratio: scripts.gzip / floor.gzip,
						aim: atMost(scripts.gzip / 1000, 140, ' kB gzip'),
					},
					{
						what: `Styles of the ${page} page`,
						measured: describe(styles),
						reference: `the page's HTML ${describe(weigh(Buffer.from(html)))}`,
						ratio: styles.gzip / weigh(Buffer.from(html)).gzip,
						aim: atMost(styles.gzip / 1000, 20, ' kB gzip'),
					},
				);
			}
			return rows;
		} finally {
			await site.stop();
		}
	},
};

const describe = ({ gzip, br }: Weight) =>
	`${formatNumber(gzip / 1000)} kB gzip, ${formatNumber(br / 1000)} kB br`;

const weigh = (bytes: Uint8Array): Weight => ({
	gzip: gzipSync(bytes, { level: 9 }).length,
	br: brotliCompressSync(bytes).length,
});

async function fetchText(address: string, path: string): Promise<string> {
	const response = await fetch(address + path);
	if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
	return response.text();
}

/** Style sheets that the page's HTML names. */
function listStyles(html: string): string[] {
	const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
	return [...new Set(links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []))];
}

/** The router's list of routes, with modules of other pages that a visitor may open next. */
const MANIFEST = /__reactRouterManifest = .*?;\s*window\.__reactRouterRouteModules/s;

/** Modules that the page's HTML loads, and their static imports. */
async function listScripts(address: string, html: string): Promise<Set<string>> {
	if (!MANIFEST.test(html)) throw new Error('The page has no list of routes where it used to.');
	const found = new Set(html.replace(MANIFEST, '').match(/\/assets\/[\w.-]+\.js/g) ?? []);
	for (const path of found) {
		const source = await fetchText(address, path);
		for (const [, name] of source.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)) {
			found.add(`/assets/${name}`);
		}
	}
	return found;
}

/** As sent, so that a file the build left uncompressed counts in full. */
async function weighAll(address: string, paths: Iterable<string>): Promise<Weight> {
	let all = NOTHING;
	for (const path of paths) {
		const gzip = (await fetchAnswer(address, path, 'gzip')).body.length;
		const br = (await fetchAnswer(address, path, 'br')).body.length;
		all = { gzip: all.gzip + gzip, br: all.br + br };
	}
	return all;
}

/** The base cost of these frameworks: the same bundler, one file that starts them, no application code. */
async function weighFrameworks(): Promise<Weight> {
	const entry = '\0frameworks';
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		define: { 'process.env.NODE_ENV': JSON.stringify('production') },
		build: { write: false, rollupOptions: { input: entry } },
		plugins: [
			{
				name: 'frameworks',
				resolveId: (id) => (id === entry ? entry : undefined),
				load: (id) =>
					id === entry
						? `import { hydrateRoot } from 'react-dom/client';
							import { createElement } from 'react';
							import { Form, Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
							import { HydratedRouter } from 'react-router/dom';
							const parts = [Form, Link, Links, Meta, Outlet, Scripts, ScrollRestoration];
							hydrateRoot(document, createElement(HydratedRouter, { parts }));`
						: undefined,
			},
		],
	});
	const outputs = Array.isArray(built) ? built : [built];
	const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
	const weights = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? weigh(Buffer.from(chunk.code)) : []));
	return weights.reduce((all, { gzip, br }) => ({ gzip: all.gzip + gzip, br: all.br + br }), NOTHING);
}
