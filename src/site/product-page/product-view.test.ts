import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Product } from '../../domain/catalogue/product.ts';
import { toBreadcrumbList, toProductData } from './product-structured-data.ts';
import { findProductTrail } from './product-trail.ts';
import { toProductView } from './product-view.ts';

const read = (partNumber: string): Product =>
	JSON.parse(readFileSync(`content/catalogue/products/${partNumber}.json`, 'utf8'));
const xy300 = read('xy300');
const black = read('xy300-black');

test('processes are sorted by performance, positions keep their order', () => {
	const view = toProductView(
		{
			...xy300,
			weldingProcesses: [
				{ process: 'GTAW (TIG)', amperageRange: 'N/A', performance: 'No use', notes: '' },
				{ process: 'Bench work', amperageRange: '85-160A', performance: 'Limited', notes: '' },
				{ process: 'SMAW (Stick)', amperageRange: '<=150A', performance: 'Full use', notes: '' },
			],
			weldingPositions: [
				{ position: 'Overhead (4G / 4F)', performance: 'No use', notes: '' },
				{ position: 'Flat (1G / 1F)', performance: 'Full use', notes: '' },
			],
		},
		[],
		'en',
	);
	expect(view.processes.map(({ code, process, amperage }) => [code, process, amperage])).toEqual([
		['SMAW', 'SMAW (Stick)', 'up to 150 A'],
		['', 'Bench work', '85–160 A'],
		['GTAW', 'GTAW (TIG)', '–'],
	]);
	expect(view.positions.map(({ code }) => code)).toEqual(['O', 'F']);
});

test('each colour has its own part number, stock codes and default size; sizes include those of all colours', () => {
	const sized = { ...black, sizes: { Large: 'B-L', XS: 'B-XS', '3XL': 'B-3XL' }, selectedSizeDefault: 'XS' };
	const view = toProductView({ ...xy300, sizes: { XL: 'G-XL', L: 'G-L', M: 'G-M' } }, [sized], 'en');
	expect(view.sizes).toEqual([
		{ label: 'XS', text: 'XS', word: 'Extra Small' },
		{ label: 'M', text: 'M', word: 'Medium' },
		{ label: 'L', text: 'L', word: 'Large' },
		{ label: 'XL', text: 'XL', word: 'Extra Large' },
		{ label: '3XL', text: '3XL', word: '3X Large' },
	]);
	expect(
		view.colours.map(({ partNumber, colour, codes, defaultSize }) => [
			partNumber,
			colour,
			codes,
			defaultSize,
		]),
	).toEqual([
		['xy300', 'gold', { M: 'G-M', L: 'G-L', XL: 'G-XL' }, 'L'],
		['xy300-black', 'black', { XS: 'B-XS', L: 'B-L', '3XL': 'B-3XL' }, 'L'],
	]);
});

test('ratings contain the meaning of each value, their edition and their scale', () => {
	const view = toProductView(
		{
			...xy300,
			certifications: [
				{ type: 'EN388', value: '3133', edition: '2003' },
				{ type: 'ANSI_CUT', value: 'A2', edition: '2024' },
				{ type: 'ASTM F2675', value: 'Level 2', edition: '' },
			],
		},
		[],
		'en',
	);
	const [en388, cut, unknown] = view.certifications;
	expect(en388).toMatchObject({ label: 'EN 388', olderEdition: true, pictogram: 'en388', steps: undefined });
	expect(en388?.parts.map(({ character, name }) => `${character} ${name}`)).toEqual([
		'3 Abrasion',
		'1 Cut, round blade',
		'3 Tear',
		'3 Puncture',
	]);
	expect(cut).toMatchObject({ steps: { level: 2, of: 9, last: 'A9' }, olderEdition: false });
	expect(unknown).toMatchObject({ label: 'ASTM F2675', value: 'Level 2', pictogram: undefined, parts: [] });
});

test('details join the lines of use and omit unknown values', () => {
	const bare = toProductView(
		{
			...xy300,
			usedIn: [' Rail, Mining ', '', 'Crews in the cold'],
			packaging: { masterCase: null, innerBag: null, displayReady: false },
			specifications: { Thread: 'Para-aramid', cuff: ' 5 in ', Hide: '  ' },
		},
		[],
		'en',
	);
	expect(bare.details.usedIn).toBe('Rail, Mining, Crews in the cold');
	expect(bare.details.packaging).toBeUndefined();
	expect(bare.facts).toEqual([
		['Cuff', '5 in'],
		['Thread', 'Para-aramid'],
	]);
});

test('a glove without pictures shows the placeholder, and its structured data have none', () => {
	const view = toProductView({ ...xy300, pictures: [] }, [], 'en');
	expect(view.colours[0]?.pictures).toEqual([{ src: '/pictures/drawn/none.svg', view: 'placeholder' }]);
	expect(toProductData(view, 'MIG / Stick', 'Emberhide', 'https://gloves.example', 'en')).not.toHaveProperty(
		'image',
	);
	expect(toProductView(xy300, [], 'en').colours[0]?.pictures.map(({ view }) => view)).toEqual([
		'back',
		'threeQuarter',
		'palm',
		'macro',
	]);
});

test('structured data contain catalogue data, and no offer or review', () => {
	const facts = toProductData(
		toProductView(xy300, [black], 'en'),
		'MIG / Stick',
		'Emberhide',
		'https://gloves.example',
		'en',
	);
	expect(facts).toMatchObject({
		'@type': 'Product',
		name: xy300.name,
		sku: 'XY300',
		color: 'gold',
		category: 'MIG / Stick',
		brand: { name: 'Emberhide' },
		url: 'https://gloves.example/products/xy300',
		image: xy300.pictures.map((path) => `https://gloves.example${path}`),
	});
	expect(JSON.stringify(facts)).toContain('"ANSI Heat, 2024","value":"3"');
	expect(JSON.stringify(facts)).not.toMatch(/offers|review|rating"/i);
	expect(
		toBreadcrumbList([{ name: 'All gloves', path: '/products' }], 'https://gloves.example', 'en'),
	).toMatchObject({
		itemListElement: [{ position: 1, name: 'All gloves', item: 'https://gloves.example/products' }],
	});
});

test('the breadcrumb names the most specific category and its parent', () => {
	const trailOf = (...names: string[]) =>
		findProductTrail((name) => names.includes(name)).map(({ id }) => id);
	expect(trailOf('welding gloves', 'MIG / Stick', 'Argon series')).toEqual(['weldingGloves', 'migStick']);
	expect(trailOf('Winter')).toEqual(['workGloves', 'winter']);
	expect(trailOf('Work Gloves')).toEqual(['workGloves']);
	expect(trailOf('Argon series')).toEqual([]);
});

test('the words of the first picture name the cuff, unless its own words do', () => {
	const wearing = (cuff: string) => ({
		...xy300,
		specifications: { ...xy300.specifications, Cuff: cuff },
		french: { ...xy300.french, 'Split cowhide, hemmed': 'Cuir de vache refendu, ourlée' },
	});
	expect(toProductView(wearing('Split cowhide, hemmed'), [], 'en').appearance).toBe(
		'gold, side-split cowhide, cuff: split cowhide, hemmed',
	);
	expect(toProductView(wearing('Split cowhide, hemmed'), [], 'fr').appearance).toMatch(
		/, manchette\u00A0: cuir de vache refendu, ourlée$/,
	);
	expect(toProductView(wearing('Knit wrist'), [], 'en').appearance).toBe(
		'gold, side-split cowhide, knit wrist',
	);
});
