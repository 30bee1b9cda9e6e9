/**
 * Prints the cards in art/documents to public/documents: a tagged one-page letter PDF and a preview
 * (300 by 388 px WebP) for each, with the brand's words out of content/brand.json.
 * Fails when a card runs over its page or a file over its budget. Run: node art/print-documents.ts
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { packPdf } from './pack-pdf.ts';

/** Letter at 96 px to the inch. */
const SHEET = { width: 816, height: 1056 };
const PREVIEW_WIDTH = 300;
/** Pixels to each CSS pixel, for the glove in the head. */
const PIXEL_RATIO = 2;
const PDF_BUDGET_BYTES = 80_000;
const PREVIEW_BUDGET_BYTES = 25_000;
/** The date of edition 1, instead of the time of printing. */
const EDITION_DATE = "D:20260101000000+00'00'";

const sources = new URL('documents/', import.meta.url);
const target = new URL('../public/documents/', import.meta.url);
const brand = JSON.parse(readFileSync(new URL('../content/brand.json', import.meta.url), 'utf8'));
const brandWords: Record<string, string> = { name: brand.name, phone: brand.phone.shown, email: brand.email };

function checkBudget(file: string, bytes: Buffer, budget: number): Buffer {
	if (bytes.length > budget) throw new Error(`${file} has ${bytes.length} bytes, more than ${budget}`);
	console.log(`${file}  ${bytes.length} bytes`);
	return bytes;
}

/** The drawing as a JPEG: a PDF keeps that as it is, but blows an SVG with blurs up to bitmaps of its own. */
async function flattenGlove(page: Page): Promise<void> {
	const glove = page.locator('img.glove');
	const picture = await glove.screenshot({ type: 'jpeg', quality: 74 });
	await glove.evaluate(
		async (img: HTMLImageElement, source) => {
			img.src = source;
			await img.decode();
		},
		`data:image/jpeg;base64,${picture.toString('base64')}`,
	);
}

async function openCard(context: BrowserContext, file: string): Promise<Page> {
	const page = await context.newPage();
	await page.emulateMedia({ media: 'print' });
	await page.goto(new URL(file, sources).href);
	await page.evaluate((words) => {
		for (const place of document.querySelectorAll<HTMLElement>('[data-brand]')) {
			place.textContent = words[place.dataset.brand ?? ''] ?? '';
		}
	}, brandWords);
	await flattenGlove(page);
	const errors = await page.evaluate(async (sheet) => {
		const fonts = await Promise.all(
			[
				'900 20px "Sofia Sans Extra Condensed Variable"',
				'400 20px "Atkinson Hyperlegible Next Variable"',
			].map((font) => document.fonts.load(font)),
		);
		const { scrollWidth, scrollHeight } = document.documentElement;
		return [
			fonts.some((faces) => faces.length === 0) && 'a font is missing',
			(scrollWidth > sheet.width || scrollHeight > sheet.height) && 'runs over the page',
			[...document.querySelectorAll('[data-brand]')].some((place) => !place.textContent) &&
				'lacks a brand word',
		].filter(Boolean);
	}, SHEET);
	if (errors.length > 0) throw new Error(`${file}: ${errors.join(', ')}`);
	return page;
}

async function printPdf(page: Page): Promise<Buffer> {
	const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
	const text = pdf.toString('latin1');
	const pages = text.match(/\/Type \/Page\b/g)?.length;
	if (pages !== 1) throw new Error(`${page.url()} prints on ${pages} pages`);
	// Same length, so no offset in the file moves.
	const dated = text.replace(/(?<=\/(?:CreationDate|ModDate) \()D:[^)]{21}(?=\))/g, EDITION_DATE);
	return packPdf(Buffer.from(dated, 'latin1'));
}

async function takePreview(context: BrowserContext, page: Page): Promise<Buffer> {
	const devtools = await context.newCDPSession(page);
	const clip = { x: 0, y: 0, ...SHEET, scale: PREVIEW_WIDTH / SHEET.width };
	const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
	return Buffer.from(data, 'base64');
}

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
	mkdirSync(target, { recursive: true });
	const context = await browser.newContext({
		viewport: SHEET,
		deviceScaleFactor: PIXEL_RATIO,
		locale: 'en-CA',
	});
	const cards = readdirSync(fileURLToPath(sources)).filter((name) => name.endsWith('.html'));
	for (const card of cards.sort()) {
		const page = await openCard(context, card);
		const [pdfFile, previewFile] = [card.replace('.html', '.pdf'), card.replace('.html', '.webp')];
		const pdf = checkBudget(pdfFile, await printPdf(page), PDF_BUDGET_BYTES);
		const preview = checkBudget(previewFile, await takePreview(context, page), PREVIEW_BUDGET_BYTES);
		writeFileSync(new URL(pdfFile, target), pdf);
		writeFileSync(new URL(previewFile, target), preview);
		await page.close();
	}
} finally {
	await browser.close();
}
