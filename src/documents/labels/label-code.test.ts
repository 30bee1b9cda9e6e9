import { expect, test } from 'vitest';
import { drawMatrixCode } from './label-code.server.ts';
import { pathOfCode } from './matrix-path.ts';

const dark = true;
const light = false;
/** The three corners by which a scanner finds a code (ISO/IEC 18004), without their quiet border. */
const FINDER = [
	[dark, dark, dark, dark, dark, dark, dark],
	[dark, light, light, light, light, light, dark],
	[dark, light, dark, dark, dark, light, dark],
	[dark, light, dark, dark, dark, light, dark],
	[dark, light, dark, dark, dark, light, dark],
	[dark, light, light, light, light, light, dark],
	[dark, dark, dark, dark, dark, dark, dark],
];

test('a label’s number is a QR code of the smallest size', async () => {
	const code = await drawMatrixCode('L1048');
	expect(code.map((row) => row.length)).toEqual(Array(21).fill(21));
	const corner = (x: number, y: number) => code.slice(y, y + 7).map((row) => row.slice(x, x + 7));
	expect(corner(0, 0)).toEqual(FINDER);
	expect(corner(14, 0)).toEqual(FINDER);
	expect(corner(0, 14)).toEqual(FINDER);
	expect(corner(14, 14)).not.toEqual(FINDER);
	expect(await drawMatrixCode('L1049')).not.toEqual(code);
});

test('adjacent modules in a row are one bar', () => {
	expect(
		pathOfCode([
			[dark, dark, light, dark],
			[light, light, light, light],
		]),
	).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
