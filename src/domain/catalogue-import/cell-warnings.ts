import { issueOf } from '../../platform/i18n/message.ts';
import type { FieldError } from './readers/record-fields.ts';

/** A value that is probably wrong but may be right; the message is `productEditing.warnings.<code>`. */
export type CellWarning = { path: string; code: string; detail: string; value: string };

/** Max characters of a value that a warning quotes. */
const MAX_SHOWN_LENGTH = 80;

/** Columns with addresses, in which a "?" starts a query. */
const ADDRESSES = ['pictures', 'pictureTexts', 'resources'];

const MONTHS =
	'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|f[ée]vr?|mars|avr|mai|juin|juil|ao[uû]t|sept|d[ée]c';
const DATE = new RegExp(
	`^(?:\\d{1,2}[-/. ](?:${MONTHS})\\.?(?:[-/. ]\\d{2,4})?|(?:${MONTHS})\\.?[-/ ]\\d{1,4}|\\d{4}-\\d{2}-\\d{2}(?:[T ]00:00(?::00)?)?|\\d{1,2}/\\d{1,2}/\\d{2,4})$`,
	'i',
);
/** "1.23E+11": how spreadsheets write a long number, with its last digits lost. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d+$/i;
/** What a spreadsheet writes if a formula fails or the column is too narrow. */
const NO_ANSWER = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|NOM\s?\?|VALEUR!|#+)$/i;
const BROKEN_LETTERS = /[ÃÂâÅÄÐÑðï][\u0080-\u00bf\u0152-\u2122]/;

/** Warnings for a single cell, or a single text of a record, regardless of the glove. */
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
	const repaired = BROKEN_LETTERS.test(text) ? repairLetters(text) : undefined;
	if (repaired !== undefined) warnings.push(warn('brokenLetters', repaired));
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

/** The error for a cell whose value was replaced by a spreadsheet error; undefined for other cells. */
export function findCellError(column: string, text: string): FieldError | undefined {
	const trimmed = text.trim();
	if (!trimmed.startsWith('#') || !NO_ANSWER.test(trimmed)) return undefined;
	return { field: column, value: trimmed, reason: issueOf('importing.spreadsheetError') };
}

/** The whole text and, if it is a list, each of its items; long prose is ignored. */
function listParts(text: string): string[] {
	const whole = text.trim();
	if (whole.length > 2000) return [];
	return [...new Set([whole, ...whole.split(/[\n|;:,]/).map((part) => part.trim())])];
}

/** "Québec" from "QuÃ©bec": UTF-8 decoded as Windows-1252. Undefined for anything else. */
function repairLetters(text: string): string | undefined {
	const bytes: number[] = [];
	for (const sign of text) {
		const byte = BYTES.get(sign);
		if (byte === undefined) return undefined;
		bytes.push(byte);
	}
	try {
		const repaired = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
		return repaired === text ? undefined : repaired;
	} catch {
		return undefined;
	}
}

/** Inverse mapping of Windows-1252. */
const BYTES: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 256 }, (_, byte) => [
		new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
		byte,
	]),
);

/** "Qu?bec", "?lan", and the Unicode replacement character. */
function hasLostLetters(column: string, text: string): boolean {
	if (text.includes('\uFFFD')) return true;
	if (ADDRESSES.includes(column) || /https?:\/\//.test(text)) return false;
	return /\p{L}\?\p{L}|(?:^|\s)\?\p{L}/u.test(text);
}

function shorten(text: string): string {
	return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : text;
}
