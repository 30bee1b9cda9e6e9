import { decode } from 'html-entities';
import { tidyText } from '../../../platform/text/visible-text.ts';

const LINE_TAGS = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr)(?:\s[^<>]*|\s*\/)?>/gi;
const WORD_TAGS = /<\/?(?:b|strong|i|em|u|span|font|small|sup|sub|mark)(?:\s[^<>]*|\s*\/)?>/gi;
/** Exports that passed through several systems are escaped repeatedly: "&amp;amp;eacute;". */
const MAX_ROUNDS = 5;

/**
 * Converts HTML to plain text: removes simple tags (`<br>`, `<p>`, `<li>` start a new line), decodes entities,
 * applies the usual text cleaning, trims empty lines and collapses several of them to one. "<5 lb" and unknown tags
 * are kept.
 */
export function tidyLines(text: string): string {
	let plain = text;
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const before = plain;
		plain = plain.replace(LINE_TAGS, '\n').replace(WORD_TAGS, '');
		// Only entities with a semicolon: "?a=1&copy=2" is an address.
		if (plain.includes('&')) plain = decode(plain.replaceAll('&nbsp;', ' '), { scope: 'strict' });
		if (plain === before) break;
	}
	return tidyText(plain)
		.split('\n')
		.map((line) => line.replace(/ +/g, ' ').trim())
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** Like `tidyLines`, but on one line. */
export function tidyLine(text: string): string {
	return tidyLines(text).replace(/\n+/g, ' ');
}

/** The non-empty items of a cell: one per line; in a single line they are separated by "|". */
export function splitItems(text: string, separator: string | RegExp = '|'): string[] {
	const plain = tidyLines(text);
	return plain
		.split(plain.includes('\n') && typeof separator === 'string' ? '\n' : separator)
		.map((item) => item.trim())
		.filter((item) => item !== '');
}
