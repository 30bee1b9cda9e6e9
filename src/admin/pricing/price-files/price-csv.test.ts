import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompanyOverride } from '../../../domain/pricing/company-prices/company-prices.ts';
import { MAX_PRICE } from '../../../domain/pricing/price.ts';
import type { PriceLine } from '../../../domain/pricing/price-list.ts';
import type { Breaks } from '../../../domain/pricing/quantity-break.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { findTextError } from '../../../platform/text/broken-character.ts';
import { tidyText } from '../../../platform/text/visible-text.ts';
import { formatPriceFile, parsePriceFile } from './price-csv.ts';
import { planLines, planOverrides } from './price-file-plan.ts';

const KNOWN = ['xy300', 'xy300-black', 'xy301', 'xy276-3'];
const isKnown = (partNumber: string) => KNOWN.includes(partNumber);
const stored = (lines: Record<string, Breaks>) =>
	new Map(Object.entries(lines).map(([partNumber, prices]) => [partNumber, { partNumber, prices }]));
const plan = (csv: string, lines: Record<string, Breaks> = {}) =>
	planLines(parsePriceFile(csv, 'CAD'), stored(lines), isKnown);

test('headings, delimiters and breaks are parsed in the notations people use', () => {
	const prices = { pair: 1850, dozen: 1695 };
	for (const csv of [
		'part_number,currency,break,price\nXY300,CAD,pair,18.50\nXY300,CAD,dozen,16.95\n',
		'\uFEFFPart Number;Unit;Price\r\nxy300;1;18,50\r\n\r\nxy300;12;"16,95"\r\n',
		'sep=;\nSKU;Break;New price\nXY300;PR;$18.50\nXY300;DZ;16.95\n',
		'Part number\tName\tBreak\tPrice\nxy300\t"5"" cuff,\nblack"\t\t18.5\nxy300\t\tDozen\t16.95\n',
	]) {
		expect(plan(csv), csv).toEqual({ changes: [{ partNumber: 'xy300', prices }], errors: [] });
	}
});

test('a file merges: prices not in it stay, an empty price removes that break', () => {
	const before = { xy300: { pair: 1850, dozen: 1695 }, xy301: { pair: 900 } };
	expect(plan('part_number,break,price\nxy300,dozen,\n', before).changes).toEqual([
		{ partNumber: 'xy300', prices: { pair: 1850 } },
	]);
	expect(plan('part_number,break,price\nxy300,pair,\nxy300,dozen,\n', before).changes).toEqual([
		{ partNumber: 'xy300', prices: undefined },
	]);
	// A glove removed from the catalogue can still be removed.
	const gone = plan('part_number,price\nxy900,\n', { xy900: { pair: 1 } });
	expect(gone).toEqual({ changes: [{ partNumber: 'xy900', prices: undefined }], errors: [] });
});

test('invalid rows are named one by one with row, column, value and reason, and the others count', () => {
	const csv = [
		'part_number,currency,break,price,colour',
		'xy300,CAD,pair,20',
		'xy9999,CAD,pair,20',
		'../x,CAD,pair,20',
		'xy301,USD,pair,20',
		'xy301,CAD,crate,20',
		'xy301,CAD,pair,about 20',
		'xy301,CAD,pair,-1',
		'XY300,cad,Pair,21',
		'xy276-3,CAD,dozen,10',
		'xy300-black,CAD,pair,18,50,',
		'xy300-black,CAD,pair,19,',
	].join('\n');
	const { changes, errors } = plan(csv);
	expect(errors.map(({ row, column, value }) => [row, column, value])).toEqual([
		[4, 'part_number', '../x'],
		[5, 'currency', 'USD'],
		[6, 'break', 'crate'],
		[7, 'price', 'about 20'],
		[8, 'price', '-1'],
		[9, 'part_number', 'XY300'],
		[11, 'price', '18'],
		[3, 'part_number', 'XY9999'],
		[10, 'price', 'XY276-3'],
	]);
	expect(errors.every(({ reason }) => wordMessage('en', reason).length > 5)).toBe(true);
	expect(changes.map(({ partNumber }) => partNumber)).toEqual(['xy300', 'xy300-black']);
	expect(parsePriceFile(csv, 'CAD').ignoredColumns).toEqual(['colour']);
});

