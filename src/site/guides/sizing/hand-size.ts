import { sizeForPalm } from '../../../domain/catalogue/sizes/palm-size.ts';

export const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A size of EN ISO 21420, with the letter it is sold by. */
export type HandSize = {
	letter: string;
	/** The size number, which is also the girth in inches. */
	size: number;
	palmMm: number;
	/** From the crease of the wrist to the tip of the middle finger; null if the standard's table has none. */
	handMm: number | null;
	/** The usual colour of the hem. */
	hem: 'purple' | 'red' | 'green' | 'brown' | 'blue' | 'black' | null;
};

/** The rows of docs/trade/sizes.md, "Hands", plus 3XL, one inch larger; smallest first. */
export const HAND_SIZES: readonly HandSize[] = [
	{ letter: 'XS', size: 6, palmMm: 152, handMm: 160, hem: 'purple' },
	{ letter: 'S', size: 7, palmMm: 178, handMm: 171, hem: 'red' },
	{ letter: 'M', size: 8, palmMm: 203, handMm: 182, hem: 'green' },
	{ letter: 'L', size: 9, palmMm: 229, handMm: 192, hem: 'brown' },
	{ letter: 'XL', size: 10, palmMm: 254, handMm: 204, hem: 'blue' },
	{ letter: '2XL', size: 11, palmMm: 279, handMm: 215, hem: 'black' },
	{ letter: '3XL', size: 12, palmMm: 305, handMm: null, hem: null },
];

/** A measured hand in `unit`: the girth around the palm, and the length if given. */
export type HandMeasure = { palm: number; length?: number; unit: LengthUnit };

export type HandSizeAnswer =
	| { kind: 'smaller' | 'larger' }
	| {
			kind: 'fits';
			row: HandSize;
			/** `under`: close to the max of this size; `over`: just above the size below; `inside`: neither. */
			place: 'under' | 'over' | 'inside';
			/** Millimetres to the limit that `place` refers to. */
			gapMm: number;
			/** The size by girth alone, if the length requires a larger one. */
			byPalm?: HandSize;
			/** True if the hand is longer than the table covers. */
			isLong: boolean;
	  };

export const MM_PER = { mm: 1, cm: 10, in: 25.4 } as const;
/**
 * Within this many millimetres of a limit, a hand counts as between two sizes: less than a quarter of the step between
 * sizes.
 */
const NEAR_MM = 6;
/**
 * Finds the size for a hand. Both units are compared in whole millimetres, the precision of a tape, so that changing
 * the unit never changes the size. The girth decides; if the length requires a larger size, that one is returned
 * (docs/trade/sizes.md, "Measuring"). A hand longer than the table covers gets at least its longest row.
 */
export function findHandSize({ palm, length, unit }: HandMeasure): HandSizeAnswer {
	const palmMm = Math.round(palm * MM_PER[unit]);
	const number = sizeForPalm(palmMm, 'mm')?.size;
	const largest = HAND_SIZES.at(-1) as HandSize;
	if (number === undefined) return { kind: palmMm > largest.palmMm ? 'larger' : 'smaller' };
	if (number > largest.size) return { kind: 'larger' };
	const byPalm = HAND_SIZES.find(({ size }) => size === number);
	if (!byPalm) return { kind: 'smaller' };
	const lengthMm = length === undefined ? 0 : Math.round(length * MM_PER[unit]);
	const measured = HAND_SIZES.filter(({ handMm }) => handMm !== null);
	const byLength = measured.find(({ handMm }) => lengthMm <= (handMm ?? 0)) ?? (measured.at(-1) as HandSize);
	const isLong = lengthMm > (measured.at(-1)?.handMm ?? 0);
	if (byLength.size > byPalm.size)
		return { kind: 'fits', row: byLength, place: 'inside', gapMm: 0, byPalm, isLong };
	return { kind: 'fits', row: byPalm, ...fitOf(byPalm, palmMm), isLong };
}

/** The next smaller size; undefined for the smallest. */
export function sizeBelow(row: HandSize): HandSize | undefined {
	return HAND_SIZES[HAND_SIZES.indexOf(row) - 1];
}

function fitOf(row: HandSize, palmMm: number): { place: 'under' | 'over' | 'inside'; gapMm: number } {
	const under = Math.max(0, row.palmMm - palmMm);
	const over = palmMm - (sizeBelow(row)?.palmMm ?? -NEAR_MM);
	if (over <= NEAR_MM) return { place: 'over', gapMm: Math.max(1, over) };
	return under <= NEAR_MM ? { place: 'under', gapMm: under } : { place: 'inside', gapMm: 0 };
}

/** Converts a length to the other unit with a tape's precision: a millimetre, or a hundredth of an inch. */
export function convertLength(value: number, to: LengthUnit): number {
	return to === 'in' ? Math.round((value * 100) / 2.54) / 100 : Math.round(value * 25.4) / 10;
}
