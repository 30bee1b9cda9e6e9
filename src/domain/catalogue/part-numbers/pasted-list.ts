import {
	type CountUnit,
	hasPlainSize,
	type ListToken,
	mayBeHandSize,
	type OtherReading,
	readListTokens,
	settleTimes,
} from './pasted-words.ts';

/** One glove that a pasted list asks for, taken apart: nothing is looked up yet. */
export type PastedLine = {
	/** The line it stands on, from 1; empty lines count. */
	place: number;
	/** As it was written: its part of the line, or all of it. */
	text: string;
	/** What stands where a part number should, as written; empty when there is nothing. */
	code: string;
	/** As written; empty when the line names none. */
	size: string;
	/** The size is a figure of the hand ("10") that may as well be a count: nothing else says which. */
	sizeMayBeCount: boolean;
	count: number | undefined;
	unit: CountUnit;
	/** Other ways to read its size and count, which the line alone does not settle: "2x large". */
	others: readonly OtherReading[];
	/** The other words, in their order: a glove's name, a colour, or what people say in a mail. */
	words: string[];
	/** Nothing in it asks for a glove: a greeting, a signature, a line of a mail's head. */
	isTalk: boolean;
};

type Item = { texts: string[]; tokens: ListToken[] };

/** Bullets, numbering, boxes to tick and the marks of quoted mail at the start of a line. */
const BULLET =
	/^(?:[>|•●◦▪■□☐☑✓✔·∙‣⁃*+–—-]+\s*|\[[ xX]?\]\s*|\(?\d{1,2}[.)](?=\s|[a-zA-Z])\s*|\(?[a-zA-Z][.)]\s+)+/;
/** What separates gloves in a line, or the columns of one. */
const SEPARATOR = /[,;\t|]+|\s(?:and|&|plus|\+)\s/i;
const HEADING = /\b(?:part|item|sku|style|glove|code|number|size|qty|quantity)\b/i;
/** Lines of mail that hold figures, and ask for no glove. */
const TALK =
	/[^\s@]@[^\s@]|https?:|www\.|^\s*(?:from|to|cc|sent|date|subject|re|fwd?)\s*:|\bwrote:\s*$|^\s*(?:tel|phone|ph|cell|mobile|fax|office|direct)\b\s*[.:]|\+?\d?[\s.(-]*\d{3}[\s.)-]+\d{3}[\s.-]+\d{4}\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b|^\s*(?:p\.?\s?o\.?|purchase order|order|invoice|quote|ref)\b[\s#:.no]*\d|^\s*-{2,}\s*$|\b(?:20\d\d-\d\d-\d\d|\d{1,2}[/:]\d{2}(?:[/:]\d{2,4})?)\b|^\s*\d+ [a-z .]+\b(?:street|st|avenue|ave|road|rd|drive|dr|blvd|lane|way|court|crescent)\b/i;

/**
 * Reads a list of gloves as people write it: in a mail, with bullets or numbers, from a spreadsheet, counts before or
 * after. Each line with words in it comes back, also those that ask for nothing.
 * @param text any text; the caller cuts what is too long
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
		for (const one of readLine(written)) read.push({ place: at + 1, ...one });
	}
	return read;
}

/** Without bullets, and with every dash and space the plain one. */
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

function readLine(line: string): Omit<PastedLine, 'place'>[] {
	if (TALK.test(line)) return [toTalk(line)];
	const items = splitItems(line);
	if (items.length === 0) return [toTalk(line)];
	const read = items.map(readItem);
	// One glove on a line is the whole line, with whatever else was said.
	return read.length === 1 ? [{ ...(read[0] as Omit<PastedLine, 'place'>), text: squeeze(line) }] : read;
}

const squeeze = (text: string) => text.split(/\s+/).join(' ').trim();

function toTalk(line: string): Omit<PastedLine, 'place'> {
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

/** The gloves of a line, each with the tokens that belong to it. */
function splitItems(line: string): Item[] {
	const fragments = line
		.split(SEPARATOR)
		.map((text): Item => ({ texts: [text.trim()], tokens: settleFigures(readListTokens(text)) }))
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
				tokens: settleTimes([...before.tokens, ...fragment.tokens]),
			});
			before = { texts: [], tokens: [] };
		} else if (!last) join(before, fragment);
		else place(fragment, { items, last, rest: fragments.slice(at + 1), hold: (one) => join(before, one) });
	}
	return before.tokens.length > 0 ? [...items, before] : items;
}

