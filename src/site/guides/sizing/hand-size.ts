import { sizeForPalm } from '../../../domain/catalogue/glove-size.ts';

export const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A size of EN ISO 21420 under the letter that the trade sells it by. */
export type HandSize = {
	letter: string;
	/** Its number, which is also the girth in inches. */
	size: number;
	palmMm: number;
	/** From the crease of the wrist to the tip of the middle finger; null where the standard's table gives none. */
	handMm: number | null;
	/** The colour that the trade sews on the hem; also the name by which SVG knows that colour. */
	hem: 'purple' | 'red' | 'green' | 'brown' | 'blue' | 'black' | null;
};

/** The rows of docs/trade/sizes.md, "Hands", and 3XL, one inch larger; smallest first. */
export const HAND_SIZES: readonly HandSize[] = [
	{ letter: 'XS', size: 6, palmMm: 152, handMm: 160, hem: 'purple' },
	{ letter: 'S', size: 7, palmMm: 178, handMm: 171, hem: 'red' },
	{ letter: 'M', size: 8, palmMm: 203, handMm: 182, hem: 'green' },
	{ letter: 'L', size: 9, palmMm: 229, handMm: 192, hem: 'brown' },
	{ letter: 'XL', size: 10, palmMm: 254, handMm: 204, hem: 'blue' },
	{ letter: '2XL', size: 11, palmMm: 279, handMm: 215, hem: 'black' },
	{ letter: '3XL', size: 12, palmMm: 305, handMm: null, hem: null },
];

/** A hand as measured: the girth round the palm, and the length where it was taken, in `unit`. */
export type HandMeasure = { palm: number; length?: number; unit: LengthUnit };

export type HandSizeAnswer =
	| { kind: 'smaller' | 'larger' }
	| {
			kind: 'fits';
			row: HandSize;
			/** `under`: close to the most this size takes; `over`: just past the size below; `inside`: neither. */
			place: 'under' | 'over' | 'inside';
			/** Millimetres to the line that `place` speaks of. */
			gapMm: number;
			/** The size that the girth alone gives, where the length asks for a larger one. */
			byPalm?: HandSize;
			/** True for a hand longer than the table goes. */
			isLong: boolean;
	  };

export const MM_PER = { mm: 1, cm: 10, in: 25.4 } as const;
/** This near to a line, in millimetres, a hand is between two sizes: under a quarter of the step from size to size. */
const NEAR_MM = 6;
/**
 * The size for a hand. Both units are compared with whole millimetres, as fine as a tape reads, so that changing the unit
 * never changes the size. The girth decides; where the length asks for more, the larger size is the answer
 * (docs/trade/sizes.md, "Measuring"). A hand longer than the table takes its longest row at least.
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
	return { kind: 'fits', row: byPalm, ...placeOf(byPalm, palmMm), isLong };
}

/** The size below a row; undefined for the smallest. */
export function sizeBelow(row: HandSize): HandSize | undefined {
	return HAND_SIZES[HAND_SIZES.indexOf(row) - 1];
}

function placeOf(row: HandSize, palmMm: number): { place: 'under' | 'over' | 'inside'; gapMm: number } {
	const under = Math.max(0, row.palmMm - palmMm);
	const over = palmMm - (sizeBelow(row)?.palmMm ?? -NEAR_MM);
	if (over <= NEAR_MM) return { place: 'over', gapMm: Math.max(1, over) };
	return under <= NEAR_MM ? { place: 'under', gapMm: under } : { place: 'inside', gapMm: 0 };
}

/** The other unit's number for a length, as a tape reads: to a millimetre, or to the hundredth of an inch. */
export function convertLength(value: number, to: LengthUnit): number {
	return to === 'in' ? Math.round((value * 100) / 2.54) / 100 : Math.round(value * 25.4) / 10;
}
