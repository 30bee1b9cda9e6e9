import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LISTING_ROUTES } from '../../src/domain/catalogue/category.ts';
import { WORK_PLACES } from '../../src/domain/site-content/pictures/page-picture.ts';
import { toPictureSources } from '../../src/platform/storage/picture-sources.ts';
import { WORN_AT_WORK } from '../../src/site/frame/home/home-jobs.server.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/pictures/pages');
const named: Record<string, string> = JSON.parse(
	readFileSync(join(root, 'content/page-pictures.json'), 'utf8'),
);
/** Limit for the widest AVIF file, which is the largest paint of its page. */
const MAX_BYTES = 40 * 1024;

const listFiles = (entry: string) => {
	const { avif = '', srcSet = '' } = toPictureSources(entry);
	return `${avif}, ${srcSet}`.split(', ').map((source) => {
		const [address = '', width = ''] = source.split(' ');
		return { path: join(root, 'public', address), width: Number.parseInt(width, 10) };
	});
};

test('every category and series has its own picture, the about page two, and three show hands at work', () => {
	const places = LISTING_ROUTES.map(({ id }) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
	expect(Object.keys(named)).toEqual([...places, 'about', 'two-lines', ...WORK_PLACES].sort());
});

test('the home page names the gloves that the pictures of hands at work were rendered with', () => {
	const shots = readFileSync(join(root, 'art/hero/shots.py'), 'utf8');
	const worn = WORK_PLACES.map((place) => [
		place,
		new RegExp(`"${place}": dict\\(\\s*part="([^"]+)"`).exec(shots)?.[1],
	]);
	expect(Object.fromEntries(worn)).toEqual(WORN_AT_WORK);
});

test.each(Object.entries(named))(
	'%s has every file that its page names, as large as it says',
	async (_, entry) => {
		const { width: widest = 0, height = 0 } = toPictureSources(entry);
		const files = listFiles(entry);
		expect(files).toHaveLength(6);
		for (const { path, width } of files) {
			const kept = await sharp(path).metadata();
			expect(kept).toMatchObject({ width, format: path.endsWith('.avif') ? 'heif' : 'webp' });
			expect(kept.height).toBeCloseTo((height * width) / widest, -1);
			// Only the narrow ones are fully decoded: the wide ones take much longer.
			if (width === 320) await sharp(path).stats();
			if (width === widest && path.endsWith('.avif')) expect(statSync(path).size).toBeLessThan(MAX_BYTES);
		}
	},
);

test('there are no unused files', () => {
	const files = Object.values(named)
		.flatMap(listFiles)
		.map(({ path }) => basename(path));
	expect(readdirSync(folder).sort()).toEqual(files.sort());
});
