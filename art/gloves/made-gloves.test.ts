import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toPictureSources, WIDEST_SHOWN } from '../../src/platform/storage/picture-sources.ts';
import { hashLooks } from './glove-looks.ts';
import { MADE_VIEWS, type MadeGlove } from './made-glove.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public');
const products = readdirSync(join(root, 'content/catalogue/products')).map((file) =>
	JSON.parse(readFileSync(join(root, 'content/catalogue/products', file), 'utf8')),
);
const made: Record<string, MadeGlove> = JSON.parse(
	readFileSync(join(import.meta.dirname, 'made.json'), 'utf8'),
);
const MEGABYTES = 70;
const views = MADE_VIEWS;

const listFiles = (entry: string) => {
	const { avif = '', srcSet = '' } = toPictureSources(entry, 'zoom');
	return `${avif}, ${srcSet}`.split(', ').map((source) => {
		const [address = '', width = ''] = source.split(' ');
		return { path: join(folder, address), width: Number.parseInt(width, 10) };
	});
};

test('every glove of the range, and nothing else, is rendered from its current catalogue data', () => {
	const current = Object.fromEntries(products.map((product) => [product.partNumber, hashLooks(product)]));
	expect(Object.fromEntries(Object.entries(made).map(([part, { looks }]) => [part, looks]))).toEqual(current);
});

describe.each(products)('$partNumber', ({ partNumber, pictures }) => {
	test('has its four views in the order of the gallery', () => {
		expect(pictures.filter((entry: string) => entry.startsWith('/pictures/gloves/'))).toEqual(
			views.map((view) => {
				const row = made[partNumber]?.views[view];
				return `/pictures/gloves/${partNumber}/${row?.stem}-${Math.min(row?.width ?? 0, WIDEST_SHOWN)}.webp`;
			}),
		);
	});

	test('has every file that its pages name, with the stated sizes, and no unused files', async () => {
		const files = pictures
			.filter((entry: string) => entry.startsWith('/pictures/gloves/'))
			.flatMap(listFiles);
		// The first two views have a file for the zoom.
		expect(files).toHaveLength(views.length * 6 + 2);
		for (const { path, width } of files) {
			expect(await sharp(path).metadata()).toMatchObject({
				width,
				height: width,
				format: path.endsWith('.avif') ? 'heif' : 'webp',
			});
			// Only the narrow ones are fully decoded: that takes a second, the wide ones a minute.
			if (width === 320) await sharp(path).stats();
		}
		const kept = readdirSync(join(folder, 'pictures/gloves', partNumber));
		expect(kept.sort()).toEqual(files.map(({ path }: { path: string }) => basename(path)).sort());
	});
});

test('all pictures and the film together stay small enough for the repository', () => {
	const files = readdirSync(join(folder, 'pictures'), { recursive: true, withFileTypes: true });
	expect(files.length).toBeGreaterThan(products.length * views.length * 6);
	const weight = files
		.filter((entry) => entry.isFile())
		.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
	expect(weight).toBeLessThan(MEGABYTES * 1024 * 1024);
});
