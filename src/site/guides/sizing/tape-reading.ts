import { LENGTH_UNITS, type LengthUnit, MM_PER } from './hand-size.ts';

/** A unit that may be written after a value; the guide itself offers two of them. */
type WrittenUnit = LengthUnit | 'mm';

/** Around the palm, or from the wrist to the fingertip. */
export type TapePart = 'palm' | 'length';

/** A parsed value. */
export type TapeReading = {
	value: number;
	unit: WrittenUnit;
	/** In whole millimetres, the precision of a tape. */
	mm: number;
	/**
	 * `written`: the unit was typed with the value; `chosen`: it is the selected unit; `guessed`: the value is not
	 * plausible for a hand in the selected unit, but is in this one.
	 */
	by: 'written' | 'chosen' | 'guessed';
	/** True for "8 3/4". */
	isFraction: boolean;
};

/**
 * Ranges in millimetres. In the selected unit, a value without a unit may be any possible hand. Another unit is only
 * guessed if the value is a hand size that gloves are made for. With these ranges no value is ambiguous.
 */
const HANDS_MM: Record<TapePart, Record<'any' | 'gloved', { from: number; to: number }>> = {
	palm: { any: { from: 126, to: 360 }, gloved: { from: 142, to: 305 } },
	length: { any: { from: 126, to: 280 }, gloved: { from: 150, to: 230 } },
};

/** Anything shorter or longer is not a hand. */
const NO_HAND_MM = { under: 50, over: 600 };

const MAX_TEXT_LENGTH = 40;

const DECIMAL = '[0-9]{1,3}(?:[.,][0-9]{1,6})?';
const VULGAR: Readonly<Record<string, string>> = {
	'½': '1/2',
	'¼': '1/4',
	'¾': '3/4',
	'⅛': '1/8',
	'⅜': '3/8',
	'⅝': '5/8',
	'⅞': '7/8',
};
const FRACTION = '[0-9]{1,2}[ ]*[\\/⁄][ ]*(?:64|32|16|8|4|2)';
/** "3 1/2", "3-1/2", "3 and 1/2", and "3½", which needs no separator. */
const WHOLE = '[0-9]{1,2}';
const BETWEEN = '(?:[ ]*[\\-‐‑–][ ]*|[ ]+and[ ]+|[ ]+)';
const MIXED = `(?:${WHOLE}${BETWEEN})?${FRACTION}|(?:${WHOLE}(?:${BETWEEN})?)?[½¼¾⅛⅜⅝⅞]`;
const UNITS: Record<WrittenUnit, string> = {
	in: "inch(?:es)?|ins?|[\"″”“]|''|′′|’’",
	cm: 'cms?|centimet(?:re|er)s?',
	mm: 'mms?|millimet(?:re|er)s?',
};
const UNIT = `(?:[ ]*[\\-‐‑]?[ ]*(?:${Object.values(UNITS).join('|')})[ ]*[.]?)?`;
const TAPE = `(?:${MIXED}|${DECIMAL})${UNIT}`;

const AS_READ = new RegExp(`^(${MIXED}|${DECIMAL})(${UNIT})$`, 'i');
const MIXED_FRACTION = new RegExp(
	`^(?:(${WHOLE})(?:${BETWEEN}))?(?:([0-9]{1,2})[ ]*\\/[ ]*([0-9]{1,2}))$`,
	'i',
);

/** `TAPE` for a field's `pattern` attribute, which has no case-insensitive flag. */
export const TAPE_PATTERN = `\\s*(?:${TAPE.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})\\s*`;

/**
 * Parses a measurement as people write it: "22.6", "22,6 cm", "226 mm", "8 3/4", "8-3/4 in", "8¾\"". A value without a
 * unit is in the selected unit, unless no hand has that size and one has it in another unit; a fraction is in inches.
 * With `asTyped` the selected unit always applies. Undefined if it is not a measurement.
 */
export function readTapeText(
	text: string,
	{ part, unit, asTyped = false }: { part: TapePart; unit: LengthUnit; asTyped?: boolean },
): TapeReading | undefined {
	if (text.length > MAX_TEXT_LENGTH) return undefined;
	const [, figure, written = ''] = AS_READ.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
	if (figure === undefined) return undefined;
	const isFraction = !/^[0-9.,]+$/.test(figure);
	const value = isFraction ? readFraction(figure) : Number(figure.replace(',', '.'));
	if (value === undefined || value === 0) return undefined;
	const reading = (read: WrittenUnit, by: TapeReading['by']): TapeReading => ({
		value,
		unit: read,
		mm: Math.round(value * MM_PER[read]),
		by,
		isFraction,
	});
	const named = unitOf(written);
	if (named !== undefined) return reading(named, 'written');
	if (asTyped) return reading(unit, 'chosen');
	if (isFraction) return reading('in', unit === 'in' ? 'chosen' : 'guessed');
	const isHand = (read: WrittenUnit, among: 'any' | 'gloved') => {
		const { from, to } = HANDS_MM[part][among];
		const mm = Math.round(value * MM_PER[read]);
		return mm >= from && mm <= to;
	};
	if (isHand(unit, 'any')) return reading(unit, 'chosen');
	const other = [...LENGTH_UNITS, 'mm' as const].find((read) => isHand(read, 'gloved'));
	return other === undefined ? reading(unit, 'chosen') : reading(other, 'guessed');
}

/** True for sizes that no hand has: a typing mistake, or an unfinished value. */
export function isNoHand({ mm }: TapeReading): boolean {
	return mm < NO_HAND_MM.under || mm > NO_HAND_MM.over;
}

function readFraction(text: string): number | undefined {
	const plain = text
		.replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${VULGAR[sign]}`)
		.replace('⁄', '/')
		.trim();
	// "3- 1/2", from "3-½".
	const [, whole, upper, lower] = MIXED_FRACTION.exec(plain.replace(/([-‐‑–]) /, '$1')) ?? [];
	if (upper === undefined || lower === undefined || Number(upper) >= Number(lower)) return undefined;
	return Number(whole ?? 0) + Number(upper) / Number(lower);
}

function unitOf(written: string): WrittenUnit | undefined {
	const word = written.replace(/^[ ]*[-‐‑]?[ ]*/, '').replace(/[ ]*[.]$/, '');
	if (word === '') return undefined;
	const units = Object.keys(UNITS) as WrittenUnit[];
	return units.find((unit) => new RegExp(`^(?:${UNITS[unit]})$`, 'i').test(word));
}
