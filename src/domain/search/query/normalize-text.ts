/**
 * Text normalized for search: lower case, no accents, words without endings that do not matter. A glove's texts and a
 * visitor's query use the same functions, so that they match.
 */

const PLAIN_TEXT = /^[ -~\s]*$/;
/** Accents and invisible characters: a joiner in a name, a soft hyphen in a pasted word. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
const SPECIAL_SIGNS = /[œæßøłđðþı‘’ʼ′“”⁄‐–—−]/g;
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
	œ: 'oe',
	æ: 'ae',
	ß: 'ss',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ı: 'i',
	'‘': "'",
	'’': "'",
	ʼ: "'",
	'′': "'",
	'“': '"',
	'”': '"',
	'⁄': '/',
	'‐': '-',
	'–': '-',
	'—': '-',
	'−': '-',
};

/** "Chèvre" -> "chevre", "ŒIL" -> "oeil", "ﬁn" -> "fin"; typographic quotes and dashes become plain ones. */
export function normalizeText(text: string): string {
	if (PLAIN_TEXT.test(text)) return text.toLowerCase();
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(MARKS, '')
		.replace(SPECIAL_SIGNS, (sign) => PLAIN_SIGNS[sign] ?? sign);
}

/** Units as written beside a number. `4"`, `4 in` and `4-inch` all become the word "4in". */
const UNITS: Readonly<Record<string, string>> = {
	in: 'in',
	inch: 'in',
	inche: 'in',
	inches: 'in',
	pouce: 'in',
	pouces: 'in',
	po: 'in',
	cm: 'cm',
	mm: 'mm',
	g: 'g',
	gr: 'g',
	gram: 'g',
	grams: 'g',
	gramme: 'g',
	grammes: 'g',
	gsm: 'g',
	a: 'a',
	amp: 'a',
	amps: 'a',
	ampere: 'a',
	amperes: 'a',
	gauge: 'gauge',
	ga: 'gauge',
};

/** Max letters of a word that are used; more are not needed to tell two trade words apart. */
const MAX_WORD_LENGTH = 40;

const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;
const KINDS = new Uint8Array(128);
for (let code = 97; code <= 122; code++) KINDS[code] = LETTER;
for (let code = 48; code <= 57; code++) KINDS[code] = DIGIT;
const FOREIGN_LETTER = /[\p{L}\p{N}]/u;

function kindAt(text: string, at: number): number {
	const code = text.charCodeAt(at);
	if (code < 128) return KINDS[code] ?? SEPARATOR;
	return FOREIGN_LETTER.test(text[at] ?? '') ? LETTER : SEPARATOR;
}

const APOSTROPHE = 39;
const QUOTE = 34;
const HYPHEN = 45;
const COMMA = 44;
const DOT = 46;
const SLASH = 47;
const SPACE = 32;

/**
 * Called for each word, in order. `start` and `end` are offsets in the normalized text; `glued` is true if only a hyphen
 * separates this word from the previous one ("para-aramid").
 */
type WordVisitor = (word: string, start: number, end: number, glued: boolean) => void;

/**
 * Iterates the words of an already normalized text. A number includes its fraction ("1/16", "0.045") and its unit
 * ("13-gauge" -> "13gauge"); possessives and French elisions are removed ("women's" -> "women", "l'arc" -> "arc").
 */
