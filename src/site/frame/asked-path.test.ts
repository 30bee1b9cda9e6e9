import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAskedPath, formatAskedText } from './asked-path.ts';

test('an address is shown as a visitor would write it', () => {
	expect(formatAskedPath('/gants/%C3%A9lan')).toBe('/gants/élan');
	expect(formatAskedPath('/100%')).toBe('/100%');
});

test('bidirectional and invisible characters are not shown', () => {
	expect(formatAskedPath('/a%E2%80%AEgpj.exe')).toBe('/a gpj.exe');
	expect(formatAskedPath('/a%00%0D%0Ab')).toBe('/a b');
});

test('a path with nothing visible is shown as it was sent', () => {
	expect(formatAskedText('\u202e')).toBe('%E2%80%AE');
	expect(formatAskedText('\u0000 \u200b')).toBe('%00%20%E2%80%8B');
	expect(formatAskedText('')).toBe('');
});

test('a long address keeps its start and its end', () => {
	const shown = formatAskedPath(`/start-${'x'.repeat(5000)}-end.html`);
	expect(shown).toMatch(/^\/start-x+…x+-end\.html$/);
	expect(shown).toHaveLength(80);
});

test('for any request the text is short, well formed and on one line', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (path) => {
			const shown = formatAskedPath(path);
			expect(Array.from(shown).length).toBeLessThanOrEqual(80);
			expect(shown.isWellFormed()).toBe(true);
			expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
		}),
	);
});
