import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { listWords, normalizeText, scanWords, stemWord } from './normalize-text.ts';

fc.configureGlobal({ seed: 2763 });

it.each([
	['Chèvre', 'chevre'],
	['CROÛTE', 'croute'],
	['bœuf ŒIL Æ', 'boeuf oeil ae'],
	['Straße ø ł', 'strasse o l'],
	['Che\u0300vre', 'chevre'],
	['ﬁne ＡＢＣ', 'fine abc'],
	['d’été – 4″', "d'ete - 4''"],
])('normalizes %s to %s', (text, normalized) => expect(normalizeText(text)).toBe(normalized));

test('normalizing is idempotent', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
		}),
	);
});

it.each([
	['Goat-grain TIG gloves', ['goat', 'grain', 'tig', 'glove']],
	['XY 276-3', ['xy', '276', '3']],
	[
		'4" cuff, 4 in cuff, 4-inch cuff, 4in cuffs',
		['4in', 'cuff', '4in', 'cuff', '4in', 'cuff', '4in', 'cuff'],
	],
	["4'' and 4″ and 4 pouces", ['4in', 'and', '4in', 'and', '4in']],
	['1/16 in rod, 0.045 wire, 130 A, 85–160A', ['1/16in', 'rod', '0.045', 'wire', '130a', '85', '160a']],
	['13-gauge, 100 g', ['13gauge', '100g']],
	["women's and womens", ['women', 'and', 'women']],
	["l'électrode d’acier qu'on", ['electrode', 'acier', 'on']],
	['stainless gas bus chassis gauntlets', ['stainless', 'gas', 'bus', 'chassis', 'gauntlet']],
	['2XL 4X43EP EN388', ['2xl', '4x43ep', 'en388']],
	['5 instruments', ['5', 'instrument']],
	['', []],
	['-- !? …', []],
])('splits %j', (text, words) => expect(listWords(text)).toEqual(words));

it.each([
	['glove', 'glove'],
	['gloves', 'glove'],
	['press', 'press'],
	['bus', 'bus'],
	['is', 'is'],
	['boss', 'boss'],
])('stems %s to %s', (word, stem) => expect(stemWord(word)).toBe(stem));

test('words are in order inside the text, and only a hyphen joins them', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
			const normalized = normalizeText(text);
			let last = 0;
			scanWords(normalized, (word, start, end, glued) => {
				expect(start).toBeGreaterThanOrEqual(last);
				expect(end).toBeGreaterThan(start);
				expect(end).toBeLessThanOrEqual(normalized.length);
				expect(word.length).toBeGreaterThan(0);
				if (glued) expect(normalized.slice(last, start)).toBe('-');
				last = end;
			});
		}),
	);
});

test('a text of hostile length is processed quickly', () => {
	const text = `${"a'".repeat(200_000)}${'1/'.repeat(200_000)}${'-'.repeat(200_000)}${'é'.repeat(200_000)}`;
	// A quadratic algorithm would take minutes; the test's timeout detects it.
	listWords(text);
});
