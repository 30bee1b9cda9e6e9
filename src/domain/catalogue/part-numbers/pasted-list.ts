import {
	type CountUnit,
	hasPlainSize,
	type ListToken,
	mayBeHandSize,
	type OtherReading,
	readListTokens,
	resolveTimes,
} from './list-tokens.ts';

/** One parsed item of a pasted list, before any look-up. */
export type PastedLine = {
	/** Line number, starting at 1; empty lines count. */
	lineNumber: number;
	/** The original text: all of the line, or the item's part of it. */
	text: string;
	/** The text in place of the part number, as written; empty if there is none. */
	code: string;
	/** As written; empty if none is given. */
	size: string;
	/** The size is a bare hand size ("10") that could also be a count; nothing else in the line decides. */
	sizeMayBeCount: boolean;
	count: number | undefined;
	unit: CountUnit;
	/** Other possible readings of size and count that the line alone does not rule out: "2x large". */
	others: readonly OtherReading[];
	/** The remaining words in order: a glove's name, a colour, or ordinary text of an e-mail. */
	words: string[];
	/** Not a request for a glove: a greeting, a signature, an e-mail header. */
	isTalk: boolean;
};

type Item = { texts: string[]; tokens: ListToken[] };

/** Bullets, numbering, checkboxes and quote marks of e-mails at the start of a line. */
const BULLET =
	/^(?:[>|•●◦▪■□☐☑✓✔·∙‣⁃*+–—-]+\s*|\[[ xX]?\]\s*|\(?\d{1,2}[.)](?=\s|[a-zA-Z])\s*|\(?[a-zA-Z][.)]\s+)+/;
/** Separates gloves in a line, or columns. */
const SEPARATOR = /[,;\t|]+|\s(?:and|et|&|plus|\+)\s/i;
const HEADING =
	/\b(?:part|item|sku|style|glove|code|number|size|qty|quantity|pi[eè]ces?|num[eé]ro|articles?|gants?|tailles?|qt[eé]|quantit[eé])(?!\p{L})/iu;
