import { expect, test } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { toProductCard } from '../../domain/search/product-card.ts';
import { Vocabulary } from '../../domain/search/query/vocabulary.ts';
import { toProductView } from '../../site/product-page/product-view.ts';
import { listPictureWidths, listShownPictures, toPictureSources } from './picture-sources.ts';
import {
	formatPictureAddress,
	listPictureFiles,
	parsePictureAddress,
	parsePictureName,
} from './uploaded-picture.ts';

const picture = { hash: '0123456789abcdef0123456789abcdef', width: 1280, height: 1600, colour: 'c8c4be' };
const START = `${picture.hash}-1280x1600-c8c4be`;

test('a glove’s entry is an address that contains everything a page needs', () => {
	const address = formatPictureAddress(picture);
	expect(address).toBe(`/pictures/${START}-1280.webp`);
	expect(parsePictureAddress(address)).toEqual(picture);
	const setOf = (format: string) =>
		[320, 640, 1280].map((width) => `/pictures/${START}-${width}.${format} ${width}w`).join(', ');
	expect(toPictureSources(address)).toEqual({
		src: address,
		avif: setOf('avif'),
		srcSet: setOf('webp'),
		width: 1280,
		height: 1600,
		ground: '#c8c4be',
	});
});

test('no file is wider than the upload', () => {
	expect(listPictureWidths({ width: 1000 })).toEqual([320, 640, 1000]);
	expect(listPictureWidths({ width: 640 })).toEqual([320, 640]);
	expect(listPictureWidths({ width: 12 })).toEqual([12]);
	expect(listPictureFiles({ ...picture, width: 400 })).toHaveLength(4);
	for (const { name } of listPictureFiles(picture)) expect(parsePictureName(name)?.picture).toEqual(picture);
});

test('a wide upload has one more file, which only a zoom loads', () => {
	const wide = { ...picture, width: 2560, height: 3200 };
	const files = listPictureFiles(wide).map(({ width, format }) => `${width} ${format}`);
	expect(files).toEqual([
		'320 avif',
		'320 webp',
		'640 avif',
		'640 webp',
		'1280 avif',
		'1280 webp',
		'2560 avif',
	]);
	for (const { name } of listPictureFiles(wide)) expect(parsePictureName(name)?.picture).toEqual(wide);
	const entry = formatPictureAddress(wide);
	expect(entry).toMatch(/-1280\.webp$/);
	expect(parsePictureAddress(entry)).toEqual(wide);
	for (const extent of ['full', 'lean'] as const)
		expect(JSON.stringify(toPictureSources(entry, extent))).not.toContain('2560w');
	expect(toPictureSources(entry, 'zoom').avif).toContain('-2560.avif 2560w');
	expect(toPictureSources(entry, 'zoom').srcSet).not.toContain('2560w');
});

test.each([
	'',
	'x.webp',
	`${START}-1280.svg`,
	`${START}-1280.webp.html`,
	`${START}-1280.webp\n`,
	`${START}-500.webp`,
	`${START}-01280.webp`,
	`${START.toUpperCase()}-1280.webp`,
	`${START.slice(1)}-1280.webp`,
	`${START.replace('1280x', '0x')}-0.webp`,
	`${START.replace('1280x', '1281x')}-1281.webp`,
	`${START.replace('1280x', '2561x')}-2561.avif`,
	`${START.replace('1280x', '2560x')}-2560.webp`,
	`../${START}-1280.webp`,
])('%j is not one of our names', (name) => {
	expect(parsePictureName(name)).toBeUndefined();
});

test('a rendered picture has sources like an upload, but is not an upload', () => {
	const stem = '/pictures/gloves/xy073-2-grey/three-quarter-0a1b2c3d-1280x1280-c8c4be';
	expect(parsePictureAddress(`${stem}-640.webp`)).toBeUndefined();
	expect(toPictureSources(`${stem}-640.webp`)).toMatchObject({
		src: `${stem}-640.webp`,
		avif: [320, 640, 1280].map((width) => `${stem}-${width}.avif ${width}w`).join(', '),
		width: 1280,
		height: 1280,
		ground: '#c8c4be',
	});
});

test('a rendered page picture need not be square', () => {
	const stem = '/pictures/pages/mig-stick-0a1b2c3d-1280x532-1a1512';
	expect(toPictureSources(`${stem}-1280.webp`)).toMatchObject({
		srcSet: [320, 640, 1280].map((width) => `${stem}-${width}.webp ${width}w`).join(', '),
		width: 1280,
		height: 532,
	});
});

test('drawn pictures are shown unchanged', () => {
	const address = '/pictures/drawn/tig-back.svg';
	expect(toPictureSources(address)).toEqual({ src: address });
});

test('a stored picture on another site is replaced by the placeholder', () => {
	for (const src of [
		'https://cdn.example/glove.jpg',
		'http://cdn.example/pictures/x-90x60-c8c4be-90.webp',
		'//cdn.example/glove.jpg',
		'/\\cdn.example/glove.jpg',
		'data:image/png;base64,AAAA',
		'glove.jpg',
		'',
	]) {
		expect(toPictureSources(src), src).toEqual({ src: '/pictures/drawn/none.svg' });
		expect(listShownPictures([src, '/pictures/gloves/a.svg'])).toEqual(['/pictures/gloves/a.svg']);
	}
	expect(toPictureSources('/pictures/gloves/a.svg').src).toBe('/pictures/gloves/a.svg');
});

test('cards and pages of such a glove name no other site', () => {
	const glove = aGlove({
		pictures: ['https://cdn.example/one.jpg', '/pictures/gloves/two.svg', '//x.example/a'],
	});
	const shown = [toProductCard(glove, new Vocabulary()), toProductView(glove, [], 'en')].map((one) =>
		JSON.stringify(one),
	);
	for (const text of shown) {
		expect(text).not.toMatch(/cdn\.example|x\.example/);
		expect(text).toContain('/pictures/gloves/two.svg');
	}
	const none = toProductView(aGlove({ pictures: ['https://cdn.example/one.jpg'] }), [], 'en');
	expect(JSON.stringify(none)).toContain('/pictures/drawn/none.svg');
});
