import { expect, test } from 'vitest';
import {
	formatAddressLine,
	listAddressLines,
	type PostalAddress,
	parseAddressLine,
} from './postal-address.ts';
import { findProvinceMismatch, parsePostalCode } from './postal-code.ts';
import { findRegion } from './region.ts';

const mill: PostalAddress = {
	street: '12 Mill St',
	street2: '',
	city: 'Oakville',
	region: 'ON',
	postalCode: 'L6M 3A1',
	country: 'Canada',
};

test.each(['L6M 3A1', 'l6m3a1', ' L6M  3a1 ', 'L6M-3A1'])('the postal code “%s” is L6M 3A1', (text) => {
	expect(parsePostalCode(text, 'Canada')).toBe('L6M 3A1');
});

test.each(['D1A 1A1', 'W1A 1A1', 'L6O 3A1', 'L6M 3A', 'L6M 3A11', '14201', ''])(
	'“%s” is no Canadian postal code',
	(text) => expect(parsePostalCode(text, 'Canada')).toBeUndefined(),
);

test('ZIP codes have five digits, or nine with a dash', () => {
	expect(parsePostalCode('14201', 'United States')).toBe('14201');
	expect(parsePostalCode('14201 2345', 'United States')).toBe('14201-2345');
	expect(parsePostalCode('1420', 'United States')).toBeUndefined();
	expect(parsePostalCode('K1A 0B1', 'United States')).toBeUndefined();
});

test('a postal code of another province is reported, a matching one is not', () => {
	expect(findProvinceMismatch('L6M 3A1', 'QC')).toEqual(['ON']);
	expect(findProvinceMismatch('X0A 0H0', 'NU')).toBeUndefined();
	expect(findProvinceMismatch('X0A 0H0', 'YT')).toEqual(['NT', 'NU']);
});

test.each(['QC', 'qc', 'Quebec', 'Québec', 'QUÉBEC'])('“%s” is the province QC', (text) => {
	expect(findRegion('Canada', text)?.code).toBe('QC');
});

test('a region of the other country is invalid', () => {
	expect(findRegion('Canada', 'NY')).toBeUndefined();
	expect(findRegion('United States', 'n.y.')?.code).toBe('NY');
	expect(findRegion('Canada', '')).toBeUndefined();
});

test('an envelope has municipality, province and postal code on its last line, and no country on domestic mail', () => {
	expect(listAddressLines(mill)).toEqual(['12 Mill St', 'Oakville ON  L6M 3A1']);
	const buffalo: PostalAddress = {
		...mill,
		street2: 'Unit 4',
		city: 'Buffalo',
		region: 'NY',
		postalCode: '14201',
		country: 'United States',
	};
	expect(listAddressLines(buffalo)).toEqual(['12 Mill St', 'Unit 4', 'Buffalo NY  14201', 'United States']);
});

test.each([
	['12 Mill St, Oakville, ON L6M 3A1', mill],
	['12 Mill St, Oakville, ON, L6M3A1', mill],
	['12 Mill St, Oakville ON  L6M 3A1, Canada', mill],
	['12 Mill St, Oakville, Ontario, L6M 3A1', mill],
	['12 Mill St, Unit 4, Oakville, ON L6M 3A1', { ...mill, street2: 'Unit 4' }],
	[
		'3 rue Côté, Québec, QC G1R 2B5',
		{ ...mill, street: '3 rue Côté', city: 'Québec', region: 'QC', postalCode: 'G1R 2B5' },
	],
])('“%s” is split into its fields', (line, fields) => {
	expect(parseAddressLine(line)).toEqual(fields);
});

test.each([
	'',
	'12 Mill St',
	'Oakville, ON L6M 3A1',
	'12 Mill St, Oakville, ON',
	'1, 2, 3, Oakville, ON L6M 3A1',
])('“%s” stays a line', (line) => expect(parseAddressLine(line)).toBeUndefined());

test('fields written as a line parse to the same fields', () => {
	for (const address of [
		mill,
		{ ...mill, street2: 'Unit 4' },
		{ ...mill, city: 'Buffalo', region: 'NY', postalCode: '14201-2345', country: 'United States' as const },
	])
		expect(parseAddressLine(formatAddressLine(address))).toEqual(address);
});