/** E-mail lines that contain digits but request no glove. */
const TALK =
	/[^\s@]@[^\s@]|https?:|www\.|^\s*(?:from|to|cc|sent|date|subject|re|fwd?|de|à|envoyé|objet|tr)\s*:|\b(?:wrote|a écrit)\s*:\s*$|^\s*(?:tel|tél|téléphone|téléc|phone|ph|cell|mobile|fax|office|bureau|direct)(?!\p{L})\s*[.:]|\+?\d?[\s.(-]*\d{3}[\s.)-]+\d{3}[\s.-]+\d{4}\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b|^\s*(?:p\.?\s?o\.?|purchase order|order|invoice|quote|ref|réf|b\.?\s?c\.?|bon de commande|commande|facture|soumission)(?!\p{L})[\s#:.noº°ᵒ]*\d|^\s*-{2,}\s*$|\b(?:20\d\d-\d\d-\d\d|\d{1,2}[/:]\d{2}(?:[/:]\d{2,4})?)\b|^\s*\d+ [a-z .]+\b(?:street|st|avenue|ave|road|rd|drive|dr|blvd|lane|way|court|crescent)\b|^\s*\d+,? (?:rue|av|avenue|boul|boulevard|ch|chemin|rang|route|montée|place)(?!\p{L})/iu;

/**
 * Parses a list of gloves as people write it: in an e-mail, with bullets or numbers, from a spreadsheet, with counts
 * before or after. Returns every line that contains words, including those that request nothing.
 * @param text any text; the caller truncates long input
 */
export function readPastedList(text: string): PastedLine[] {
	const read: PastedLine[] = [];
	for (const [at, line] of text
		.normalize('NFKC')
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.entries()) {
		const written = tidyLine(line);
		if (!/[\p{L}\p{N}]/u.test(written)) continue;
		if (read.length === 0 && HEADING.test(written) && !/\d/.test(written)) continue;
		for (const one of readLine(written)) read.push({ lineNumber: at + 1, ...one });
	}
	return read;
}

/** Removes bullets and normalizes dashes and spaces. */
function tidyLine(line: string): string {
	return line
		.replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
		.replace(/[‐‑‒–—―−﹣－]/g, '-')
		.replace(/[×✕✖⨯]/g, ' x ')
		.replace(/[^\S\t]+/g, ' ')
		.trim()
		.replace(BULLET, '')
		.trim();
}

function readLine(line: string): Omit<PastedLine, 'lineNumber'>[] {
	if (TALK.test(line)) return [toTalk(line)];
	const items = splitItems(line);
	if (items.length === 0) return [toTalk(line)];
	const read = items.map(readItem);
	// A single glove gets the text of the whole line.
	return read.length === 1 ? [{ ...(read[0] as Omit<PastedLine, 'lineNumber'>), text: squeeze(line) }] : read;
}

const squeeze = (text: string) => text.split(/\s+/).join(' ').trim();

function toTalk(line: string): Omit<PastedLine, 'lineNumber'> {
	const text = squeeze(line);
	const words = text.split(' ');
	return {
		text,
		code: '',
		size: '',
		sizeMayBeCount: false,
		count: undefined,
		unit: 'pair',
		others: [],
		words,
		isTalk: true,
	};
}

const has = (item: Item, kind: ListToken['kind']) => item.tokens.some((token) => token.kind === kind);
const isBareFigures = (token: ListToken) => token.kind === 'number' && /^\d+$/.test(token.text);

/** Splits a line into gloves, each with its tokens. */
function splitItems(line: string): Item[] {
	const fragments = line
		.split(SEPARATOR)
		.map((text): Item => ({ texts: [text.trim()], tokens: convertFigures(readListTokens(text)) }))
		.filter(({ tokens }) => tokens.length > 0)
		.flatMap(splitNumbers);
	const namesNumber = fragments.some((fragment) => has(fragment, 'number'));
	if (!namesNumber) return splitNames(fragments);
	const items: Item[] = [];
	let before: Item = { texts: [], tokens: [] };
	for (const [at, fragment] of fragments.entries()) {
		const last = items.at(-1);
		if (has(fragment, 'number') && !isCountOf(fragment, last)) {
			items.push({
				texts: [...before.texts, ...fragment.texts],
				tokens: resolveTimes([...before.tokens, ...fragment.tokens]),
			});
			before = { texts: [], tokens: [] };
		} else if (!last) join(before, fragment);
		else
			addFragment(fragment, {
				items,
				last,
				rest: fragments.slice(at + 1),
				defer: (one) => join(before, one),
			});
	}
	return before.tokens.length > 0 ? [...items, before] : items;
}

function join(item: Item, fragment: Item): void {
	item.texts.push(...fragment.texts);
	item.tokens.push(...fragment.tokens);
}

/** "300" in a column of its own is a count if another column has the glove. */
function isCountOf(fragment: Item, last: Item | undefined): boolean {
	return (
		last !== undefined &&
		fragment.tokens.length === 1 &&
		isBareFigures(fragment.tokens[0] as ListToken) &&
		!hasCount(last)
	);
}

const hasCount = (item: Item) => has(item, 'count');

/**
 * Handles a fragment without a part number: it belongs to the previous glove, is the same glove in another size, or
 * is other text.
 */
function addFragment(
	fragment: Item,
	at: { items: Item[]; last: Item; rest: readonly Item[]; defer: (fragment: Item) => void },
): void {
	const { items, last, rest, defer } = at;
	const tokens = resolveTimes(fragment.tokens.map(asCountOf), hasPlainSize(last.tokens));
	const own: Item = { texts: fragment.texts, tokens };
	const hasWords = has(own, 'word');
	const isTimes = !hasPlainSize(last.tokens) && hasPlainSize(tokens);
	const needsSize = isTimes || !has(last, 'size');
	if (!hasWords && has(own, 'size') && !needsSize) {
		// "XY300 L, XL": the same glove in another size.
		const number = last.tokens.filter(({ kind }) => kind === 'number').slice(0, 1);
		items.push({ texts: [number[0]?.text ?? '', ...fragment.texts], tokens: [...number, ...tokens] });
	} else if (!hasWords && (has(own, 'size') || !hasCount(last) || !has(own, 'count'))) join(last, own);
	else if (!hasWords) defer(own);
	else if (needsSize && !has(own, 'size') && isNameColumn(rest)) join(last, own);
	else items.push(own);
}

const asCountOf = (token: ListToken): ListToken =>
	isBareFigures(token)
		? { kind: 'count', text: token.text, count: Number(token.text), unit: 'pair', isSure: false }
		: token;

/** The column of a glove's name is between its number and its size or count. */
function isNameColumn(rest: readonly Item[]): boolean {
	const next = rest[0];
	return (
		next !== undefined &&
		!has(next, 'word') &&
		!(has(next, 'number') && !isBareFigures(next.tokens[0] as ListToken))
	);
}

/** Bare digits next to a part number with letters are a count: "XY300 L 500". */
function convertFigures(tokens: ListToken[]): ListToken[] {
	const isNamed = tokens.some((token) => token.kind === 'number' && !isBareFigures(token));
	return isNamed ? tokens.map(asCountOf) : tokens;
}

/** "XY300 L 2 XY301 M": each part number starts a glove, and includes a preceding count only if it is marked as one. */
function splitNumbers(fragment: Item): Item[] {
	const { tokens } = fragment;
	const starts = tokens.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
	if (starts.length < 2) return [fragment];
	const cuts = starts.slice(1).map((at) => {
		const before = tokens[at - 1];
		return before?.kind === 'count' && before.isSure && at - 1 > (starts[0] as number) ? at - 1 : at;
	});
	return [0, ...cuts].map((from, part) => {
		const own = tokens.slice(from, cuts[part] ?? tokens.length);
		return { texts: own.map(({ text }) => text), tokens: own };
	});
}

/** A line without part numbers: one glove by name, or several if more than one part has its own size. */
function splitNames(fragments: readonly Item[]): Item[] {
	const sized = fragments.filter((one) => has(one, 'size') && has(one, 'word'));
	if (sized.length > 1) return [...fragments];
	const whole: Item = { texts: [], tokens: [] };
	for (const fragment of fragments) join(whole, fragment);
	return whole.tokens.length === 0 ? [] : [whole];
}

/** A separate count resolves "2x large, 12": the digit before the "x" belongs to the size. */
function listOthers(size: ListToken | undefined, hasCount: boolean): readonly OtherReading[] {
	const others = size?.kind === 'size' ? (size.others ?? []) : [];
	return hasCount && /^\dx/i.test(size?.text ?? '') ? [] : others;
}

function readItem({ texts, tokens: written }: Item): Omit<PastedLine, 'lineNumber'> {
	const tokens = resolveTimes(written);
	const code = tokens.find(({ kind }) => kind === 'number')?.text ?? '';
	const sizes = tokens.filter(({ kind }) => kind === 'size');
	const counts = tokens.filter((token) => token.kind === 'count');
	const [unit] = tokens.filter((token) => token.kind === 'unit');
	// Of two bare numbers, the one that may be a size is the size: "XY300 10 2".
	const asSize =
		sizes.length === 0 && code !== ''
			? counts.find((token) => mayBeHandSize(token) && (counts.length > 1 || unit === undefined))
			: undefined;
	const count = counts.find((token) => token !== asSize);
	const words = tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
	return {
		text: squeeze(texts.join(' ')),
		code,
		size: sizes[0]?.text ?? asSize?.text ?? '',
		sizeMayBeCount: asSize !== undefined && count === undefined,
		count: count?.count,
		unit: count && count.unit !== 'pair' ? count.unit : (unit?.unit ?? count?.unit ?? 'pair'),
		others: listOthers(sizes[0], count !== undefined),
		words,
		isTalk: code === '' && sizes.length === 0 && !counts.some(({ isSure }) => isSure) && !unit,
	};
}