export function scanWords(normalized: string, visit: WordVisitor): void {
	const length = normalized.length;
	let at = 0;
	let lastEnd = -1;
	/** True if the previous word has letters and digits: the 2 of "xy073-2 in XL" is no measure. */
	let isAfterCode = false;
	while (at < length) {
		let kind = kindAt(normalized, at);
		if (kind === SEPARATOR) {
			at++;
			continue;
		}
		const start = at;
		const numeric = kind === DIGIT;
		let digitsOnly = numeric;
		while (at < length) {
			kind = kindAt(normalized, at);
			if (kind === SEPARATOR && !(digitsOnly && isInsideNumber(normalized, at))) break;
			if (kind === LETTER) digitsOnly = false;
			at++;
		}
		let end = at;
		let word = normalized.slice(start, Math.min(end, start + MAX_WORD_LENGTH));
		if (numeric) {
			word = word.replace(',', '.');
			const isCodePart = isAfterCode && isGlued(normalized, lastEnd, start);
			const measured = digitsOnly && !isCodePart ? readUnit(normalized, end) : undefined;
			if (measured) {
				word += measured.unit;
				end = measured.end;
				at = end;
			} else if (!digitsOnly) word = joinUnit(word);
		} else {
			if (normalized.charCodeAt(at) === APOSTROPHE) {
				if (end - start === 1 || word === 'qu') {
					at++;
					continue;
				}
				at = skipEnding(normalized, at);
			}
			word = stemWord(word);
		}
		visit(word, start, end, isGlued(normalized, lastEnd, start));
		isAfterCode = !digitsOnly && HAS_DIGIT.test(word);
		lastEnd = end;
	}
}

const HAS_DIGIT = /\d/;

/** True if only a hyphen separates the word that ended at `lastEnd` from the one at `start`. */
function isGlued(text: string, lastEnd: number, start: number): boolean {
	return start > 0 && lastEnd === start - 1 && text.charCodeAt(lastEnd) === HYPHEN;
}

/** After a decimal comma; three digits would be thousands. */
const DECIMALS = /^\d{1,2}(?!\d)/;

/** True for the sign in "1/16", "0.045" and "0,6": digits on both sides. */
function isInsideNumber(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	if (code === COMMA) return DECIMALS.test(text.slice(at + 1, at + 4));
	return (code === DOT || code === SLASH) && KINDS[text.charCodeAt(at + 1)] === DIGIT;
}

/** The unit after a bare number that ends at `from`, separated by at most one space or hyphen. */
function readUnit(text: string, from: number): { unit: string; end: number } | undefined {
	const code = text.charCodeAt(from);
	if (code === QUOTE) return { unit: 'in', end: from + 1 };
	if (code === APOSTROPHE && text.charCodeAt(from + 1) === APOSTROPHE) return { unit: 'in', end: from + 2 };
	if (code !== SPACE && code !== HYPHEN) return undefined;
	const start = from + 1;
	let end = start;
	while (end < text.length && end - start < 7 && KINDS[text.charCodeAt(end)] === LETTER) end++;
	if (end === start || (end < text.length && kindAt(text, end) !== SEPARATOR)) return undefined;
	const name = text.slice(start, end);
	return Object.hasOwn(UNITS, name) ? { unit: UNITS[name] ?? '', end } : undefined;
}

/** "4inch" -> "4in"; other words that start with a digit are unchanged ("2xl", "4x43ep"). */
function joinUnit(word: string): string {
	let at = 1;
	while (at < word.length && KINDS[word.charCodeAt(at)] !== LETTER) at++;
	const unit = word.slice(at);
	return Object.hasOwn(UNITS, unit) ? word.slice(0, at) + UNITS[unit] : word;
}

/** The offset after the "'s" of "women's"; the apostrophe's own offset if another word follows it. */
function skipEnding(text: string, apostrophe: number): number {
	const code = text.charCodeAt(apostrophe + 1);
	const isEnding = code === 115 || code === 116; // s, t
	return isEnding && kindAt(text, apostrophe + 2) === SEPARATOR ? apostrophe + 2 : apostrophe;
}

/** Drops a plural s: "gauntlets" -> "gauntlet", while "stainless", "gas" and "chassis" are unchanged. */
export function stemWord(word: string): string {
	if (word.length < 4 || !word.endsWith('s')) return word;
	const before = word.charCodeAt(word.length - 2);
	if (before === 115 || before === 117 || before === 105) return word; // ss, us, is
	return word.slice(0, -1);
}

/** The words of a text, normalized and stemmed, in order and with duplicates. */
export function listWords(text: string): string[] {
	const words: string[] = [];
	scanWords(normalizeText(text), (word) => words.push(word));
	return words;
}
