import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameParameter } from './file-name.ts';

test('any name becomes a parameter that reads as a well-formed end of it', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom('a', '.', '%', 'é', '\u{1F9E4}', '\uD83E', '\uDDE4')), (parts) => {
			const name = parts.join('');
			const read = decodeURIComponent(fileNameParameter(name));
			expect(read.isWellFormed()).toBe(true);
			expect(name.toWellFormed().endsWith(read)).toBe(true);
			expect([...read].length).toBe(Math.min(200, [...name.toWellFormed()].length));
		}),
	);
});

test.each(['a'.repeat(300), '\u{1F9E4}'.repeat(300), `${'x'.repeat(199)}\uD83E`])(
	'a long name is cut at its start',
	(name) => {
		expect([...decodeURIComponent(fileNameParameter(name))]).toHaveLength(200);
	},
);
