import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partNumberSchema } from '../catalogue-text-schema.ts';
import {
	basePartNumber,
	formatPartNumber,
	isReservedSlug,
	normalisePartNumber,
	partCodeKey,
	productSlug,
} from './part-number.ts';
import { RESERVED_SLUGS } from './reserved-slugs.ts';

fc.configureGlobal({ seed: 2763 });

const partNumber = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/);
const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('part numbers', () => {
	it.each([
		['XY276-3', 'xy276-3'],
		['  xy300 ', 'xy300'],
		['XY276 - 3', 'xy276-3'],
		['xy276–3', 'xy276-3'],
		['ＸＹ３００', 'xy300'],
		['a.b_c', 'a.b_c'],
		['xy\u200b300\u00ad', 'xy300'],
		['\ufeffXY\u00a0-\u00a0300', 'xy-300'],
	])('normalizes %s to %s', (typed, stored) => expect(normalisePartNumber(typed)).toBe(stored));

	it.each([
		'',
		' ',
		'-xy',
		'.xy',
		'XY 276-3',
		'xy/300',
		'../etc',
		'xy%00',
		'xy\u0000',
		'é300',
		'x'.repeat(65),
	])('rejects %j', (typed) => expect(normalisePartNumber(typed)).toBeUndefined());

	it('accepts 64 characters', () => expect(normalisePartNumber('x'.repeat(64))).toBe('x'.repeat(64)));

	it('keeps valid numbers unchanged, and returns a valid number or none', () => {
		fc.assert(
			fc.property(partNumber, (text) => {
				expect(normalisePartNumber(text)).toBe(text);
				expect(normalisePartNumber(formatPartNumber(text))).toBe(text);
			}),
		);
		fc.assert(
			fc.property(codeUnits, (text) => {
				const canonical = normalisePartNumber(text);
				if (canonical !== undefined) expect(canonical).toMatch(/^[a-z0-9][a-z0-9._-]{0,63}$/);
			}),
		);
	});

	it('compares codes without spaces, dashes, dots and underscores', () => {
		for (const typed of ['XY 276-3', 'xy2763', 'xy.276_3', 'XY–276 –3'])
			expect(partCodeKey(typed)).toBe('xy2763');
		fc.assert(
			fc.property(codeUnits, (text) => void expect(partCodeKey(partCodeKey(text))).toBe(partCodeKey(text))),
		);
	});
});

describe('base part numbers', () => {
	it.each([
		['xy276-3', 'xy276-3'],
		['xy276-3-black', 'xy276-3'],
		['xy300-black', 'xy300'],
		['XY300-L', 'xy300'],
		['xy073-2-grey-old', 'xy073-2'],
		['xy300', 'xy300'],
		['xy300-', 'xy300'],
		['xy276-3b-black', 'xy276-3b'],
		['-black', '-black'],
	])('%s belongs to %s', (whole, base) => expect(basePartNumber(whole)).toBe(base));

	it('are their own base, and begin their variants', () => {
		fc.assert(
			fc.property(partNumber, (text) => {
				const base = basePartNumber(text);
				expect(basePartNumber(base)).toBe(base);
				expect(text.startsWith(base)).toBe(true);
			}),
		);
	});
});

it('reserve page addresses', () => {
	for (const slug of RESERVED_SLUGS) expect(isReservedSlug(formatPartNumber(slug))).toBe(true);
	expect(isReservedSlug('xy300')).toBe(false);
});

it('reserve addresses of background requests, in any spelling', () => {
	for (const text of [
		'xy300.data',
		'XY300.DATA',
		' xy300.data ',
		'a.data',
		'xy300.ｄａｔａ',
		'xy.data.data',
	]) {
		expect(isReservedSlug(text), text).toBe(true);
		expect(partNumberSchema.safeParse(text).success, text).toBe(false);
	}
	for (const text of ['xy300data', 'xy300.data1', 'data', 'xy300.dat', 'data.xy300']) {
		expect(partNumberSchema.safeParse(text).success, text).toBe(true);
	}
});

describe('slugs', () => {
	it.each([
		['Argon Goat TIG', 'argon-goat-tig'],
		["Élan d'hiver", 'elan-d-hiver'],
		['  MIG / Stick  ', 'mig-stick'],
		['Cœur & Bœuf', 'coeur-boeuf'],
		['手袋', ''],
	])('%s -> %s', (name, slug) => expect(productSlug(name)).toBe(slug));

	it('hold lower-case words and single dashes, and stay as they are', () => {
		fc.assert(
			fc.property(fc.oneof(codeUnits, fc.string()), (name) => {
				const slug = productSlug(name);
				expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
				expect(productSlug(slug)).toBe(slug);
			}),
		);
	});
});
