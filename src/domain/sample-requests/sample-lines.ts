import { normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { type PastedLine, readPastedList } from '../catalogue/part-numbers/pasted-list.ts';
import {
	defaultSize,
	findSize,
	isKnownSize,
	letterOfHandSize,
	sizeKey,
} from '../catalogue/sizes/glove-size.ts';
import { MAX_LIST_LENGTH, type SampleItem } from './sample-item.ts';

/** One item of a pasted list, with its original text and parsed data. */
export type SampleLine = Partial<PastedLine> & {
	text: string;
	/** Undefined if there is no valid part number. */
	partNumber: string | undefined;
	/** As written; empty if none is given. */
	size: string;
};

/** Longer lists are truncated: a box holds far fewer items. */
export const MAX_LINES = 60;

/**
 * Parses a list of part numbers and sizes from a message or a spreadsheet (`readPastedList`). Lines that request no
 * glove are included, so that nothing is dropped silently.
 */
export function readSampleLines(text: string): { lines: SampleLine[]; isCut: boolean } {
	const read = readPastedList(text.slice(0, MAX_LIST_LENGTH));
	const lines = read.slice(0, MAX_LINES).map((line) => ({
		...line,
		partNumber: line.code === '' ? undefined : normalisePartNumber(line.code),
	}));
	return { lines, isCut: read.length > MAX_LINES || text.length > MAX_LIST_LENGTH };
}

/** Like `readSampleLines`, but returns only the lines. */
export function parseSampleLines(text: string): SampleLine[] {
	return readSampleLines(text).lines;
}

/** A glove and its size labels, for matching a list of samples. */
export type SizedGlove = {
	partNumber: string;
	sizes: readonly string[];
	selectedSizeDefault: string;
	/** Stock codes by size label, if known. */
	codes?: Readonly<Record<string, string>>;
	/** "gold"; empty if it has none. */
	color?: string;
};

export type ReadSamples = {
	samples: SampleItem[];
	/** Lines without a known glove, including those that request none (`isTalk`). */
	unknown: SampleLine[];
	/** Lines with a size in which the glove is not made, and its sizes. */
	notMade: { line: SampleLine; partNumber: string; sizes: readonly string[] }[];
	/** Lines with a numeric hand size for a glove with letter sizes, and the equivalent letter. */
	handSizes: { line: SampleLine; partNumber: string; size: string }[];
	/** Lines with an ambiguous size, such as "2x large", and the possible sizes of the glove. */
	twoWays: { line: SampleLine; partNumber: string; sizes: readonly string[] }[];
	/** Lines with a colour in which the glove is not made. */
	notDyed: { line: SampleLine; partNumber: string; colour: string; size: string | undefined }[];
};

type FindGlove = (partNumber: string) => SizedGlove | undefined;

/** A possible reading of a line. */
type Candidate = { partNumber: string; size?: string; word?: string };

const COLOURS =
	/^(?:black|white|gr[ae]y|silver|gold|yellow|tan|brown|red|orange|blue|navy|green|lime|pink|purple|plum|cream|sand|russet|rust|charcoal|pearl|slate|walnut|saddle|buckskin|straw|tobacco|camo)$/i;
/** Words after a number that may be a variant suffix. */
const SUFFIX = /^[a-z][a-z0-9]{1,19}$/i;
const MAX_SUFFIXES = 4;
/** A size directly after the number: "xy300xl". */
const GLUED_SIZE = /^(.*\d)((?:[2-5]x?|x{1,5})?[sl]|m|(?:[2-5]x|x{1,5})l?)$/;

/** Possible part numbers of a line, most likely first, to look up before calling `matchSampleLines`. */
export function listCandidates(line: SampleLine): string[] {
	return [...new Set(candidatesOf(line).map(({ partNumber }) => partNumber))];
}

function candidatesOf({ partNumber, words = [], count, unit, size }: SampleLine): Candidate[] {
	const suffixes = words.filter((word) => SUFFIX.test(word)).slice(0, MAX_SUFFIXES);
	if (partNumber === undefined) {
		// A part number without a digit: "lone-blue".
		return words
			.filter((word) => word.includes('-'))
			.flatMap((word) => asCandidate(normalisePartNumber(word)));
	}
	const spellings = [...new Set([partNumber, partNumber.replace(/^([a-z]+)[-._](?=\d)/, '$1')])];
	return spellings.flatMap((number): Candidate[] => [
		...suffixes.map((word) => ({ partNumber: `${number}-${word.toLowerCase()}`, word })),
		{ partNumber: number },
		// "XY276 3 M": the digit may belong to the part number.
		...(count !== undefined && unit === 'pair' ? [{ partNumber: `${number}-${count}` }] : []),
		...(size === '' ? splitStockCode(number) : []),
	]);
}

const asCandidate = (partNumber: string | undefined): Candidate[] =>
	partNumber === undefined ? [] : [{ partNumber }];

/** "xy300-black-l", "xy282-m-lh", "xy300xl": a stock code starts with the part number and ends with the size. */
function splitStockCode(code: string): Candidate[] {
	const groups = code.split('-');
	const split = [1, 2].flatMap((length): Candidate[] =>
		groups.length > length
			? [{ partNumber: groups.slice(0, -length).join('-'), size: groups.slice(-length).join(' ') }]
			: [],
	);
	const [, number, size] = GLUED_SIZE.exec(code) ?? [];
	return number !== undefined && size !== undefined && isKnownSize(size)
		? [...split, { partNumber: number, size }]
		: split;
}

const MAX_CODES = 6;

/** Possible stock codes in a line: the text in place of the part number, and any word with a digit or an inner dash. */
export function listStockCodes({ code = '', words = [] }: SampleLine): string[] {
	const named = words.filter((word) => word.length > 2 && /\d|\p{L}-\p{L}/u.test(word));
	return [...new Set([code, ...named])].filter((one) => one !== '').slice(0, MAX_CODES);
}

/**
 * The size meant by a line with a stock code, or the choices to ask about: for a code shared by two gloves, or one
 * that does not match the size beside it.
 * @param found all sizes with that code
 */
export function resolveStocked(
	line: SampleLine,
	found: readonly SampleItem[],
): { sample: SampleItem } | { choices: SampleItem[] } | undefined {
	const [first] = found;
	if (first === undefined) return undefined;
	const written = [line.size, ...(line.others ?? []).map(({ size }) => size)].filter(
		(size) => size !== '' && !line.sizeMayBeCount,
	);
	const hasSize = ({ size }: SampleItem) =>
		written.length === 0 || written.some((one) => sizeKey(one) === sizeKey(size));
	const sized = found.filter(hasSize);
	if (sized.length === 1) return { sample: sized[0] as SampleItem };
	if (found.length > 1) return { choices: [...found] };
	const other = { partNumber: first.partNumber, size: line.size };
	return { choices: [first, other] };
}

/** Matches a size under any of its names; a line without a size gets the glove's default. */
export function matchSampleLines(lines: readonly SampleLine[], findGlove: FindGlove): ReadSamples {
	const read: ReadSamples = {
		samples: [],
		unknown: [],
		notMade: [],
		handSizes: [],
		twoWays: [],
		notDyed: [],
	};
	for (const line of lines) matchLine(line, findGlove, read);
	return read;
}

function matchLine(line: SampleLine, findGlove: FindGlove, read: ReadSamples): void {
	const found = findCandidate(line, findGlove);
	if (!found) {
		read.unknown.push(line);
		return;
	}
	const { glove, size: named, word } = found;
	const { partNumber, sizes } = glove;
	const written = line.size === '' ? named : line.size;
	const size = written === undefined ? startingSize(glove) : findSize(sizes, written);
	const colour = word === undefined ? findOtherColour(line, glove) : undefined;
	if (colour !== undefined) {
		read.notDyed.push({ line, partNumber, colour, size });
		return;
	}
	const { others = [] } = line;
	if (others.length > 0) {
		const made = [written ?? '', ...others.map((one) => one.size)].flatMap(
			(one) => findSize(sizes, one) ?? [],
		);
		if (made.length > 0) read.twoWays.push({ line, partNumber, sizes: [...new Set(made)] });
		else read.notMade.push({ line, partNumber, sizes });
		return;
	}
	if (size !== undefined) {
		read.samples.push({ partNumber, size });
		return;
	}
	const letter = letterOfHandSize(Number(written));
	const equal = letter === undefined ? undefined : findSize(sizes, letter);
	const byDefault = line.sizeMayBeCount && equal === undefined ? startingSize(glove) : undefined;
	if (byDefault !== undefined) read.samples.push({ partNumber, size: byDefault });
	else if (equal !== undefined) read.handSizes.push({ line, partNumber, size: equal });
	else read.notMade.push({ line, partNumber, sizes });
}

/** The glove for a line's part number, and the size if the number includes it, like a stock code does. */
export function findCandidate(
	line: SampleLine,
	findGlove: FindGlove,
): { glove: SizedGlove; size?: string; word?: string } | undefined {
	for (const candidate of candidatesOf(line)) {
		const glove = findGlove(candidate.partNumber);
		if (!glove) continue;
		// The size of a stock code counts only if the glove has it: the end of another number is not a size.
		if (candidate.size === undefined) return { ...candidate, glove };
		const size = findCodedSize(glove, line.partNumber ?? '') ?? findSize(glove.sizes, candidate.size);
		if (size !== undefined) return { ...candidate, size, glove };
	}
	return undefined;
}

/** The size with this stock code. */
function findCodedSize({ codes = {} }: SizedGlove, code: string): string | undefined {
	return Object.keys(codes).find((label) => normalisePartNumber(codes[label] ?? '') === code);
}

/** A colour in the line that the glove does not have. */
function findOtherColour(
	{ words = [] }: SampleLine,
	{ partNumber, color = '' }: SizedGlove,
): string | undefined {
	const own = `${color} ${partNumber}`.toLowerCase();
	return words.find((word) => COLOURS.test(word) && !own.includes(word.toLowerCase()));
}

/** The default size for a line without one. */
export function startingSize({ sizes, selectedSizeDefault }: SizedGlove): string | undefined {
	const codes = Object.fromEntries(sizes.map((label) => [label, '']));
	return defaultSize({ sizes: codes, selectedSizeDefault });
}
