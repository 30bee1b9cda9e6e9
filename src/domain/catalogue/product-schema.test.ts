import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wordErrors } from '../../platform/problems/problem.server.ts';
import { fieldOf, PRODUCT_KEYS } from './product-fields.ts';
import { productSchema } from './product-schema.ts';
import { listSchemaErrors } from './schema-error.ts';
import { aGlove } from './test-glove.ts';

fc.configureGlobal({ seed: 4 });

/** The errors of a glove with these changes, as "path: message". */
function errorsOf(changes: Record<string, unknown>): string[] {
	const reading = productSchema.safeParse({ ...aGlove(), ...changes });
	return reading.success
		? []
		: wordErrors('en', listSchemaErrors(reading.error)).map(({ path, message }) => `${path}: ${message}`);
}

describe('a glove from input', () => {
	it('is unchanged when valid', () => {
		expect(productSchema.parse(aGlove())).toEqual(aGlove());
	});

	it('is converted to the stored form', () => {
		const glove = productSchema.parse(
			aGlove({
				partNumber: ' XY900 - 2 ',
				name: ' Gant E\u0301lan ',
				descriptionLong: 'one\r\ntwo',
				relatedProducts: ['XY901'],
				certifications: [{ type: 'en 388', value: '3133x', edition: ' 2016' }],
				weldingPositions: [{ position: 'Flat', performance: ' full  USE ' as 'Full use', notes: '' }],
			}),
		);
		expect(glove).toMatchObject({
			partNumber: 'xy900-2',
			name: 'Gant Élan',
			descriptionLong: 'one\ntwo',
			relatedProducts: ['xy901'],
			certifications: [{ type: 'EN388', value: '3133X', edition: '2016' }],
			weldingPositions: [{ performance: 'Full use' }],
		});
	});

	it('has every field, and no other, each named', () => {
		const { color, ...withoutColor } = aGlove({});
		expect(color).toBe('gold');
		const reading = productSchema.safeParse({ ...withoutColor, price: 18.5, sku: 'x' });
		expect(reading.success ? [] : wordErrors('en', listSchemaErrors(reading.error))).toEqual([
			{ path: 'color', message: 'is missing' },
			{ path: 'price', message: 'is not a field we know' },
			{ path: 'sku', message: 'is not a field we know' },
		]);
		expect(errorsOf({ packaging: { ...aGlove().packaging, pallet: 2 } })).toEqual([
			'packaging.pallet: is not a field we know',
		]);
		expect(productSchema.safeParse(JSON.parse(`{"__proto__": {"admin": true}}`)).success).toBe(false);
	});

	it.each([
		['partNumber', 'smaw', 'partNumber: "smaw" is the address of a page, so no part number'],
		[
			'partNumber',
			'WELDING-GLOVES',
			'partNumber: "welding-gloves" is the address of a page, so no part number',
		],
		['partNumber', '../x', 'partNumber: must begin with a letter or digit'],
		['partNumber', '', 'partNumber: must not be empty'],
		['name', '   ', 'name: must not be empty'],
		['name', 'x'.repeat(121), 'name: must have at most 120 characters; it has 121'],
		['name', '\u202e\u200b', 'name: must not be empty'],
		['description', 'a\nb', 'description: holds a line break after “a”'],
		['descriptionLong', 'a\u0000b', 'descriptionLong: holds a control character (U+0000) after “a”'],
		['label', '\ud800', 'label: holds half a character (a lone surrogate)'],
		['color', null, 'color: must be text'],
		['pictures', ['javascript:alert(1)'], 'pictures.0: is neither an https: address'],
		['pictures', '/x.png', 'pictures: must be a list'],
		['pictures', Array(41).fill('/x.png'), 'pictures: must have at most 40 entries'],
		['resources', [{ title: 'x', preview: '', pdfUrl: '' }], 'resources.0.pdfUrl: must not be empty'],
		['sizes', { '': 'XY900' }, 'sizes.: must not be empty'],
		['sizes', { L: ' ' }, 'sizes.L: must not be empty'],
		['sizes', JSON.parse('{"__proto__": "x"}'), 'sizes: "__proto__" can\'t be used as a name'],
		['sizes', JSON.parse('{" __proto__ ": "x"}'), 'sizes: "__proto__" can\'t be used as a name'],
		['sizes', { constructor: 'x' }, 'sizes: "constructor" can\'t be used as a name'],
		['sizes', { L: 'a', ' L': 'b' }, 'sizes: "L" is given twice'],
		['sizes', ['L'], 'sizes: must be an object of names and texts'],
		[
			'specifications',
			{ Price: '18.50' },
			'specifications.Price: prices are kept in price lists, not on the glove',
		],
		[
			'certifications',
			[{ type: 'EN388', value: '5133X', edition: '' }],
			'certifications.0.value: EN 388 "5133X": place 1',
		],
		[
			'certifications',
			[{ type: 'EN388', value: '4133X', edition: 'new' }],
			'certifications.0.edition: the edition is a year',
		],
		[
			'certifications',
			[{ type: 'EN407', value: '213X2X', edition: '' }],
			'certifications.0.value: EN 407 "213X2X": place 3',
		],
		[
			'weldingPositions',
			[{ position: 'Flat', performance: 'ok', notes: '' }],
			'weldingPositions.0.performance: must be',
		],
		['weldingTags', [7], 'weldingTags.0: must be text'],
	])('is rejected with %s %j', (field, value, error) => {
		const errors = errorsOf({ [field]: value });
		expect(errors).toHaveLength(1);
		expect(errors[0]).toContain(error);
	});

	it('is packed in whole bags and whole pairs, 1 to 9999', () => {
		const pack = (masterCase: unknown, innerBag: unknown) =>
			errorsOf({ packaging: { masterCase, innerBag, displayReady: true } });
		expect(pack(70, 12)).toEqual([
			'packaging.masterCase: a master case of 70 pairs is no whole number of inner bags of 12',
		]);
		for (const pairs of [0, -6, 2.5, 10_000, Number.NaN, '36']) expect(pack(pairs, null)).toHaveLength(1);
		expect(pack(9999, 1)).toEqual([]);
		expect(pack(null, 12)).toEqual([]);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (master, inner) => {
				expect(pack(master, inner).length).toBe(master % inner === 0 ? 0 : 1);
			}),
		);
	});

	it('never throws, whatever is sent, and reads its own answer back', () => {
		const field = fc.constantFrom(...Object.keys(aGlove()));
		fc.assert(
			fc.property(field, fc.jsonValue(), (name, value) => {
				const reading = productSchema.safeParse({ ...aGlove(), [name]: value });
				if (reading.success) expect(productSchema.parse(reading.data)).toEqual(reading.data);
				else expect(listSchemaErrors(reading.error)[0]?.path.split('.')[0]).toBe(name);
			}),
		);
		for (const value of [null, undefined, 7, 'x', []])
			expect(productSchema.safeParse(value).success).toBe(false);
	});

	it('can be shown in the API document', () => {
		const { properties, required } = z.toJSONSchema(productSchema);
		expect(required).toEqual(Object.keys(aGlove()));
		expect(Object.keys(properties ?? {}).filter((name) => !required?.includes(name))).toEqual(
			PRODUCT_KEYS.filter((key) => fieldOf(key).optional),
		);
		expect(required).not.toContain('pictureTexts');
	});

	it('keeps the texts of its own pictures, and no others', () => {
		const texts = { '/a.svg': ' A palm ', '/b.svg': '', '/gone.svg': 'Gone' };
		const glove = aGlove({ pictures: ['/b.svg', '/a.svg'], pictureTexts: texts });
		expect(productSchema.parse(glove).pictureTexts).toEqual({ '/a.svg': 'A palm' });
		expect(productSchema.parse({ ...glove, pictures: [] })).not.toHaveProperty('pictureTexts');
		for (const pictureTexts of [{ '/a.svg': 'x'.repeat(201) }, { 'javascript:x': 'x' }, ['x']])
			expect(productSchema.safeParse({ ...glove, pictureTexts }).success).toBe(false);
	});
});