test('an invalid file is rejected as a whole', () => {
	for (const [csv, reason] of [
		['', 'empty'],
		['\n\n', 'empty'],
		['part_number,price\n"xy300,1\n', 'never closed'],
		['name,cost\na,1\n', 'no column “part_number”'],
	] as const) {
		const [error, ...more] = parsePriceFile(csv, 'CAD').errors;
		expect(error && wordMessage('en', error.reason), csv).toContain(reason);
		expect(more.length).toBeLessThan(2);
	}
});

const cents = fc.integer({ min: 0, max: MAX_PRICE });
const breaks: fc.Arbitrary<Breaks> = fc.record(
	{ pair: cents, dozen: cents, case: cents },
	{ requiredKeys: ['pair'] },
);
const reason = fc
	.oneof(
		fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
		fc.constantFrom("=1+1|cmd'!A1", "'=1", "''-5", '@SUM(A1)', '+1', '-2', 'a,b;"c"', "'tis"),
	)
	// As every reason is stored.
	.map(tidyText)
	.filter((text) => text !== '' && findTextError(text) === undefined);

test('re-importing an export changes nothing, whatever the reasons contain', () => {
	const override = fc.record({
		prices: breaks,
		reason,
		validFrom: fc.constantFrom('', '2026-01-01'),
		validTo: fc.constantFrom('', '2026-12-31'),
	});
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...KNOWN), override), (byGlove) => {
			const overrides = new Map(
				Object.entries(byGlove).map(([partNumber, one]): [string, CompanyOverride] => [
					partNumber,
					{ partNumber, ...one, setBy: '', setAt: '' },
				]),
			);
			const csv = formatPriceFile(
				KNOWN.map((partNumber) => ({
					partNumber,
					name: '=HYPERLINK("x")',
					currency: 'CAD' as const,
					prices: undefined,
					...overrides.get(partNumber),
				})),
				'client',
			);
			for (const cell of parse(csv).flat()) expect(cell).not.toMatch(/^[=+\-@]/);
			const file = parsePriceFile(csv, 'CAD');
			const { changes, errors } = planOverrides(file, overrides, isKnown);
			expect(errors).toEqual([]);
			for (const { partNumber, override: next } of changes) {
				const {
					setBy: _,
					setAt: _at,
					partNumber: _number,
					...before
				} = overrides.get(partNumber) ?? {
					setBy: '',
				};
				expect(next ?? {}).toEqual(before);
			}
			const lines = new Map<string, PriceLine>(overrides);
			const list = formatPriceFile(
				[...lines.values()].map((line) => ({ ...line, name: '', currency: 'CAD' })),
				'list',
			);
			for (const change of planLines(parsePriceFile(list, 'CAD'), lines, isKnown).changes)
				expect(change.prices).toEqual(lines.get(change.partNumber)?.prices);
		}),
		{ numRuns: 300 },
	);
});

test('a new manual price needs a reason; an existing one keeps its reason and days if the file has none', () => {
	const before: CompanyOverride = {
		partNumber: 'xy300',
		prices: { pair: 1000 },
		reason: 'Bid',
		validFrom: '2026-01-01',
		validTo: '',
		setBy: '',
		setAt: '',
	};
	const overrides = new Map([['xy300', before]]);
	const read = (csv: string) => planOverrides(parsePriceFile(csv, 'CAD'), overrides, isKnown);
	expect(read('part_number,price\nxy300,9\nxy301,8\n')).toMatchObject({
		changes: [{ override: { prices: { pair: 900 }, reason: 'Bid', validFrom: '2026-01-01' } }],
		errors: [{ row: 3, column: 'reason' }],
	});
	expect(read('part_number,price,valid_from\nxy300,10,\n').changes).toMatchObject([
		{ override: { validFrom: '' } },
	]);
	expect(
		read('part_number,break,price,reason\nxy301,pair,8,One\nxy301,dozen,7,Other\n').errors,
	).toMatchObject([{ column: 'reason', value: 'One / Other' }]);
	expect(read('part_number,price,reason,valid_from\nxy301,8,x,2026-02-30\n').errors).toMatchObject([
		{ column: 'valid_from', value: '2026-02-30' },
	]);
});
