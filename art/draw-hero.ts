/**
 * Draws the still of the home page's film, landscape and portrait, to public/pictures/home.
 * Takes about a minute on two cores. Run: node art/draw-hero.ts [--quick]
 * With --plates FOLDER it draws them without their sparks instead, as WebP of the highest quality, for hero/film.py.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';
import { type HeroFrame, paintHero } from './hero-paint.ts';

const quick = process.argv.includes('--quick');
const platesAt = process.argv.indexOf('--plates') + 1;
const plates = platesAt > 0 ? (process.argv[platesAt] ?? join(tmpdir(), 'art-work')) : undefined;
const BUDGET_BYTES = 190_000;

const FRAMES: Record<string, HeroFrame> = {
	'hero-landscape': {
		width: 2000,
		height: 1040,
		arc: [1500, 790],
		scale: 296,
		lean: 0.3,
		samples: quick ? 1 : 2,
		lamps: [
			[0.475, 0.05, 0.016, '#c8671c'],
			[0.56, 0.13, 0.02, '#ef9a35'],
			[0.52, 0.25, 0.011, '#33509c'],
			[0.63, 0.06, 0.012, '#a8511a'],
			[0.955, 0.33, 0.014, '#7c3d12'],
			[0.9, 0.5, 0.009, '#33509c'],
		],
		sparks: 210,
		quality: 0.8,
	},
	'hero-portrait': {
		width: 900,
		height: 1560,
		arc: [500, 1052],
		scale: 204,
		lean: 0.3,
		samples: quick ? 1 : 2,
		lamps: [
			[0.84, 0.05, 0.04, '#ef9a35'],
			[0.93, 0.2, 0.025, '#33509c'],
			[0.08, 0.33, 0.035, '#a8511a'],
			[0.2, 0.42, 0.02, '#33509c'],
		],
		sparks: 170,
		quality: 0.78,
	},
};

const folder = new URL('../public/pictures/home/', import.meta.url);
mkdirSync(folder, { recursive: true });
const shader = readFileSync(new URL('hero/scene.glsl', import.meta.url), 'utf8');
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
});
const page = await browser.newPage();
page.setDefaultTimeout(600_000);
for (const [name, frame] of Object.entries(FRAMES)) {
	const painted = plates ? { ...frame, sparks: 0, quality: 1 } : frame;
	const bytes = Buffer.from(await page.evaluate(paintHero, { shader, frame: painted }), 'base64');
	if (plates) {
		writeFileSync(`${plates}/${name}.webp`, bytes);
		continue;
	}
	if (bytes.length > BUDGET_BYTES)
		throw new Error(`${name} has ${bytes.length} bytes, more than ${BUDGET_BYTES}`);
	writeFileSync(new URL(`${name}.webp`, folder), bytes);
	console.log(`${name}  ${bytes.length} bytes`);
}
await browser.close();
