import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGlove } from '../catalogue/test-glove.ts';
import { listContentPairs, withContentFrench } from './content-translations.ts';
import { listGlovePairs, listOutdated } from './glove-translations.ts';
import { listLeftBehind, listTouched } from './touched-texts.ts';
import { countWords } from './translation.ts';

describe('which lines of a field were changed', () => {
	test('a changed line, wherever it stands, and no other', () => {
		const before = [['Cow split palm'], ['Wing thumb'], ['Cotton lining']];
		const after = [['Cotton lining'], ['Cow split palm, doubled'], ['Wing thumb']];
		expect(listTouched(before, after)).toEqual([{ from: 'Cow split palm', to: 'Cow split palm, doubled' }]);
	});

	test('a line written anew in its place, but not one beside a line that went', () => {
		expect(listTouched([['For pipe'], ['For rail']], [['For pipe'], ['Dry work only']])).toEqual([
			{ from: 'For rail', to: 'Dry work only' },
		]);
		expect(listTouched([['For pipe'], ['For rail'], ['Warm']], [['For pipe'], ['Dry work only']])).toEqual(
			[],
		);
	});

	test('of two changed lines, each is the one that it is most like', () => {
		const before = [['Palm of cow split, doubled'], ['Palm of cow grain, doubled']];
		const after = [['Palm of cow grain, doubled twice'], ['Palm of cow split, doubled at the thumb']];
		expect(listTouched(before, after).map(({ from, to }) => [from.split(' ')[3], to.split(' ')[3]])).toEqual(
			expect.arrayContaining([
				['split,', 'split,'],
				['grain,', 'grain,'],
			]),
		);
	});

	test('a row is known by its name, its value is what was changed', () => {
		const before = [
			['Cuff', 'Slip-on'],
			['Thread', 'Nylon'],
		];
		const after = [
			['Thread', 'Para-aramid, three ply'],
			['Cuff', 'Slip-on'],
		];
		expect(listTouched(before, after)).toEqual([{ from: 'Nylon', to: 'Para-aramid, three ply' }]);
	});

	test('lines that are moved, added or taken out touch none', () => {
		const line = fc.stringMatching(/^[a-z]{3,8} [a-z]{3,8}$/);
		fc.assert(
			fc.property(
				fc.uniqueArray(line, { minLength: 1, maxLength: 8 }),
				fc.infiniteStream(fc.nat()),
				(lines, rest) => {
					const order = lines.map((text) => ({ text, at: rest.next().value as number }));
					const moved = order.toSorted((one, other) => one.at - other.at).map(({ text }) => [text]);
					const before = lines.map((text) => [text]);
					expect(listTouched(before, moved)).toEqual([]);
					expect(listTouched(before, moved.slice(1))).toEqual([]);
					expect(
						listTouched(
							before.slice(1),
							moved.filter(([text]) => text !== lines[0]),
						),
					).toEqual([]);
				},
			),
		);
	});
});

test('a glove owes the texts that no shared term and no measure translates', () => {
	const glove = aGlove({
		description: 'Bench glove',
		specifications: { Length: '250 mm (9.8 in)', Lining: 'Felt from the mill' },
		french: { 'Bench glove': 'Gant d’établi' },
	});
	const texts = listGlovePairs(glove).map(({ english, french }) => [english, french]);
	expect(texts).toContainEqual(['Bench glove', 'Gant d’établi']);
	expect(texts).toContainEqual(['Felt from the mill', '']);
	expect(texts.map(([english]) => english)).not.toContain('250 mm (9.8 in)');
	expect(texts.map(([english]) => english)).not.toContain('Lining');
});

test('a text that returns to what it was has its French again, and is not outdated', () => {
	const before = aGlove({ description: 'Bench glove', french: { 'Bench glove': 'Gant d’établi' } });
	const changed = { ...before, description: 'Bench glove, not for stick' };
	expect(listOutdated(before, changed)).toEqual([
		{
			english: 'Bench glove, not for stick',
			earlier: { english: 'Bench glove', french: 'Gant d’établi' },
		},
	]);
	expect(listOutdated(changed, before)).toEqual([]);
});

describe('the texts of a document with both languages', () => {
	const document = {
		english: { title: 'Home', text: 'Made here.' },
		french: { title: 'Accueil', text: 'Fait ici.' },
		rows: [
			{ english: 'Gloves', french: 'Gants', link: '/products' },
			{ english: '', french: '' },
		],
	};

	test('stand beside each other at any depth', () => {
		expect(listContentPairs(document).map(({ english, french }) => [english, french])).toEqual([
			['Home', 'Accueil'],
			['Made here.', 'Fait ici.'],
			['Gloves', 'Gants'],
		]);
	});

	test('get another French in a copy, and nothing else changes', () => {
		const changed = withContentFrench(document, { english: 'Gloves', french: 'Gants' }, 'Nos gants');
		expect(changed).toEqual({
			...document,
			rows: [{ ...document.rows[0], french: 'Nos gants' }, document.rows[1]],
		});
		expect(document.rows[0]?.french).toBe('Gants');
	});

	test('are left behind when their English alone is changed, and not when they move', () => {
		const before = listContentPairs(document);
		const moved = listContentPairs({ ...document, rows: document.rows.toReversed() });
		expect(listLeftBehind(before, moved)).toEqual([]);
		const after = listContentPairs({ ...document, rows: [{ english: 'All gloves', french: 'Gants' }] });
		expect(listLeftBehind(before, after).map(({ pair, earlier }) => [pair.english, earlier.english])).toEqual(
			[['All gloves', 'Gloves']],
		);
		const both = listContentPairs({
			...document,
			rows: [{ english: 'All gloves', french: 'Tous les gants' }],
		});
		expect(listLeftBehind(before, both)).toEqual([]);
	});
});

test.each([
	['', 0],
	['TIG', 1],
	['Cut level A4 — palm & back', 5],
	['  two\n\nlines ', 2],
])('the words of "%s" are %i', (text, count) => {
	expect(countWords(text)).toBe(count);
});
