import { expect, test } from 'vitest';
import { replaceWord } from './replace-word.ts';

test('a word is replaced as a whole word, and nothing else changes', () => {
	expect(replaceWord('MIG, Frobs and frobnicators', 'frobs', 'hot')).toBe('MIG, hot and frobnicators');
	expect(replaceWord('frobnicator, then a frob', 'frob', 'cold')).toBe('frobnicator, then a cold');
	expect(replaceWord('œuvre, pièces grésillées à plat', 'gresillees', 'chaud')).toBe(
		'œuvre, pièces chaud à plat',
	);
	expect(replaceWord(`MIG ${'x'.repeat(40)} flat`, 'x'.repeat(30), 'hot')).toBe('MIG hot flat');
	expect(replaceWord('MIG at 120', 'frob', 'hot')).toBeUndefined();
	expect(replaceWord('MIG', '', 'hot')).toBeUndefined();
});
