import { expect, test } from 'vitest';
import { toRatingScales, toSizeScales } from './rating-scale.ts';

const names = (scales: ReturnType<typeof toRatingScales>) =>
	scales.map(({ name, steps }) => [name, steps.map(({ level }) => level).join(' ')]);
const labels = (...list: string[]) => list.map((label) => ({ label }));

test('ratings of one standard are one scale, in both languages', () => {
	expect(
		names(
			toRatingScales(labels('ANSI Cut A2', 'ANSI Cut A4', 'ANSI Heat 1', 'EN 388 cut, straight blade B')),
		),
	).toEqual([
		['ANSI Cut', 'A2 A4'],
		['ANSI Heat', '1'],
		['EN 388 cut, straight blade', 'B'],
	]);
	expect(
		names(toRatingScales(labels('Impact ANSI/ISEA 138 1', 'EN 12477 type A', 'EN 12477 type B'))),
	).toEqual([
		['Impact ANSI/ISEA 138', '1'],
		['EN 12477 type', 'A B'],
	]);
});

test('sizes of a single hand are a scale of their own', () => {
	expect(names(toSizeScales(labels('M', 'M (left hand only)', 'L', 'L (left hand only)', '2XL')))).toEqual([
		['', 'M L 2XL'],
		['left hand only', 'M L'],
	]);
	expect(names(toSizeScales(labels('M (main gauche seulement)')))).toEqual([['main gauche seulement', 'M']]);
});
