import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listReadings, parsePriceQuestion } from './price-question.ts';

test.each([
	['acme xy300 case', 1, 'case', 'acme xy300'],
	['acme xy300 2 cases', 2, 'case', 'acme xy300'],
	['2 cases xy300 acme', 2, 'case', 'xy300 acme'],
	['Acme XY 300 12 pairs', 12, 'pair', 'Acme XY 300'],
	['acme xy 300 case', 1, 'case', 'acme xy 300'],
	['price acme bulwark', 1, 'pair', 'acme bulwark'],
	['price of xy300 for acme', 1, 'pair', 'xy300 acme'],
	['acme xy300', 1, 'pair', 'acme xy300'],
	['xy300 5dz acme', 5, 'dozen', 'xy300 acme'],
	['acme xy276-3 3 dz', 3, 'dozen', 'acme xy276-3'],
	['prix de xy300 pour Soudure Côté 4 caisses', 4, 'case', 'xy300 Soudure Côté'],
	['soudure côté xy300 douzaine', 1, 'dozen', 'soudure côté xy300'],
	['bag xy162 acme', 1, 'bag', 'xy162 acme'],
	['acme, xy300, 2 cases', 2, 'case', 'acme xy300'],
	['case acme 300b', 1, 'case', 'acme 300b'],
])('%s', (text, count, unit, words) => {
	expect(parsePriceQuestion(text)).toEqual({ count, unit, words: words.split(' ') });
});

test.each([
	'',
	'acme',
	'xy300',
	'case',
	'acme tools',
	'2 cases',
	'acme xy300 0 pairs',
	'acme xy300 9999999 pairs',
	'price',
	'price acme',
])('%j is no question for a price', (text) => {
	expect(parsePriceQuestion(text)).toBeUndefined();
});

test('no text breaks it, and every reading has all words once', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
			const question = parsePriceQuestion(text);
			if (!question) return;
			for (const { glove, company } of listReadings(question.words)) {
				expect([...glove.split(' '), ...company.split(' ')].sort()).toEqual([...question.words].sort());
				expect([glove, company]).not.toContain('');
			}
		}),
	);
});
