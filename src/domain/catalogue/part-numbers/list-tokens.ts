import { isKnownSize } from '../sizes/glove-size.ts';

/** Units of counts in a list; a case is the glove's own master case. */
export type CountUnit = 'pair' | 'dozen' | 'case';

/** An alternative reading of a size: "2x large" is the size 2XL, or two of Large. */
export type OtherReading = { size: string; count: number | undefined };

/** A token of a pasted line. `text` is the original text. */
export type ListToken =
	| { kind: 'number'; text: string }
	| { kind: 'size'; text: string; others?: readonly OtherReading[] }
	| { kind: 'count'; text: string; count: number; unit: CountUnit; isSure: boolean }
	| { kind: 'unit'; text: string; unit: CountUnit }
	| { kind: 'word'; text: string };

const UNITS: readonly (readonly [RegExp, CountUnit])[] = [
	[
		/^(?:prs?|pairs?|ea|each|pcs?|pieces?|sets?|units?|samples?|paires?|unit[eé]s?|mcx|morceaux?|[eé]chantillons?)\.?$/i,
		'pair',
	],
	[/^(?:dz|doz|dozens?|douz|douzaines?)\.?$/i, 'dozen'],
	[/^(?:cs|cases?|ctns?|cartons?|caisses?)\.?$/i, 'case'],
];
const COUNT_LABEL = /^(?:qty|quantity|quant|count|qt[eé]|quantit[eé]s?|nbre|nombre)\.?$/i;
const SIZE_LABEL = /^(?:size|sz|tailles?|grandeurs?)\.?$/i;
/** A label without a space before its value: "size10", "qty2". */
const GLUED_LABEL = /^(size|sz|qty|quantity|taille(?!s)|qt[eé])[.:#=]?(?=\S)/i;
const NUMBER_NAMES: readonly (readonly string[])[] = [
	['one', 'un', 'une'],
	['two', 'deux'],
	['three', 'trois'],
	['four', 'quatre'],
	['five', 'cinq'],
	['six'],
	['seven', 'sept'],
	['eight', 'huit'],
	['nine', 'neuf'],
	['ten', 'dix'],
];
/** Sizes on lists in French, besides the names that are known everywhere ("Grand"). */
const FRENCH_SIZES: Readonly<Record<string, string>> = {
	tp: 'XS',
	'tres petit': 'XS',
	'très petite': 'XS',
	p: 'S',
	petite: 'S',
	moyenne: 'M',
	g: 'L',
	grande: 'L',
	tg: 'XL',
	'tres grand': 'XL',
	'très grande': 'XL',
	'extra grand': 'XL',
	'x-grand': 'XL',
	'2tg': '2XL',
	ttg: '2XL',
	'2x-grand': '2XL',
	'3tg': '3XL',
	'3x-grand': '3XL',
};
/** "x2", "2x", "2". */
const COUNT = /^(x?)(\d{1,6})(x?)([a-z]*)\.?$/i;
/** European hand sizes, which some makers print instead of letters. */
const EN_SIZE = /^(?:[6-9]|1[0-3])$/;
/** Letter prefix of a part number written with a space: "XY 300". */
const PREFIX = /^[a-z]{1,4}$/i;
const NO_PREFIX =
	/^(?:x|of|for|the|and|or|to|in|at|is|by|on|we|no|nr|po|tel|fax|ext|cell|qty|need|send|also|plus|with|size|sz|just|get|has|have|want|about|only|top|my|our|us|a|i|an|old|new|box|unit|rr|hwy|st|ave|rd|art|item|part|sku|ref|code|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|fri|sat|sun|de|du|des|la|les?|et|ou|en|aux?|une?|deux|six|sept|huit|neuf|dix|par|pour|avec|sur|svp|mes|nos|ces|rue|app|bur|cp|avr|mai|juin|juil|lun|mar|mer|jeu|ven|sam|dim)$/i;
/**
 * A part number has a letter and a digit, or enough digits: "XY300", "276-3", "300". Stock codes may be all digits,
 * with the lengths of bar codes; ten and eleven digits are phone numbers.
 */
const PART_NUMBER =
	/^(?=.*\d)(?:(?=.*[a-z])[a-z0-9][a-z0-9._-]*|(?:\d{3,9}|\d{12,14})(?:-[a-z0-9]+)*|\d{2,5}(?:-[a-z0-9]+)+)$/i;
const HAND = /^(?:left|right|lh|rh|left-hand(?:ed)?|right-hand(?:ed)?|gauche|droite)$/i;
/** "d’XY300", "l’XY300" */
const ELISION = /^[dl]['’](?=\p{L}|\d)/iu;

/** Meaningless punctuation at the edges of a word: quotes, brackets, the colon after a number. */
const EDGES = /^["'“”‘’«»([{<#*~=:-]+|["'“”‘’«»)\]}>*~=:!?-]+$/g;

/** The tokens of one fragment of a line, in order. */
export function readListTokens(fragment: string): ListToken[] {
	const words = fragment
		.split(/[\s/]+/)
		.map((word) =>
			word
				.replace(EDGES, '')
				.replace(ELISION, '')
				.replace(/(?<=.)\.$/, ''),
		)
		.flatMap((word) => {
			const label = GLUED_LABEL.exec(word)?.[0];
			return label === undefined ? [word] : [label.replace(/[.:#=]$/, ''), word.slice(label.length)];
		})
		.filter((word) => word !== '');
	const tokens: ListToken[] = [];
	for (let at = 0; at < words.length; ) {
		const [token, used] = readToken(words, at);
		if (token) tokens.push(token);
		at += used;
	}
	return joinCounts(tokens);
}

/** The token at a position and the number of words it uses; undefined for a label that describes the next token. */
function readToken(words: readonly string[], at: number): [ListToken | undefined, number] {
	const word = words[at] as string;
	const next = words[at + 1] ?? '';
	if (SIZE_LABEL.test(word) && next !== '') {
		const size = readSize(words, at + 1);
		if (size) return [{ kind: 'size', text: size[0] }, 1 + size[1]];
		if (/^\d{1,2}(?:\.5)?$/.test(next)) return [{ kind: 'size', text: next }, 2];
		return [undefined, 1];
	}
	if (COUNT_LABEL.test(word)) {
		const count = COUNT.exec(next);
		if (count && !count[4]) return [countOf(next, Number(count[2]), 'pair', true), 2];
		return [undefined, 1];
	}
	if (/^x$/i.test(word)) {
		// "2 x XY300", "XY300 x 2": a separate "x" belongs to the number beside it.
		if (/^\d{1,4}$/.test(next)) return [countOf(`${word} ${next}`, Number(next), 'pair', true), 2];
		// "x large" is a size, but in "x L" the "x" belongs to a count.
		const size = /^\d+$/.test(words[at - 1] ?? '') || next.length < 3 ? undefined : readSize(words, at);
		return size ? [{ kind: 'size', text: size[0] }, size[1]] : [undefined, 1];
	}
	const size = readSize(words, at);
	if (size) {
		const others = listOtherSizes(words, at, size[1]);
		return [{ kind: 'size', text: size[0], ...(others.length > 0 && { others }) }, size[1]];
	}
	if (PREFIX.test(word) && !NO_PREFIX.test(word) && /^\d{2,5}(?:-|$)|^\d{2,5}[a-z]*$/i.test(next))
		return [{ kind: 'number', text: `${word}${next}` }, 2];
	const count = COUNT.exec(word);
	const inside = count?.[4] ? unitOf(count[4]) : undefined;
	if (count && (!count[4] || inside) && !isLongNumber(count)) {
		const sure = count[1] !== '' || count[3] !== '' || inside !== undefined || /^x$/i.test(next);
		const used = /^x$/i.test(next) ? 2 : 1;
		return [countOf(word, Number(count[2]), inside ?? 'pair', sure), used];
	}
	const spelled = NUMBER_NAMES.findIndex((names) => names.includes(word.toLowerCase()));
	if (spelled >= 0) return [countOf(word, spelled + 1, 'pair', false), 1];
	const unit = unitOf(word);
	if (unit) return [{ kind: 'unit', text: word, unit }, 1];
	return [{ kind: PART_NUMBER.test(word) ? 'number' : 'word', text: word }, 1];
}

/** "300" alone is a part number without its letters rather than a count of three hundred. */
function isLongNumber([, before, figures = '', after, unit]: RegExpExecArray): boolean {
	return figures.length >= 3 && !before && !after && !unit;
}

function countOf(text: string, count: number, unit: CountUnit, isSure: boolean): ListToken {
	return { kind: 'count', text, count, unit, isSure };
}

function unitOf(word: string): CountUnit | undefined {
	return UNITS.find(([pattern]) => pattern.test(word))?.[1];
}

/** The longest size that starts here: "2X Large (left hand only)". */
function readSize(words: readonly string[], at: number): [string, number] | undefined {
	for (let length = 3; length > 0; length--) {
		const slice = words.slice(at, at + length);
		if (slice.length < length || slice.some((word) => HAND.test(word))) continue;
		// "2 XL" is two of a size: a digit is part of a size only without a space before the letters.
		if (length > 1 && (/^\d+$/.test(slice[0] as string) || (slice[1] as string).length < 3)) continue;
		const joined = slice.join(' ').toLowerCase();
		const french = Object.hasOwn(FRENCH_SIZES, joined) ? FRENCH_SIZES[joined] : undefined;
		const label = french ?? [' ', '-', ''].map((between) => slice.join(between)).find(isKnownSize);
		if (label === undefined) continue;
		const hand = readHand(words, at + length);
		return [hand ? `${label} (${hand[0]} hand only)` : label, length + (hand?.[1] ?? 0)];
	}
	return undefined;
}

/**
 * Alternative readings of a size after a number and an "x": "2x large" is 2XL or two of Large; "2 x large" is two of
 * Large, two of X-Large, or 2XL.
 */
function listOtherSizes(words: readonly string[], at: number, length: number): OtherReading[] {
	const [first = '', second = ''] = words.slice(at, at + Math.min(length, 2));
	const glued = /^([2-5])x$/i.exec(first);
	if (glued && length > 1 && isKnownSize(second)) return [{ size: second, count: Number(glued[1]) }];
	if (!/^x$/i.test(words[at - 1] ?? '') || !/^\d{1,3}$/.test(words[at - 2] ?? '')) return [];
	const count = Number(words[at - 2]);
	const larger = `${count}x-${first}`;
	return [
		...(isKnownSize(`x ${first}`) ? [{ size: `x ${first}`, count }] : []),
		...(isKnownSize(larger) ? [{ size: larger, count: undefined }] : []),
	];
}

/** "left hand only", "(left)", "LH", "main gauche": the hand of a glove and the number of words used. */
function readHand(words: readonly string[], start: number): [string, number] | undefined {
	const at = /^main$/i.test(words[start] ?? '') ? start + 1 : start;
	if (!HAND.test(words[at] ?? '')) return undefined;
	const hand = /^[lg]/i.test(words[at] as string) ? 'left' : 'right';
	let used = at - start + 1;
	if (/^hand(?:ed)?s?$/i.test(words[start + used] ?? '')) used++;
	if (/^(?:only|seulement)$/i.test(words[start + used] ?? '')) used++;
	return [hand, used];
}

/** Merges a number and the unit after it into one count, then resolves "2x" by `resolveTimes`. */
function joinCounts(tokens: readonly ListToken[]): ListToken[] {
	const joined: ListToken[] = [];
	for (const token of tokens) {
		const before = joined.at(-1);
		if (token.kind === 'unit' && before?.kind === 'count') {
			joined[joined.length - 1] = {
				...before,
				text: `${before.text} ${token.text}`,
				unit: token.unit,
				isSure: true,
			};
		} else joined.push(token);
	}
	return resolveTimes(joined);
}

/** Whether there is an unambiguous size. */
export function hasPlainSize(tokens: readonly ListToken[]): boolean {
	return tokens.some(({ kind, text }) => kind === 'size' && !TIMES.test(text));
}

const TIMES = /^([2-5])x$/i;

/** Resolves "2x": a count before a part number or beside another size, otherwise the size 2XL. */
export function resolveTimes(tokens: readonly ListToken[], hasSize = false): ListToken[] {
	const isSized = hasSize || hasPlainSize(tokens);
	return tokens.map((token, at) => {
		const times = token.kind === 'size' ? TIMES.exec(token.text) : null;
		if (!times) return token;
		const isBeforeNumber = tokens.slice(at + 1).some(({ kind }) => kind === 'number');
		return isBeforeNumber || isSized ? countOf(token.text, Number(times[1]), 'pair', true) : token;
	});
}

/** Whether an unmarked count may be a hand size instead: "XY300 10". */
export function mayBeHandSize(token: ListToken): boolean {
	return token.kind === 'count' && !token.isSure && EN_SIZE.test(token.text);
}
