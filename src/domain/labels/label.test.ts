import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	duplicateLabel,
	emptyLabel,
	formatLineDescription,
	formatPairs,
	parseLabelNumber,
	parseQuantity,
	splitAddress,
} from './label.ts';
import { canBecome, isEditable, isPrintable, LABEL_STATES } from './label-state.ts';

test.each([
	[1, '1 Pr', '1 pr'],
	[2, '2 Prs', '2 pr'],
	[12, '12 Prs', '12 pr'],
	[9999, '9999 Prs', '9 999 pr'],
])('%i pairs are “%s”, in French “%s”', (quantity, text, french) => {
	expect(formatPairs(quantity, 'en')).toBe(text);
	expect(formatPairs(quantity, 'fr')).toBe(french.replaceAll(' ', '\u00A0'));
});

describe('parseQuantity', () => {
	test.each([
		['1', 1],
		[' 24 ', 24],
		['9999', 9999],
		['0', undefined],
		['10000', undefined],
		['-3', undefined],
		['2.5', undefined],
		['1e3', undefined],
		['', undefined],
		['٣', undefined],
	])('“%s”', (text, quantity) => {
		expect(parseQuantity(text)).toBe(quantity);
	});
});

describe('splitAddress', () => {
	test.each([
		['640 Barton St E, Hamilton, ON, L8L 3A5', ['640 Barton St E, Hamilton', 'ON, L8L 3A5']],
		['12 Mill St, Unit 4, Oakville, ON L6M 3A1', ['12 Mill St, Unit 4', 'Oakville, ON L6M 3A1']],
		['Yard 2, Hamilton', ['Yard 2, Hamilton']],
		['Yard 2', ['Yard 2']],
		['', []],
		[' , ,', []],
		['a,,b , c', ['a', 'b, c']],
		['12 Mill St\nOakville ON  L6M 3A1', ['12 Mill St', 'Oakville ON  L6M 3A1']],
	])('“%s”', (address, lines) => {
		expect(splitAddress(address)).toEqual(lines);
	});

	test('no part of an address is lost', () => {
		const part = fc.stringMatching(/^[A-Za-z0-9 .é-]*$/);
		const parts = (text: string) =>
			text
				.split(/[,\n]/)
				.map((one) => one.trim())
				.filter((one) => one !== '');
		fc.assert(
			fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom(',', ', ', '\n'), (all, separator) => {
				const address = all.join(separator);
				expect(parts(splitAddress(address).join(','))).toEqual(parts(address));
			}),
		);
	});
});

test.each([
	['1048', 1048],
	['#1048', 1048],
	['L1048', 1048],
	[' l1048 ', 1048],
	['xy300', undefined],
	['', undefined],
	['12345678901', undefined],
])('“%s” is label %s', (text, id) => {
	expect(parseLabelNumber(text)).toBe(id);
});

test('a line is named with its description in parentheses, or without one', () => {
	const named = { productName: 'Argon Bulwark', productDescription: 'split cow' };
	expect(formatLineDescription(named)).toBe('Argon Bulwark (split cow)');
	expect(formatLineDescription({ ...named, productDescription: '' })).toBe('Argon Bulwark');
});

test('a copy has today’s date and no order numbers, and its lines are its own', () => {
	const line = {
		productName: 'A',
		productPartNumber: 'xy300',
		productDescription: '',
		size: 'L',
		quantity: 2,
	};
	const before = {
		...emptyLabel('2025-01-05'),
		operatingName: 'Steeltown',
		invoiceNumber: '20931',
		purchaseOrderNumber: '77',
		content: [line],
	};
	const copy = duplicateLabel(before, '2026-11-20');
	expect(copy).toMatchObject({
		operatingName: 'Steeltown',
		date: '2026-11-20',
		invoiceNumber: '',
		purchaseOrderNumber: '',
		content: [line],
	});
	expect(copy.content[0]).not.toBe(before.content[0]);
});

describe('states', () => {
	test('only drafts and ready labels are edited, only finished ones printed', () => {
		expect(LABEL_STATES.filter(isEditable)).toEqual(['draft', 'ready']);
		expect(LABEL_STATES.filter(isPrintable)).toEqual(['ready', 'printed', 'shipped']);
	});

	test('all transitions', () => {
		const ways = LABEL_STATES.flatMap((from) =>
			LABEL_STATES.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
		);
		expect(ways).toEqual([
			'draft → ready',
			'draft → void',
			'ready → draft',
			'ready → printed',
			'ready → shipped',
			'ready → void',
			'printed → shipped',
			'printed → void',
			'shipped → printed',
		]);
	});
});
