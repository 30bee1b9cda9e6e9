import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { AnswerCache } from '../cache/answer-cache.server.ts';
import { createLog } from '../process/log.server.ts';
import { createPages } from './pages.server.ts';

const log = createLog('silent');

/** Pages whose renders are recorded; a page shows the catalogue version that it was rendered from. */
function openPages(render?: (url: URL) => Promise<void>) {
	const rendered: string[] = [];
	let version = 1;
	const cache = () => new AnswerCache(() => version, 1_000_000);
	const pages = createPages({
		log,
		render: async ({ url }) => {
			const { pathname, search } = new URL(url);
			rendered.push(pathname + search);
			await render?.(new URL(url));
			return new Response(`<p>${pathname} in version ${version}</p>`, {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			});
		},
		origin: 'http://localhost',
		policyOf: () => ({ parameters: ['q'] }),
		pageCache: cache(),
		notFoundCache: cache(),
		routeCache: cache(),
		version: () => version,
		cached: true,
	});
	const app = Fastify({ trustProxy: true });
	pages.addRoutes(app);
	onTestFinished(() => app.close());
	const ask = async (url: string, from = '203.0.113.1') =>
		(await app.inject({ url, headers: { 'x-forwarded-for': from, 'accept-encoding': 'identity' } })).body;
	const changeCatalogue = () => {
		version++;
		return pages.renderAhead();
	};
	return { ask, changeCatalogue, rendered };
}

test('after a change of the catalogue the pages most asked for are rendered before anybody asks again', async () => {
	const { ask, changeCatalogue, rendered } = openPages();
	for (const url of ['/once', '/twice', '/twice', '/often', '/often', '/often']) await ask(url);
	rendered.length = 0;
	await changeCatalogue();
	expect(rendered).toEqual(['/often', '/twice']);
	expect(await ask('/often')).toBe('<p>/often in version 2</p>');
	expect(rendered).toEqual(['/often', '/twice']);
	expect(await ask('/once')).toBe('<p>/once in version 2</p>');
	expect(rendered).toEqual(['/often', '/twice', '/once']);
});

test('a page that nobody asks for any more is no longer rendered ahead after a few changes', async () => {
	const { ask, changeCatalogue, rendered } = openPages();
	for (const url of ['/old', '/old', '/old', '/old']) await ask(url);
	for (let change = 0; change < 5; change++) {
		await changeCatalogue();
		await ask('/new');
		await ask('/new');
	}
	rendered.length = 0;
	await changeCatalogue();
	expect(rendered).toEqual(['/new']);
});

test('a page that fails ahead of its visitor does not stop the others', async () => {
	let fails = false;
	const { ask, changeCatalogue, rendered } = openPages(async ({ pathname }) => {
		if (fails && pathname === '/broken') throw new Error('no page');
	});
	for (const url of ['/broken', '/broken', '/broken', '/whole', '/whole']) await ask(url);
	fails = true;
	rendered.length = 0;
	await changeCatalogue();
	expect(rendered).toEqual(['/broken', '/whole']);
});

test('a visitor does not wait for the searches of a crawler', async () => {
	const { ask, rendered } = openPages(() => new Promise((resolve) => setTimeout(resolve, 2)));
	const crawl = Array.from({ length: 30 }, (_, at) => ask(`/products?q=${at}`, '198.51.100.7'));
	await new Promise((resolve) => setTimeout(resolve, 1));
	await ask('/products?q=tig', '203.0.113.9');
	expect(rendered.length).toBeLessThan(15);
	await Promise.all(crawl);
	expect(rendered.length).toBe(31);
});

test('one address may not fill the places of everybody: its further searches are refused, others are not', async () => {
	const { ask } = openPages(() => new Promise((resolve) => setTimeout(resolve, 2)));
	const crawl = Array.from({ length: 80 }, (_, at) => ask(`/products?q=${at}`, '198.51.100.7'));
	expect(await ask('/products?q=tig', '203.0.113.9')).toBe('<p>/products in version 1</p>');
	const answers = await Promise.all(crawl);
	const refused = answers.filter((body) => !body.startsWith('<p>'));
	expect(refused.length).toBe(80 - 4 - 50);
});
