/**
 * Removes email addresses and phone numbers from a visitor's text before it leaves the database for good. Currents, rod
 * sizes, temperatures and alloys resemble phone numbers, so a group of digits is removed only if it has the shape of
 * one.
 */

/** Replaces what was removed. Not a word, so that it is not read as one. */
export const BLANK = '…';

const EMAIL =
	/[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\p{N}-]+(?:(?:\.|\s?[([]\s?dot\s?[)\]]\s?)[\p{L}\p{N}-]+)*(?:\.|\s?[([]\s?dot\s?[)\]]\s?)\p{L}{2,}/giu;
/** "joe at shop dot ca". */
const SPELLED_EMAIL =
	/[\p{L}\p{N}._-]+\sat\s[\p{L}\p{N}.-]+\sdot\s(?:com|ca|org|net|fr|qc|us|uk|io|edu|gov|info|biz)\b/giu;

const SEPARATORS = '[\\s.\\-\\p{Pd}/()]';
/** Start and end of a number: not within a word, another number or a decimal. */
const BEGIN = '(?<![\\p{L}\\p{N}]|\\p{N}[.,])';
const END = '(?![\\p{L}\\p{N}]|[.,]\\p{N})';
const EXTENSION = '(?:\\s{0,2}(?:ext|extension|poste|x|#)\\.?\\s?\\d{1,6})?';

const PHONES = [
	// +1 905 555 0142, +33 6 12 34 56 78: a plus and at least seven digits.
	`(?<![\\p{L}\\p{N}])\\+\\s?\\(?\\d(?:${SEPARATORS}{0,3}\\d){6,14}${EXTENSION}`,
	// 905-555-0142, 1 905.555.0142, 9055550142: both separators are the same.
	`${BEGIN}(?:1${SEPARATORS}{0,2})?[2-9]\\d\\d(\\s?[.\\-\\p{Pd}/]\\s?|\\s{0,2})[2-9]\\d\\d\\1\\d{4}${EXTENSION}${END}`,
	// (905) 555-0142, 905/555-0142, 905 555-0142.
	`(?<![\\p{L}\\p{N}])(?:1${SEPARATORS}{0,2})?\\([2-9]\\d\\d\\)${SEPARATORS}{0,2}\\d{3}${SEPARATORS}{0,2}\\d{4}${EXTENSION}${END}`,
	`${BEGIN}(?:1${SEPARATORS}{0,2})?[2-9]\\d\\d[\\s/][2-9]\\d\\d[\\-\\p{Pd}.]\\d{4}${EXTENSION}${END}`,
	// 06 12 34 56 78, 020 7946 0958: a zero and at least nine more digits.
	`${BEGIN}0\\d(?:${SEPARATORS}?\\d){8,11}${END}`,
	// 555-0142, but not a range such as 500-1000.
	`${BEGIN}[2-9]\\d\\d[\\-\\p{Pd}](?!\\d\\d[05]0)\\d{4}${EXTENSION}${END}(?!\\s?(?:°|deg|[acf]\\b|amp|mm|psi|kpa|bar))`,
	// Introduced as one: "call 555 0142".
	`(?<=(?<!\\p{L})(?:call|phone|t[eé]l|t[eé]l[eé]phone|cell|mobile|text|sms|fax|whatsapp|appele[rz]|appelle)(?!\\p{L})\\D{0,20})\\(?\\d(?:${SEPARATORS}{0,3}\\d){6,14}${EXTENSION}${END}`,
	// Nine digits in a row are not a measurement.
	'\\+?\\d{9,}',
].map((source) => new RegExp(source, 'giu'));

/** Digits of other scripts, which no parser here reads as a number. */
const FOREIGN_PHONE =
	/(?=[\p{Nd}\s.()\p{Pd}/-]*(?![0-9])\p{Nd})\+?\p{Nd}(?:[\s.()\p{Pd}/-]{0,3}\p{Nd}){6,14}/gu;

/** The text with `BLANK` for each email address and phone number. A text without any is returned unchanged. */
export function blankContacts(text: string): string {
	// Converts full-width digits and signs to plain ones.
	const plain = text.normalize('NFKC');
	let blanked = plain.replace(EMAIL, BLANK).replace(SPELLED_EMAIL, BLANK);
	for (const phone of PHONES) blanked = blanked.replace(phone, BLANK);
	blanked = blanked.replace(FOREIGN_PHONE, BLANK);
	return blanked === plain ? text : blanked;
}
