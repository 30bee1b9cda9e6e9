import { convertLength, type HandMeasure, type LengthUnit, MM_PER } from './hand-size.ts';
import { isNoHand, readTapeText, type TapePart, type TapeReading } from './tape-reading.ts';

/** What stands in the calculator's fields, as typed. */
export type TapeText = {
	palm: string;
	length: string;
	unit: LengthUnit;
	/** True when the visitor says that bare figures are in that unit, whatever a hand can measure. */
	asTyped?: boolean;
};

export const BLANK_TAPE: TapeText = { palm: '', length: '', unit: 'cm' };

/** A part of the fields as it is read; undefined while it cannot be. */
export function readPart(tape: TapeText, part: TapePart): TapeReading | undefined {
	return readTapeText(tape[part], { part, unit: tape.unit, asTyped: tape.asTyped ?? false });
}

/** The hand that the fields say, in centimetres or inches; undefined while the girth cannot be read, or is no hand's. */
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

/** The same hand in the other unit; a text that cannot be read stays as it is. */
export function withUnit(tape: TapeText, unit: LengthUnit): TapeText {
	const convert = (part: TapePart) => {
		const reading = readPart(tape, part);
		return reading === undefined ? tape[part] : String(inUnit(reading, unit));
	};
	return { palm: convert('palm'), length: convert('length'), unit };
}

/**
 * Reads `?palm=22.6&length=19&unit=cm`, where figures may be written as people do and `typed=1` keeps their unit;
 * undefined without a girth that can be read. What was typed comes back as it was typed: "8 3/4 in". Never throws.
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
