import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './visitor.ts';

/** Milliseconds between two pieces of a page, long enough for the browser to paint what it has. */
const PAUSE = 400;

/** The site behind a slow line: a page arrives in three pieces, cut within its header; anything else comes whole. */
async function startSlowLine(site: string): Promise<Server> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(new URL(request.url ?? '/', site), {
			headers: { accept: request.headers.accept ?? '' },
		});
		const bytes = Buffer.from(await answer.arrayBuffer());
		response.setHeader('content-type', answer.headers.get('content-type') ?? '');
		if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(bytes);
		const html = bytes.toString();
		const [start, end] = [html.indexOf('<header'), html.indexOf('</header>')];
		expect(start, 'a page without a header').toBeGreaterThan(0);
		// After the first entry of the menu, and before what stands at the right.
		const cuts = [html.indexOf('</li>', start), html.lastIndexOf('</search>', end)];
		response.write(html.slice(0, cuts[0]));
		await wait(PAUSE);
		response.write(html.slice(cuts[0], cuts[1]));
		await wait(PAUSE);
		response.end(html.slice(cuts[1]));
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return server;
}

for (const width of [390, 1024, 1440]) {
	test(`nothing of the header moves while a page arrives slowly, at ${width} px`, async ({
		page,
		baseURL,
	}) => {
		const line = await startSlowLine(baseURL as string);
		try {
			await page.setViewportSize({ width, height: 800 });
			await page.addInitScript(() => {
				const moved: string[] = [];
				Object.assign(window, { moved });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
						for (const { node } of entry.sources) {
							const element = node instanceof Element ? node : node?.parentElement;
							if (element?.closest('header')) moved.push(element.outerHTML.slice(0, 80));
						}
					}
				}).observe({ type: 'layout-shift', buffered: true });
			});
			for (const path of ['/about', '/products', '/fr/a-propos']) {
				await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`);
				await page.waitForTimeout(PAUSE);
				expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), path).toEqual([]);
			}
		} finally {
			line.closeAllConnections();
			line.close();
		}
	});
}
