import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueOf } from '../../../platform/i18n/message.ts';
import { PRODUCT_KEYS } from '../../catalogue/product-fields.ts';
import { completeProduct } from './complete-product.ts';
import { deriveStockCode, tidyProduct } from './tidy-product.ts';

const given = (record: Record<string, unknown>) => tidyProduct({ partNumber: 'xy300', ...record }).given;

describe('names of fields', () => {
	it.each(['Part Number', 'part_number', 'PARTNUMBER', ' partNumber ', 'Part No.', 'Numéro de pièce'])(
		'%j is the part number',
		(name) => {
			expect(tidyProduct({ [name]: ' XY300 ' }).partNumber).toBe('xy300');
		},
	);

	it('are reported when unknown, also inside packaging and rows', () => {
		const { unknown } = tidyProduct({
			partNumber: 'xy300',
			createdAt: 'today',
			packaging: { masterCase: 36, weight: 4 },
			certifications: [{ type: 'ANSI_ABR', value: '4', lab: 'x' }],
		});
		expect(unknown).toEqual(['createdAt', 'packaging.weight', 'certifications.lab']);
	});

	it('may come twice only with the same value', () => {
		expect(tidyProduct({ id: 'a', _id: 'a' }).errors).toEqual([]);
		expect(tidyProduct({ color: 'red', Shade: 'x', COULEUR: 'blue' })).toMatchObject({
			unknown: ['Shade'],
			errors: [
				{
					field: 'color',
					value: 'blue',
					reason: issueOf('importing.twiceAs', { first: 'color', second: 'COULEUR' }),
				},
			],
		});
		expect(tidyProduct({ packaging: { innerBag: 6 }, innerBag: '12' }).errors[0]?.field).toBe('packaging');
	});
});

