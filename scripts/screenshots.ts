import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from './browser-flags.ts';
import { startBuiltSite } from './built-site.ts';
import { findBrowser } from './find-browser.ts';
import { listPublicPages } from './public-pages.ts';

/**
 * Takes screenshots of every kind of public page, drawer and menu of the built site, at three widths, for review and for
 * before-and-after comparison. `npm run screenshots -- /products /about` takes only those pages.
 */

const FOLDER = join(import.meta.dirname, '../screenshots');
const WIDTHS = [390, 768, 1440] as const;
const HEIGHT: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
/** The browser shares two cores with the site. */
const AT_ONCE = 2;
const SETTLE_WITHIN_MS = 10_000;

type Shot = {
	/** Its title on the contact sheet. */
	title: string;
	path: string;
	/** Brings the page into the state to capture; returns false at a width that has no such state. */
	open?: (page: Page, width: number) => Promise<boolean>;
};

/** States without a URL. Overlays are captured as visible in the window. */
const STATES: Shot[] = [
	{
		title: 'Gloves menu',
		path: '/',
		open: (page) => clickIfShown(page, page.getByRole('button', { name: 'Gloves: categories' })),
	},
	{
		title: 'Best sellers menu',
		path: '/',
		open: (page) => clickIfShown(page, page.getByRole('button', { name: /^Best sellers/ })),
	},
	{
		title: 'Side menu',
		path: '/',
		open: (page) => clickIfShown(page, page.getByRole('button', { name: 'Menu', exact: true })),
	},
	{
		title: 'Side menu, gloves',
		path: '/',
		open: async (page) =>
			(await clickIfShown(page, page.getByRole('button', { name: 'Menu', exact: true }))) &&
			clickIfShown(page, page.getByRole('dialog').getByRole('button', { name: /^Gloves/ })),
	},
	{ title: 'Search, results', path: '/', open: (page) => search(page, 'tig') },
	{ title: 'Search, nothing found', path: '/', open: (page) => search(page, 'zzzz') },
	{
		title: 'Filter drawer',
		path: '/products?size=l',
		open: (page) => clickIfShown(page, page.getByRole('button', { name: /^Filters/ })),
	},
	{
		title: 'Sample box, two gloves',
		path: '/products/xy300',
		open: async (page) => {
			await page.evaluate(() => {
				const items = [
					{ partNumber: 'xy300', size: 'L' },
					{ partNumber: 'xy276-3', size: 'M' },
				];
				localStorage.setItem('sampleBox', JSON.stringify(items));
			});
			await page.reload();
			await settle(page);
			await page.getByRole('button', { name: 'Add to sample box' }).first().click();
			return isShown(page.getByRole('dialog'));
		},
	},
];

async function clickIfShown(page: Page, button: Locator): Promise<boolean> {
	if (!(await button.first().isVisible())) return false;
	await button.first().click();
	await page.waitForTimeout(400);
	return true;
}

async function search(page: Page, text: string): Promise<boolean> {
	await clickIfShown(page, page.getByRole('button', { name: 'Find a glove' }));
	const box = page.getByRole('combobox', { name: 'Search gloves' });
	await box.fill(text);
	return isShown(page.locator('[role=listbox], [role=status]:not(:empty)'));
}

async function isShown(part: Locator): Promise<boolean> {
	try {
		await part.first().waitFor({ state: 'visible', timeout: 3_000 });
		return true;
	} catch {
		return false;
	}
}

/** Waits until scripts run, fonts and pictures have loaded, and content loaded on scroll has been scrolled into view. */
async function settle(page: Page): Promise<void> {
	await page.waitForFunction(() => '__reactRouterDataRouter' in window, undefined, {
		timeout: SETTLE_WITHIN_MS,
	});
	await page.waitForLoadState('networkidle', { timeout: SETTLE_WITHIN_MS });
	await page.evaluate(async () => {
		const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
		for (const picture of document.images) picture.loading = 'eager';
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
			scrollTo({ top: y, behavior: 'instant' });
			await pause(30);
		}
		scrollTo({ top: 0, behavior: 'instant' });
		await document.fonts.ready;
		await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
		await pause(100);
	});
	await page.waitForLoadState('networkidle', { timeout: SETTLE_WITHIN_MS });
}

