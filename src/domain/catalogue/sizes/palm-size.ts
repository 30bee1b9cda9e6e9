import { letterOfHandSize } from './glove-size.ts';

/** A size of EN ISO 21420 and its trade letter; sizes 4 and 5 have none. */
export type PalmSize = { size: number; letter: string | undefined };

const SMALLEST_EN_SIZE = 4;
const LARGEST_EN_SIZE = 13;
const MM_PER_INCH = 25.4;
/**
 * The size for a girth around the palm, above the thumb: inches are rounded up (docs/trade/sizes.md, "Measuring").
 * Millimetres are compared with the table's whole millimetres, so that 229 mm is a 9, as printed. Undefined if no EN
 * ISO 21420 size (4 to 13) fits.
 */
export function sizeForPalm(girth: number, unit: 'mm' | 'in'): PalmSize | undefined {
	if (!Number.isFinite(girth) || girth <= 0) return undefined;
	const size = unit === 'in' ? Math.ceil(roundToHundredth(girth)) : sizeForMillimetres(Math.round(girth));
	if (size < SMALLEST_EN_SIZE || size > LARGEST_EN_SIZE) return undefined;
	return { size, letter: letterOfHandSize(size) };
}

function sizeForMillimetres(girth: number): number {
	const nearest = Math.floor(girth / MM_PER_INCH);
	return girth <= Math.round(nearest * MM_PER_INCH) ? nearest : nearest + 1;
}

/** Prevents a floating-point error such as 9.000000001 from being rounded up to 10. */
function roundToHundredth(inches: number): number {
	return Math.round(inches * 100) / 100;
}
