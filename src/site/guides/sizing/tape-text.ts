import { convertLength, type HandMeasure, type LengthUnit, MM_PER } from './hand-size.ts';
import { isNoHand, readTapeText, type TapePart, type TapeReading } from './tape-reading.ts';

/** The text of the calculator's fields, as typed. */
export type TapeText = {
	palm: string;
	length: string;
	unit: LengthUnit;
	/** True if values without a unit are in the selected unit even if no hand has that size. */
	asTyped?: boolean;
};

export const BLANK_TAPE: TapeText = { palm: '', length: '', unit: 'cm' };

/** Parses one of the fields; undefined if it is invalid. */
export function readPart(tape: TapeText, part: TapePart): TapeReading | undefined {
	return readTapeText(tape[part], { part, unit: tape.unit, asTyped: tape.asTyped ?? false });
}

/** The measured hand in centimetres or inches; undefined if the girth is invalid or not that of a hand. */
export function readTape(tape: TapeText): HandMeasure | undefined {
	const palm = readPart(tape, 'palm');
	if (palm === undefined || isNoHand(palm)) return undefined;
	const length = readPart(tape, 'length');
	const unit = palm.unit === 'mm' ? 'cm' : palm.unit;
	const measure = { palm: inUnit(palm, unit), unit };
	return length === undefined || isNoHand(length) ? measure : { ...measure, length: inUnit(length, unit) };
}

function inUnit({ value, unit, mm }: TapeReading, wanted: LengthUnit): number {
	if (unit === wanted) return value;
	return wanted === 'cm' ? mm / MM_PER.cm : convertLength(mm / MM_PER.cm, 'in');
}

/** Converts the values to the other unit; invalid text is left unchanged. */
export function withUnit(tape: TapeText, unit: LengthUnit): TapeText {
	const convert = (part: TapePart) => {
		const reading = readPart(tape, part);
		return reading === undefined ? tape[part] : String(inUnit(reading, unit));
	};
	return { palm: convert('palm'), length: convert('length'), unit };
}

/**
 * Parses `?palm=22.6&length=19&unit=cm`. Values may be written in any form that `readTapeText` accepts and are returned
 * as typed, such as "8 3/4 in"; `typed=1` keeps their unit. Undefined without a valid girth. Never throws.
 */
export function parseTape(parameters: URLSearchParams): TapeText | undefined {
	const unit: LengthUnit = parameters.get('unit') === 'in' ? 'in' : 'cm';
	const typed: TapeText = {
		palm: parameters.get('palm') ?? '',
		length: parameters.get('length') ?? '',
		unit,
		...(parameters.get('typed') === '1' && { asTyped: true }),
	};
	const tidy = (part: TapePart) => (readPart(typed, part) === undefined ? '' : typed[part].trim());
	const palm = tidy('palm');
	return palm === '' ? undefined : { ...typed, palm, length: tidy('length') };
}

/** The canonical query string of the fields, without "?". */
export function formatTape({ palm, length, unit, asTyped }: TapeText): string {
	const query = new URLSearchParams({ palm, ...(length !== '' && { length }), unit });
	if (asTyped) query.set('typed', '1');
	return query.toString();
}
