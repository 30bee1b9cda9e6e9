import type { FieldError } from './readers/record-fields.ts';

/** What is probably wrong with a cell and may be right after all; its words are `productEditing.warnings.<code>`. */
export type CellWarning = { path: string; code: string; detail: string; value: string };

/** Characters of a value that a warning repeats. */
const MAX_SHOWN_LENGTH = 80;

/** Columns whose texts are addresses: a "?" in them begins a query. */
const ADDRESSES = ['pictures', 'pictureTexts', 'resources'];

const MONTHS =
	'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|f[ée]vr?|mars|avr|mai|juin|juil|ao[uû]t|sept|d[ée]c';
const DATE = new RegExp(
	`^(?:\\d{1,2}[-/. ](?:${MONTHS})\\.?(?:[-/. ]\\d{2,4})?|(?:${MONTHS})\\.?[-/ ]\\d{1,4}|\\d{4}-\\d{2}-\\d{2}(?:[T ]00:00(?::00)?)?|\\d{1,2}/\\d{1,2}/\\d{2,4})$`,
	'i',
);
/** "1.23E+11": a spreadsheet's way to write a long number, of which the last digits are gone. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d+$/i;
/** What a spreadsheet writes where a formula has no answer, or the column is too narrow. */
const NO_ANSWER = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|NOM\s?\?|VALEUR!|#+)$/i;
const BROKEN_LETTERS = /[ÃÂâÅÄÐÑðï][\u0080-\u00bf\u0152-\u2122]/;

/** What deserves a second look in one cell, or one text of a record, whatever the glove is. */
export function listCellWarnings(column: string, text: string): CellWarning[] {
	if (/^[\w .,:;()/|\n'"-]*$/.test(text) && !/\d[-/. ]?[a-z]{3}|[a-z]{3}[-/ ]\d|\d[-/]\d/i.test(text))
		return [];
	const warn = (code: string, detail = ''): CellWarning => ({
		path: column,
		code,
		detail: shorten(detail),
		value: shorten(text),
	});
	const warnings: CellWarning[] = [];
	const mended = BROKEN_LETTERS.test(text) ? mendLetters(text) : undefined;
	if (mended !== undefined) warnings.push(warn('brokenLetters', mended));
	if (hasLostLetters(column, text)) warnings.push(warn('lostLetters'));
	if (/^[“”„«].*[“”»]$/s.test(text.trim())) warnings.push(warn('typedQuotes'));
	if (column !== 'exportedVersion' && column !== 'reasons') {
		for (const part of listParts(text)) {
			if (DATE.test(part)) warnings.push(warn('looksLikeDate', part));
			if (SHORTENED.test(part)) warnings.push(warn('shortenedNumber', part));
		}
	}
	return warnings;
}

/** A cell that says nothing any more, because a spreadsheet put its own error in its place; undefined when it does. */
export function findCellError(column: string, text: string): FieldError | undefined {
	const trimmed = text.trim();
	if (!trimmed.startsWith('#') || !NO_ANSWER.test(trimmed)) return undefined;
	return { field: column, value: trimmed, reason: 'is an error of the spreadsheet, so the value is lost' };
}

/** The whole text and, where it holds several things, each of them; long prose holds none. */
function listParts(text: string): string[] {
	const whole = text.trim();
	if (whole.length > 2000) return [];
	return [...new Set([whole, ...whole.split(/[\n|;:,]/).map((part) => part.trim())])];
}

/** "Québec" from "QuÃ©bec": UTF-8 that was read as Windows-1252. Undefined when it is something else. */
function mendLetters(text: string): string | undefined {
	const bytes: number[] = [];
	for (const sign of text) {
		const byte = BYTES.get(sign);
		if (byte === undefined) return undefined;
		bytes.push(byte);
	}
	try {
		const mended = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
		return mended === text ? undefined : mended;
	} catch {
		return undefined;
	}
}

/** Windows-1252 the other way round. */
const BYTES: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 256 }, (_, byte) => [
		new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
		byte,
	]),
);

/** "Qu?bec", "?lan", and the mark that stands for a character that could not be read. */
function hasLostLetters(column: string, text: string): boolean {
	if (text.includes('\uFFFD')) return true;
	if (ADDRESSES.includes(column) || /https?:\/\//.test(text)) return false;
	return /\p{L}\?\p{L}|(?:^|\s)\?\p{L}/u.test(text);
}

function shorten(text: string): string {
	return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : text;
}
