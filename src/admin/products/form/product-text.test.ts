import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { listProductWarnings } from '../../../domain/catalogue/product-warning.ts';
import { aGlove } from '../../../domain/catalogue/test-glove.ts';
import { anyGlove } from '../../../domain/catalogue/test-gloves.ts';
import { toDuplicateForm, toFormValue } from './product-form-value.ts';
import { readProductInput } from './product-input.ts';
import {
	formatCommaList,
	formatLineGroups,
	formatNamedLines,
	readCommaList,
	readLineGroups,
	readNamedLines,
	readPairsText,
} from './product-text.ts';

const { products } = readDemonstrationCatalogue();
const about = { state: 'published', successor: '', version: 1, updatedAt: '', updatedBy: '' } as const;

test('every glove of the range round-trips through its form', () => {
	for (const product of products) {
		const read = readProductInput(toFormValue({ ...product, ...about }), { product, ...about });
		expect(read.ok && read.input.product, product.partNumber).toEqual(product);
	}
});

test('any glove round-trips through its form', () => {
	fc.assert(
		fc.property(anyGlove, (product) => {
			const read = readProductInput(toFormValue({ ...product, ...about }), {
				...about,
				// Another glove's values stand in for what the form does not send.
				product: aGlove({ id: product.id }),
			});
			expect(read.ok && read.input.product).toEqual(product);
		}),
		{ numRuns: 300 },
	);
});

test('names with colons and backslashes, items with commas and lists of lists come back as they were', () => {
	const names = { 'Ratio 1:2': 'a:b', 'back\\slash': 'x', Plain: 'y: z' };
	const { entries, errors } = readNamedLines(formatNamedLines(names));
	expect(Object.fromEntries(entries.map(({ name, value }) => [name, value]))).toEqual(names);
	expect(errors).toEqual([]);
	for (const items of [['a', 'b'], ['a, b', 'c'], ['one, two'], []])
		expect(readCommaList(formatCommaList(items))).toEqual(items);
	for (const groups of [[['a', 'b'], ['c']], [['a']], []])
		expect(readLineGroups(formatLineGroups(groups))).toEqual(groups);
});

test('each unreadable line is named by its number', () => {
	const { entries, errors } = readNamedLines('Hide:goat\n\nThread\n:x\nCuff:\nHide: cow');
	expect(entries).toEqual([{ name: 'Hide', value: 'goat' }]);
	expect(errors).toEqual([
		{ kind: 'noColon', line: 3, name: '' },
		{ kind: 'noKey', line: 4, name: '' },
		{ kind: 'noValue', line: 5, name: 'Cuff' },
		{ kind: 'again', line: 6, name: 'Hide' },
	]);
});

test('pairs are whole numbers, with their unit or without', () => {
	expect(['36', '36 Prs', '1 pair', '', '-', 'many', '3.5', '-3'].map(readPairsText)).toEqual([
		36,
		36,
		1,
		null,
		null,
		undefined,
		undefined,
		undefined,
	]);
});

test('hostile names and shapes are rejected, never looked up', () => {
	const stored = { product: products[0]!, ...about };
	const bodies: [unknown, string][] = [
		[null, ''],
		['text', ''],
		[[], ''],
		[{ sizes: '__proto__:x' }, 'sizes'],
		[{ specifications: { constructor: 'x' } }, 'specifications'],
		[{ name: { toString: 'x' } }, 'name'],
		[{ pictures: 'data:text/html,x' }, 'pictures.0'],
		[{ certifications: 'EN388:3133X' }, 'certifications'],
		[{ packaging: [36] }, 'packaging'],
		[{ state: ['draft'] }, 'state'],
		[{ successor: '../x' }, 'successor'],
		[{ label: 'a\u0007b' }, 'label'],
	];
	for (const [body, path] of bodies) {
		const read = readProductInput(body, stored);
		expect(read.ok ? [] : read.errors.map((error) => error.path), JSON.stringify(body)).toContain(path);
	}
	expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('a form cannot take another glove’s id, and a duplicate drops its number and stock codes', () => {
	const product = products[0]!;
	const read = readProductInput({ ...product, id: 'glv_other' }, { product, ...about });
	expect(read.ok && read.input.product.id).toBe(product.id);
	const copy = toDuplicateForm({ ...product, ...about });
	expect(copy).toMatchObject({ partNumber: '', sizes: '', pictures: [], state: 'draft', name: product.name });
});

test('warnings are shown and reject nothing', () => {
	const product = {
		...products[0]!,
		pictures: [],
		sizes: { M: 'L', Blue: 'B' },
		usedIn: [' , '],
		certifications: [{ type: 'HOUSE', value: '1', edition: '' }],
		weldingProcesses: [
			{ process: 'SMAW (Stick)', amperageRange: '', performance: 'Full use' as const, notes: '' },
		],
		weldingPositions: [],
		relatedProducts: ['xy999'],
	};
	const input = { product, state: 'published' as const, successor: 'xy998' };
	expect(listProductWarnings(input, () => false).map(({ code }) => code)).toEqual([
		'codeIsSize',
		'sizeUnknown',
		'ratingUnknown',
		'arcWithoutHeat',
		'tabHidden',
		'relatedUnknown',
		'noIndustry',
		'noPicture',
		'successorUnknown',
	]);
	for (const stored of products) {
		const warnings = listProductWarnings({ product: stored, state: 'published', successor: '' }, () => true);
		expect(
			warnings.filter(({ code }) => code !== 'minimum'),
			stored.partNumber,
		).toEqual([]);
	}
});
