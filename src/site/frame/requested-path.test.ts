import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRequestedPath, formatRequestedText } from './requested-path.ts';

test('an address is shown as a visitor would write it', () => {
	expect(formatRequestedPath('/gants/%C3%A9lan')).toBe('/gants/élan');
	expect(formatRequestedPath('/100%')).toBe('/100%');
});

test('bidirectional and invisible characters are not shown', () => {
	expect(formatRequestedPath('/a%E2%80%AEgpj.exe')).toBe('/a gpj.exe');
	expect(formatRequestedPath('/a%00%0D%0Ab')).toBe('/a b');
});

test('a path with nothing visible is shown as it was sent', () => {
	expect(formatRequestedText('\u202e')).toBe('%E2%80%AE');
	expect(formatRequestedText('\u0000 \u200b')).toBe('%00%20%E2%80%8B');
	expect(formatRequestedText('')).toBe('');
});

test('a long address keeps its start and its end', () => {
	const shown = formatRequestedPath(`/start-${'x'.repeat(5000)}-end.html`);
	expect(shown).toMatch(/^\/start-x+…x+-end\.html$/);
	expect(shown).toHaveLength(80);
});

test('for any request the text is short, well formed and on one line', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (path) => {
			const shown = formatRequestedPath(path);
			expect(Array.from(shown).length).toBeLessThanOrEqual(80);
			expect(shown.isWellFormed()).toBe(true);
			expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
		}),
	);
});
