import type { Page } from '@playwright/test';

/**
 * Stands in for the print dialog, which no test can close: what would be printed is kept, and the print ends when the
 * journey says so. The frame's document is given a `print` of its own, because each frame has one.
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
/** What was handed to the printer so far. */
export const readPrints = (page: Page) =>
	page.evaluate(() => (window as unknown as Watched).prints.map(({ html, fonts }) => ({ html, fonts })));
/** The person closes the dialog. */
export const endPrint = (page: Page) =>
	page.evaluate(() => (window as unknown as Watched).prints.at(-1)?.end());
