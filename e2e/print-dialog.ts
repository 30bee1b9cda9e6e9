import type { Page } from '@playwright/test';

/**
 * Replaces the print dialog, which no test can close: printed documents are recorded, and the print ends
 * when the test says so. The frame's document gets its own `print`, because each frame has one.
 */
export async function watchPrints(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const top = window.top as unknown as { prints: { html: string; fonts: string; end: () => void }[] };
		if (window === window.top) top.prints = [];
		window.print = () => {
			top.prints.push({
				html: `<!doctype html>${document.documentElement.outerHTML}`,
				fonts: document.fonts.status,
				end: () => window.dispatchEvent(new Event('afterprint')),
			});
		};
	});
}

type Watched = { prints: { html: string; fonts: string; end: () => void }[] };
/** The documents sent to the printer so far. */
export const readPrints = (page: Page) =>
	page.evaluate(() => (window as unknown as Watched).prints.map(({ html, fonts }) => ({ html, fonts })));
/** Simulates closing the dialog. */
export const endPrint = (page: Page) =>
	page.evaluate(() => (window as unknown as Watched).prints.at(-1)?.end());
