/**
 * Draws the social card (1200 by 630 px) and the sizes of the site's sign that can't be SVG, out of public/favicon.svg,
 * the hero's still and the brand's words. Run after hero/film.py: node art/draw-marks.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

const publicFolder = new URL('../public/', import.meta.url);
const fontFile =
	'@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2';

const embed = (type: string, url: URL) => `data:${type};base64,${readFileSync(url).toString('base64')}`;
const sign = embed('image/svg+xml', new URL('favicon.svg', publicFolder));

function layOutCard(): string {
	const brand = JSON.parse(readFileSync(new URL('../content/brand.json', import.meta.url), 'utf8'));
	const { english } = JSON.parse(readFileSync(new URL('../content/home.json', import.meta.url), 'utf8'));
	const film = embed('image/webp', new URL('pictures/home/hero-landscape.webp', publicFolder));
	const font = embed('font/woff2', new URL(`../node_modules/${fontFile}`, import.meta.url));
	const mark = readFileSync(new URL('documents/mark.svg', import.meta.url), 'utf8');
	const headline = `${english.headline} <b>${english.hot}</b>`;
	return `<style>
		@font-face { font-family: display; src: url(${font}); font-weight: 1 1000; }
		* { margin: 0; box-sizing: border-box; }
		body { position: relative; width: 1200px; height: 630px; overflow: hidden; color: #fff; background: #0c0e0f;
			font: 900 104px/.86 display; text-transform: uppercase; letter-spacing: -.008em; }
		img { position: absolute; width: 100%; height: 100%; object-fit: cover; object-position: 76% 60%; }
		.shade { position: absolute; inset: 0; background: linear-gradient(90deg, #0c0e0fb0 20%, #0c0e0f00 62%); }
		.brand { position: absolute; top: 54px; left: 64px; display: flex; align-items: center; gap: 14px; font-size: 60px; line-height: 1; }
		.brand svg { height: 52px; width: auto; }
		h1 { position: absolute; bottom: 74px; left: 64px; width: 700px; font: inherit; text-wrap: balance; }
		b { color: transparent; background: linear-gradient(90deg, #fbb800, #f97300 50%, #ed1c24); background-clip: text; }
		.pass { position: absolute; inset: auto 0 0; height: 18px; background: linear-gradient(90deg, #fbb800, #f97300 50%, #ed1c24); }
	</style><img src="${film}"><div class="shade"></div><p class="brand">${mark}${brand.name}</p><h1>${headline}</h1><div class="pass"></div>`;
}

async function drawSign(page: Page, size: number): Promise<Buffer> {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(
		`<body style="margin:0"><img style="display:block" width="${size}" height="${size}" src="${sign}">`,
	);
	await page.locator('img').evaluate((img: HTMLImageElement) => img.decode());
	return page.screenshot({ omitBackground: true });
}

/** One PNG in an ICO: a directory of one entry before it (all readers since Windows Vista). */
function packIco(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(layOutCard());
await page.evaluate(() => document.fonts.load('900 20px display'));
await page.locator('img').evaluate((img: HTMLImageElement) => img.decode());
const drawn: Record<string, Buffer> = {
	'social-card.png': await page.screenshot(),
	'favicon.ico': packIco(await drawSign(page, 32), 32),
	'favicon-180.png': await drawSign(page, 180),
};
await browser.close();
for (const [name, bytes] of Object.entries(drawn)) {
	writeFileSync(new URL(name, publicFolder), bytes);
	console.log(`${name}  ${bytes.length} bytes`);
}