describe('the format of an old export', () => {
	it('missing fields stay missing, empty ones are cleared, an empty id is none', () => {
		expect(given({ description: null, sizes: '', id: ' ' })).toEqual({
			partNumber: 'xy300',
			description: '',
			sizes: {},
		});
	});

	it.each([
		['[{features: […]}]', [{ features: ['a', 'b'] }]],
		['[[…]]', [['a', 'b']]],
		['a flat list', ['a', 'b']],
		['an object', { features: ['a', 'b'] }],
		['a cell', 'a|b'],
	])('features as %s are one list in a list', (_, features) => {
		expect(given({ features })).toMatchObject({ features: [['a', 'b']] });
	});

	it('has no features in an empty list of any depth', () => {
		expect(given({ features: [] }).features).toEqual([]);
		expect(given({ features: [{ features: null }] }).features).toEqual([]);
	});

	it.each([
		['a map', { M: 'XY300-M', L: null }],
		['a list', ['M', 'L']],
		['a list of objects', [{ label: 'M', code: 'XY300-M' }, { name: 'L' }]],
		['a cell', 'M:XY300-M|L'],
		['a cell of lines', 'M:XY300-M\r\nL:XY300-L\r\n'],
	])('sizes as %s have stock codes', (_, sizes) => {
		expect(given({ sizes })).toMatchObject({ sizes: { M: 'XY300-M', L: 'XY300-L' } });
	});

	it('generates stock codes with the short name of the size', () => {
		expect(deriveStockCode('xy276-3', 'Extra Large')).toBe('XY276-3-XL');
		expect(deriveStockCode('xy282', 'M (left hand only)')).toBe('XY282-M-LH');
		expect(deriveStockCode('xy282', '10 wide')).toBe('XY282-10-WIDE');
	});

	it('rejects a duplicate size and a duplicate specification', () => {
		expect(tidyProduct({ partNumber: 'xy1', sizes: ['L', 'L'] }).errors[0]).toMatchObject({ field: 'sizes' });
		expect(tidyProduct({ specifications: 'Hide: goat|Hide: cow' }).errors[0]?.reason).toBe(
			issueOf('importing.nameTwice', { name: 'Hide' }),
		);
	});

	it('packs are numbers with or without their unit', () => {
		const packaging = { masterCase: '36 pairs', innerBag: '6.0', displayReady: 'Yes' };
		expect(given({ packaging })).toMatchObject({
			packaging: { masterCase: 36, innerBag: 6, displayReady: true },
		});
		expect(
			given({ 'Master Case': '1 pr', 'Display ready': 'NON', 'packaging.innerBag': 'N/A' }),
		).toMatchObject({
			packaging: { masterCase: 1, displayReady: false, innerBag: null },
		});
		expect(given({ masterCase: 'a few', displayReady: 'perhaps' })).toMatchObject({
			packaging: { masterCase: 'a few', displayReady: 'perhaps' },
		});
	});

	it('ratings are objects or text, and blank form rows are dropped', () => {
		const rating = { type: 'EN388', value: '3133X', edition: '2016' };
		expect(given({ certifications: 'EN388:3133X:2016|ANSI_CUT:A2' }).certifications).toEqual([
			rating,
			{ type: 'ANSI_CUT', value: 'A2', edition: '' },
		]);
		expect(given({ certifications: 'EN388:3133X:2016+A1:2018' }).certifications).toEqual([
			{ ...rating, edition: '2016+A1:2018' },
		]);
		const blank = { type: '', value: null };
		expect(given({ certifications: [{ ...rating, edition: 2016 }, blank, null, ''] }).certifications).toEqual(
			[rating],
		);
	});

	it('processes and positions get their standard names', () => {
		const cell = 'tig; 5-150A; Full use; feels the rod; no lining|Laser; ; no use; too thin';
		expect(given({ weldingProcesses: cell }).weldingProcesses).toEqual([
			{
				process: 'GTAW (TIG)',
				amperageRange: '5-150A',
				performance: 'Full use',
				notes: 'feels the rod; no lining',
			},
			{ process: 'Laser', amperageRange: '', performance: 'no use', notes: 'too thin' },
		]);
		expect(given({ weldingPositions: '4G; Limited; hot' }).weldingPositions).toEqual([
			{ position: 'Overhead (4G / 4F)', performance: 'Limited', notes: 'hot' },
		]);
	});

	it('pictures and documents are paths on this site or https', () => {
		expect(
			given({ pictures: ['./img/a b.jpg', 'img/c.jpg', '/d.jpg', 'https://e.ca/f.jpg', 'g.ca/h.jpg'] })
				.pictures,
		).toEqual(['/img/a%20b.jpg', '/img/c.jpg', '/d.jpg', 'https://e.ca/f.jpg', 'g.ca/h.jpg']);
		expect(given({ resources: 'Data sheet; docs/xy300.pdf' }).resources).toEqual([
			{ title: 'Data sheet', pdfUrl: '/docs/xy300.pdf', preview: '' },
		]);
	});

	it('related gloves come with any separator, or whole', () => {
		const expected = { relatedProducts: ['xy301', 'xy302'] };
		expect(given({ relatedProducts: 'XY301, xy302 ' })).toMatchObject(expected);
		expect(given({ relatedProducts: 'XY301\nxy302' })).toMatchObject(expected);
		expect(given({ relatedProducts: [{ partNumber: 'XY301', name: 'x' }, 'xy302', null] })).toMatchObject(
			expected,
		);
	});

	it('keeps lines of the long description and numbers as text', () => {
		expect(given({ descriptionLong: '<p>a</p><p>b</p>', name: 300, label: 'a\nb' })).toMatchObject({
			descriptionLong: 'a\n\nb',
			name: '300',
			label: 'a b',
		});
	});
});

it('never throws, and neither does the validation after it', () => {
	const names = fc.constantFrom(...PRODUCT_KEYS, 'masterCase', 'displayReady', '__proto__', 'toString');
	const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant({ toString: 1, name: 2, features: {} }));
	fc.assert(
		fc.property(fc.dictionary(names, value), (record) => {
			const tidy = tidyProduct(record as Record<string, unknown>);
			const checked = completeProduct(tidy.partNumber, tidy.given, undefined);
			if (!checked.ok) expect(checked.errors.length).toBeGreaterThan(0);
		}),
		{ numRuns: 300 },
	);
});