function join(item: Item, fragment: Item): void {
	item.texts.push(...fragment.texts);
	item.tokens.push(...fragment.tokens);
}

/** In a column of its own, "300" is a count where the glove stands in another. */
function isCountOf(fragment: Item, last: Item | undefined): boolean {
	return (
		last !== undefined &&
		fragment.tokens.length === 1 &&
		isBareFigures(fragment.tokens[0] as ListToken) &&
		!hasCount(last)
	);
}

const hasCount = (item: Item) => has(item, 'count');

/** A fragment without a part number: more of the glove before it, a glove like it in another size, or words. */
function place(
	fragment: Item,
	at: { items: Item[]; last: Item; rest: readonly Item[]; hold: (fragment: Item) => void },
): void {
	const { items, last, rest, hold } = at;
	const tokens = settleTimes(fragment.tokens.map(asCountOf), hasPlainSize(last.tokens));
	const own: Item = { texts: fragment.texts, tokens };
	const hasWords = has(own, 'word');
	const isTimes = !hasPlainSize(last.tokens) && hasPlainSize(tokens);
	const needsSize = isTimes || !has(last, 'size');
	if (!hasWords && has(own, 'size') && !needsSize) {
		// "XY300 L, XL": the same glove once more.
		const number = last.tokens.filter(({ kind }) => kind === 'number').slice(0, 1);
		items.push({ texts: [number[0]?.text ?? '', ...fragment.texts], tokens: [...number, ...tokens] });
	} else if (!hasWords && (has(own, 'size') || !hasCount(last) || !has(own, 'count'))) join(last, own);
	else if (!hasWords) hold(own);
	else if (needsSize && !has(own, 'size') && isNameColumn(rest)) join(last, own);
	else items.push(own);
}

const asCountOf = (token: ListToken): ListToken =>
	isBareFigures(token)
		? { kind: 'count', text: token.text, count: Number(token.text), unit: 'pair', isSure: false }
		: token;

/** A glove's name stands between its number and its size or count. */
function isNameColumn(rest: readonly Item[]): boolean {
	const next = rest[0];
	return (
		next !== undefined &&
		!has(next, 'word') &&
		!(has(next, 'number') && !isBareFigures(next.tokens[0] as ListToken))
	);
}

/** Figures beside a part number with letters are a count: "XY300 L 500". */
function settleFigures(tokens: ListToken[]): ListToken[] {
	const isNamed = tokens.some((token) => token.kind === 'number' && !isBareFigures(token));
	return isNamed ? tokens.map(asCountOf) : tokens;
}

/** "XY300 L 2 XY301 M": each part number begins a glove, with the count before it where that has a sign. */
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

/** A line without part numbers: one glove by its name, or more where several parts have a size of their own. */
function splitNames(fragments: readonly Item[]): Item[] {
	const sized = fragments.filter((one) => has(one, 'size') && has(one, 'word'));
	if (sized.length > 1) return [...fragments];
	const whole: Item = { texts: [], tokens: [] };
	for (const fragment of fragments) join(whole, fragment);
	return whole.tokens.length === 0 ? [] : [whole];
}

/** A count of its own settles "2x large, 12": the figure before the "x" belongs to the size. */
function listOthers(size: ListToken | undefined, hasCount: boolean): readonly OtherReading[] {
	const others = size?.kind === 'size' ? (size.others ?? []) : [];
	return hasCount && /^\dx/i.test(size?.text ?? '') ? [] : others;
}

function readItem({ texts, tokens: written }: Item): Omit<PastedLine, 'place'> {
	const tokens = settleTimes(written);
	const code = tokens.find(({ kind }) => kind === 'number')?.text ?? '';
	const sizes = tokens.filter(({ kind }) => kind === 'size');
	const counts = tokens.filter((token) => token.kind === 'count');
	const [unit] = tokens.filter((token) => token.kind === 'unit');
	// Of two bare figures the one that may be a size is it: "XY300 10 2".
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
