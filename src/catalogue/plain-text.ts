/**
 * Characters that no text of the catalogue may hold (quality.md 2.12): NUL and other controls, marks that turn the
 * reading direction or have no width (all of Unicode's "format" class), line separators, non-characters, halves.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const HIDDEN_BUT_NEWLINE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** The stored form of a text: NFC, trimmed, line ends as "\n". */
export function tidyText(text: string): string {
	return text.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

/**
 * What is wrong with a text, or undefined. Names the code point, because the character itself can't be seen.
 * @param lines true where the text may run over several lines ("\n").
 */
export function findTextFault(text: string, lines = false): string | undefined {
	if (!text.isWellFormed()) return 'holds half a character (a lone surrogate)';
	const hidden = (lines ? HIDDEN_BUT_NEWLINE : HIDDEN).exec(text)?.[0].codePointAt(0);
	if (hidden === undefined) return undefined;
	return `holds a character that can't be seen (U+${hidden.toString(16).toUpperCase().padStart(4, '0')})`;
}

/**
 * What keeps an address from being linked, or undefined: only https: and paths of this site pass.
 * `javascript:`, `data:`, `//host`, backslashes and sign-in data in the address do not.
 */
export function findAddressFault(address: string): string | undefined {
	if (/[\s\\<>"]/.test(address)) return 'holds a space, a backslash, a quote or an angle bracket';
	if (address.startsWith('/')) {
		return address.startsWith('//') ? 'starts with "//"; write https:// in full' : undefined;
	}
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url?.protocol !== 'https:')
		return 'is neither an https: address nor a path of this site such as "/pictures/…"';
	return url.username === '' && url.password === '' ? undefined : 'holds a user name or a password';
}
