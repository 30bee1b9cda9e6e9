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