/** Takes one screenshot; undefined if the page has no such state at this width. */
async function take(
	browser: Browser,
	address: string,
	shot: Shot,
	width: number,
): Promise<string | undefined> {
	const context = await browser.newContext({
		viewport: { width, height: HEIGHT[width] ?? 900 },
		// Without animations, two runs give the same picture.
		reducedMotion: 'reduce',
		locale: 'en-CA',
		timezoneId: 'America/Toronto',
	});
	try {
		const page = await context.newPage();
		await page.goto(address + shot.path);
		await settle(page);
		if (shot.open && !(await shot.open(page, width))) return undefined;
		const file = `${nameOf(shot)}-${width}.png`;
		await page.screenshot({
			path: join(FOLDER, file),
			fullPage: shot.open === undefined,
			animations: 'disabled',
			caret: 'hide',
		});
		return file;
	} finally {
		await context.close();
	}
}

const nameOf = ({ title }: Shot) =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '') || 'home';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** All screenshots on one page: a row per page, a column per width. */
function layOutSheet(rows: readonly { shot: Shot; files: readonly (string | undefined)[] }[]): string {
	const cells = (files: readonly (string | undefined)[]) =>
		files
			.map((file) =>
				file ? `<td><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></td>` : '<td>–</td>',
			)
			.join('');
	const lines = rows.map(
		({ shot, files }) =>
			`<tr><th scope="row">${escapeHtml(shot.title)}<br><small>${escapeHtml(shot.path)}</small></th>${cells(files)}</tr>`,
	);
	return `<!DOCTYPE html><html lang="en-CA"><meta charset="utf-8"><title>Screenshots</title><style>
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #eceeef; }
table { border-collapse: collapse; }
th, td { padding: 8px 16px 24px 0; text-align: start; vertical-align: top; }
img { display: block; width: 200px; max-height: 620px; object-fit: cover; object-position: top; background: #fff; }
td:nth-child(3) img { width: 280px; }
td:nth-child(4) img { width: 480px; }
small { color: #555; }
</style><h1>Screenshots, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</h1>
<table><thead><tr><th>Page</th>${WIDTHS.map((width) => `<th>${width} px</th>`).join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></html>
`;
}

const wanted = process.argv.slice(2);
const pages: Shot[] = (await listPublicPages()).map((path) => ({ title: path, path }));
const shots = wanted.length === 0 ? [...pages, ...STATES] : wanted.map((path) => ({ title: path, path }));
const executablePath = findBrowser();
if (!executablePath) {
	console.error('No browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
	process.exit(2);
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await startBuiltSite();
const browser = await chromium.launch({
	executablePath,
	args: BROWSER_FLAGS,
});
const pictures = shots.map((shot) => ({ shot, files: new Array<string | undefined>(WIDTHS.length) }));
const jobs = pictures.flatMap((row) => WIDTHS.map((width, column) => ({ row, width, column })));
const failed: string[] = [];
try {
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (let job = jobs.shift(); job; job = jobs.shift()) {
				const { row, width, column } = job;
				try {
					row.files[column] = await take(browser, site.address, row.shot, width);
				} catch (error) {
					failed.push(`${row.shot.title} at ${width} px: ${error instanceof Error ? error.message : error}`);
				}
			}
		}),
	);
} finally {
	await browser.close();
	await site.stop();
}
writeFileSync(join(FOLDER, 'index.html'), layOutSheet(pictures));
for (const { shot, files } of pictures) {
	// The button was renamed, or the page failed to load.
	if (!files.some(Boolean)) failed.push(`${shot.title}: at no width`);
}
for (const error of failed) console.error(error);
const count = pictures.flatMap(({ files }) => files.filter(Boolean)).length;
console.log(`${count} pictures in ${relative(process.cwd(), FOLDER)}/, all on ${join(FOLDER, 'index.html')}`);
process.exit(failed.length > 0 ? 1 : 0);
