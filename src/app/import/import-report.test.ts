import { expect, it } from 'vitest';
import type { Product } from '../../domain/catalogue/product.ts';
import {
	addBadRow,
	createImportPlan,
	planProduct,
	type RowLocation,
} from '../../domain/catalogue-import/import-plan.ts';
import { tidyProduct } from '../../domain/catalogue-import/tidying/tidy-product.ts';
import { countRows, formatReport, formatValue } from './import-report.ts';

const locationOf = (row: number, file = 'gloves.csv'): RowLocation => ({ file, unit: 'line', row });
const emptyPlan = () => createImportPlan([], (text) => text);
const OPTIONS = { dryRun: false, skipBad: false };

it('ends with the counts and what was done', () => {
	expect(formatReport(emptyPlan(), OPTIONS, undefined)).toEqual([
		'0 new, 0 changed, 0 unchanged, 0 bad',
		'Nothing was written, because nothing changes.',
	]);
	expect(formatReport(emptyPlan(), OPTIONS, 7).at(-1)).toBe('Written as catalogue version 7.');
	expect(formatReport(emptyPlan(), { ...OPTIONS, dryRun: true }, undefined).at(-1)).toBe(
		'Dry run: nothing was written.',
	);
});

it('shows bad rows by file and row with field, value and reason', () => {
	const plan = emptyPlan();
	addBadRow(plan, locationOf(9), [{ field: 'name', value: undefined, reason: 'is missing' }]);
	addBadRow(plan, { file: 'other.json', unit: 'record', row: undefined }, [
		{ field: '', value: undefined, reason: 'is empty' },
	]);
	addBadRow(plan, locationOf(2), [
		{ field: 'color', value: 'x'.repeat(99), reason: 'must have at most 60 characters' },
	]);
	expect(countRows(plan).bad).toBe(3);
	expect(formatReport(plan, OPTIONS, undefined)).toEqual([
		`bad: gloves.csv, line 2, color: "${'x'.repeat(59)}…: must have at most 60 characters`,
		'bad: gloves.csv, line 9, name: is missing',
		'bad: other.json: is empty',
		'0 new, 0 changed, 0 unchanged, 3 bad',
		'Nothing was written: correct the bad rows, or write the good ones with --skip-bad.',
	]);
});

it('lists the changes of a dry run, from where two values differ', () => {
	const plan = emptyPlan();
	const stored = createImportPlan([], (text) => text);
	const long = `${'the same beginning of both, '.repeat(8)}then `;
	const record = { partNumber: 'xy300', name: 'Bulwark', descriptionLong: `${long}goat` };
	planProduct(stored, locationOf(2), tidyProduct(record), undefined);
	const product = stored.products.get('xy300')?.noun as Product;
	const document = JSON.stringify(product);
	const changed = { ...record, name: 'Bulwark II', descriptionLong: `${long}deer`, 'master case': 36 };
	planProduct(plan, locationOf(2), tidyProduct(changed), { document, product });
	planProduct(
		plan,
		locationOf(3),
		tidyProduct({ partNumber: 'xy301', name: 'Rampart', weight: 3 }),
		undefined,
	);
	const longChange = '… of both, then goat" -> … of both, then deer"';
	expect(formatReport(plan, { ...OPTIONS, dryRun: true }, undefined)).toEqual([
		`changed: xy300: name: "Bulwark" -> "Bulwark II"; descriptionLong: ${longChange}; packaging.masterCase: null -> 36`,
		'new: xy301: "Rampart"',
		'warning: unknown field "weight" in 1 row, first in gloves.csv, line 3; it is not imported.',
		'1 new, 1 changed, 0 unchanged, 0 bad',
		'Dry run: nothing was written.',
	]);
});

it('escapes characters that would move the cursor or hide text', () => {
	expect(formatValue('a\u202eb\u009bc\u001b[2J')).toBe('"a\\u{202e}b\\u{9b}c\\u001b[2J"');
	const plan = emptyPlan();
	addBadRow(plan, { file: 'a\u001b[2J.csv', unit: 'line', row: 2 }, [
		{ field: 'x\n', value: 1, reason: 'r\r' },
	]);
	expect(formatReport(plan, OPTIONS, undefined)[0]).toBe('bad: a\\u{1b}[2J.csv, line 2, x\\u{a}: 1: r\\u{d}');
	const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
	expect(formatValue(deep).length).toBeLessThan(80);
});
