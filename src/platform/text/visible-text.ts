import { type Message, type MessageId, say } from '../i18n/message.ts';

/**
 * The one place where typed, sent and imported texts are cleaned. Invisible characters without meaning are removed:
 * soft hyphens, zero-width spaces, direction marks and the rest of Unicode's default-ignorable characters. Invisible
 * characters that change how a word is read stay: joiners between letters ("نیک‌زاد"), joined emoji, variation
 * selectors of a sign.
 */

/** Unicode's default-ignorable characters (UAX #44), and the placeholders left by copied notes or pictures. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]+/gu;
const HAS_UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/u;
/** The same without those whose meaning depends on their neighbours. */
const ALWAYS_EMPTY =
	/(?:(?!\u200C|\u200D|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}]|[\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC])+/gu;
/** Tag characters spell the flags of Scotland, Texas and so on after a black flag; elsewhere they hide text. */
const TAGS =
	/((?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0020}-\u{E007F}]+/gu;
/** Emoji or text form of a sign, keycaps, variants of Chinese characters in names, Mongolian variants. */
const INTENDED_SELECTOR =
	/(?:\p{Emoji}[\uFE0E\uFE0F](?=\u20E3)|(?![0-9#*])\p{Emoji}[\uFE0E\uFE0F]|\p{Unified_Ideograph}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?=\p{Script=Mongolian})\p{L}[\u180B-\u180F])/gu;
const SELECTOR = /[\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/**
 * A run of joiners that matters: between letters, in an emoji sequence, or after the virama, where Malayalam and
 * Bengali names may end with one. Only the first of the run is kept.
 */
const JOINERS = /(?:\u200C|\u200D)+/gu;
const ENDS_JOINABLE = /\p{L}\p{M}*$/u;
const BEGINS_JOINABLE = /^[\p{L}\p{M}]/u;
const ENDS_PICTURE = /(?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\u{E007F})\uFE0F?$/u;
const BEGINS_PICTURE = /^\p{Extended_Pictographic}/u;
const ENDS_VOWELLESS =
	/\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2]$/u;

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Spaces of any width, tabs, and the blank Braille cell. */
const ODD_SPACES = /[\t\p{Zs}\u2800]/gu;
const PLAIN = /^[ -~\n]*$/;

/**
 * A text as stored: NFC, "\n" line ends, plain spaces, trimmed, without meaningless invisible characters. Cleaning is
 * idempotent, and the text never grows beyond its NFC. Control characters stay, so that `findTextError` can name them.
 */
export function tidyText(text: string): string {
	if (PLAIN.test(text)) return text.trim();
	const plain = text.normalize('NFC').replace(LINE_ENDS, '\n').replace(ODD_SPACES, ' ');
	// French texts end here: their accents are no reason to look for emoji.
	if (!HAS_UNSEEN.test(plain)) return plain.trim();
	return dropStrayJoiners(plain.replace(ALWAYS_EMPTY, '').replace(TAGS, '$1')).normalize('NFC').trim();
}

function dropStrayJoiners(text: string): string {
	const intended = new Set<number>();
	for (const { 0: pair, index } of text.matchAll(INTENDED_SELECTOR)) {
		const selector = [...pair].at(-1) as string;
		intended.add(index + pair.length - selector.length);
	}
	const formed = text.replace(SELECTOR, (selector, at: number) => (intended.has(at) ? selector : ''));
	return formed.replace(JOINERS, (run, at: number, whole: string) => {
		// No letter with its marks, and no emoji, is longer.
		const before = whole.slice(Math.max(0, at - 24), at);
		const after = whole.slice(at + run.length, at + run.length + 2);
		const isIntended =
			(ENDS_JOINABLE.test(before) && BEGINS_JOINABLE.test(after)) ||
			(run.includes('\u200D') && ENDS_PICTURE.test(before) && BEGINS_PICTURE.test(after)) ||
			(run.startsWith('\u200D') && ENDS_VOWELLESS.test(before));
		if (!isIntended) return '';
		return BEGINS_PICTURE.test(after) ? '\u200D' : run.charAt(0);
	});
}

/**
 * The text without any invisible characters, including joiners and selectors: for search, match and comparison keys, so
 * that texts that look alike match.
 */
export function dropUnseen(text: string): string {
	return PLAIN.test(text) ? text : text.replace(UNSEEN, '');
}

/** A cleaned text on one line, with single spaces. */
export function tidyOneLine(text: string): string {
	return tidyText(text).replace(/\s+/g, ' ');
}

/** A cleaned multi-line text: single spaces, none at line ends, no empty lines. */
export function tidyManyLines(text: string): string {
	return tidyText(text)
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n\s*/g, '\n');
}

const CONTROL = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const CONTROL_BUT_NEWLINE = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** A character that is not allowed in a text, as named in messages. */
export type BrokenCharacter = {
	kind: 'lineBreak' | 'control' | 'half' | 'none';
	/** "U+0007" */
	code: string;
	/** The text before it, at most twenty characters; empty at the start. */
	after: string;
};

/**
 * The first invalid character of a cleaned text, or undefined: control characters, lone surrogates, noncharacters.
 * @param lines true if the text may have several lines ("\n").
 */
export function findBrokenCharacter(text: string, lines = false): BrokenCharacter | undefined {
	const found = (lines ? CONTROL_BUT_NEWLINE : CONTROL).exec(text);
	if (!found) return undefined;
	const code = found[0].codePointAt(0) ?? 0;
	return {
		kind: kindOf(code),
		code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
		after: textBefore(text, found.index),
	};
}

function kindOf(code: number): BrokenCharacter['kind'] {
	if (code === 0x0a) return 'lineBreak';
	if (code <= 0x9f) return 'control';
	return code >= 0xd800 && code <= 0xdfff ? 'half' : 'none';
}

const NAMES: Readonly<Record<BrokenCharacter['kind'], MessageId>> = {
	lineBreak: 'validation.character.lineBreak',
	control: 'validation.character.control',
	half: 'validation.character.half',
	none: 'validation.character.none',
};

/**
 * The error of a cleaned text, or undefined: "holds a control character (U+0007) after “Jo”".
 * @param lines as for `findBrokenCharacter`.
 */
export function findTextError(text: string, lines = false): Message | undefined {
	const broken = findBrokenCharacter(text, lines);
	if (!broken) return undefined;
	const { kind, code, after } = broken;
	const what = say(NAMES[kind], { code });
	return after === ''
		? say('validation.character.atStart', { what })
		: say('validation.character.after', { what, after });
}

const SHOWN_BEFORE = 20;

function textBefore(text: string, at: number): string {
	return Array.from(text.slice(Math.max(0, at - 2 * SHOWN_BEFORE), at).toWellFormed())
		.slice(-SHOWN_BEFORE)
		.join('')
		.replace(/\p{Cc}/gu, ' ')
		.trim();
}
