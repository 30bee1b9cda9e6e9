import { listPublicPages } from '../scripts/public-pages.ts';
import { expect, test } from './visitor.ts';

/** The metadata in a page's head as a crawler reads it, without scripts. */
function readHead(html: string) {
	const head = html.slice(0, html.indexOf('</head>'));
	const readText = (text: string) =>
		text
			.replace(/&amp;/g, '&')
			.replace(/&#x27;/g, "'")
			.replace(/&quot;/g, '"');
	const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
		([, name, content]) => [name as string, readText(content as string)] as const,
	);
	const canonical = [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(
		([, href]) => href as string,
	);
	const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => readText(title as string));
	return { metas, meta: new Map(metas), canonical, titles };
}

test('every page has its metadata once, including those for sharing', async ({ request }) => {
	for (const path of await listPublicPages()) {
		const answer = await request.get(path);
		const { metas, meta, canonical, titles } = readHead(await answer.text());
		const indexed = !meta.get('robots')?.includes('noindex');
		expect(titles.length, `${path}: titles`).toBe(1);
		expect(metas.length, `${path}: each said once`).toBe(meta.size);
		expect(meta.get('description')?.length, `${path}: description`).toBeGreaterThan(20);
		expect(meta.get('og:description'), path).toBe(meta.get('description'));
		expect(titles[0], `${path}: the card has the page's title`).toContain(meta.get('og:title') as string);
		for (const fact of ['og:type', 'og:site_name', 'og:image:alt', 'twitter:card'])
			expect(meta.get(fact), `${path}: ${fact}`).toBeTruthy();
		const picture = new URL(meta.get('og:image') as string);
		expect(picture.pathname, `${path}: a picture that every network shows`).toMatch(/\.(png|jpe?g|webp)$/);
		if (answer.status() === 404) expect(indexed, `${path}: not found, not listed`).toBe(false);
		if (indexed) {
			expect(canonical.length, `${path}: one canonical address`).toBe(1);
			expect(meta.get('og:url'), path).toBe(canonical[0]);
		}
	}
});

test('search results and empty lists are not indexed; a filtered list has the full list as canonical', async ({
	request,
}) => {
	const headOf = async (path: string) => readHead(await (await request.get(path)).text());
	for (const path of [
		'/products?q=tig',
		'/products?q=zzzz',
		'/products?size=5xl&material=bison&process=gtaw',
	]) {
		const { meta, canonical } = await headOf(path);
		expect([path, meta.get('robots'), canonical]).toEqual([path, 'noindex', []]);
	}
	const { meta, canonical } = await headOf('/products?size=l&material=goatskin&page=2');
	expect([meta.get('robots'), new URL(canonical[0] as string).pathname]).toEqual([undefined, '/products']);
	expect((await headOf('/products?page=2')).canonical[0]).toMatch(/\/products\?page=2$/);
});

test('the sitemap names the pages to be indexed, and no other', async ({ request }) => {
	const xml = await (await request.get('/sitemap.xml')).text();
	const mapped = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
	for (const address of mapped) {
		const { pathname } = new URL(address);
		const answer = await request.get(pathname);
		const { meta, canonical } = readHead(await answer.text());
		expect([address, answer.status(), meta.get('robots'), canonical]).toEqual([
			address,
			200,
			undefined,
			[address],
		]);
	}
	for (const path of await listPublicPages()) {
		const answer = await request.get(path, { maxRedirects: 0 });
		if (answer.status() !== 200 || path.includes('?')) continue;
		const { meta, canonical } = readHead(await answer.text());
		if (!meta.has('robots')) expect(mapped, path).toContain(canonical[0]);
	}
});

test('text and pictures come first: no script is requested before the first paint', async ({ page }) => {
	for (const path of ['/', '/products', '/products/xy276-3', '/about']) {
		await page.goto(path);
		await page.waitForFunction(() => '__reactRouterDataRouter' in window);
		const times = await page.evaluate(() => ({
			paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
			sheet: performance.getEntriesByType('resource').findIndex(({ name }) => /\.css\b/.test(name)),
		}));
		expect(times.scripts.length, path).toBeGreaterThan(2);
		for (const { name, startTime } of times.scripts)
			expect(startTime, `${path}: ${name}`).toBeGreaterThanOrEqual(times.paint);
		expect(times.sheet, `${path}: the style sheet is asked for first`).toBe(0);
	}
});
