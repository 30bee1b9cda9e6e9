import { convertLength, type HandMeasure, type LengthUnit, readLength } from './hand-size.ts';

/** What stands in the calculator's fields, as typed. */
export type TapeText = { palm: string; length: string; unit: LengthUnit };

export function toTapeText(measure: HandMeasure | null): TapeText {
	if (!measure) return { palm: '', length: '', unit: 'cm' };
	const { palm, length, unit } = measure;
	return { palm: String(palm), length: length === undefined ? '' : String(length), unit };
}

/** The hand that the fields say; undefined while the girth cannot be read. */
export function readTape({ palm, length, unit }: TapeText): HandMeasure | undefined {
	const palmRead = readLength(palm, unit);
	const lengthRead = readLength(length, unit);
	if (palmRead === undefined) return undefined;
	return lengthRead === undefined ? { palm: palmRead, unit } : { palm: palmRead, length: lengthRead, unit };
}

/** The same hand in the other unit; a text that cannot be read stays as it is. */
export function withUnit(tape: TapeText, unit: LengthUnit): TapeText {
	if (unit === tape.unit) return tape;
	const convert = (text: string) => {
		const value = readLength(text, tape.unit);
		return value === undefined ? text : String(convertLength(value, unit));
	};
	return { palm: convert(tape.palm), length: convert(tape.length), unit };
}
