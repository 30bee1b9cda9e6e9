import {
	basePartNumber,
	formatPartNumber,
	partCodeKey,
	productSlug,
} from '../../domain/catalogue/part-numbers/part-number.ts';
import { findSize } from '../../domain/catalogue/sizes/glove-size.ts';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import {
	listCandidates,
	listStockCodes,
	matchSampleLines,
	type ReadSamples,
	readSampleLines,
	resolveStocked,
	type SampleLine,
	startingSize,
} from '../../domain/sample-requests/sample-lines.ts';
import { fetchSampleGloves, type SampleGlove, searchSampleGloves } from './sample-gloves.ts';

/** A line that could not be read completely, and why. Part numbers and sizes are in stored form. */
export type ListQuestion = {
	line: SampleLine;
	reason:
		| { kind: 'unknown'; text: string }
		| { kind: 'notMade'; partNumber: string; size: string; sizes: readonly string[] }
		| { kind: 'handSize'; partNumber: string; written: string; size: string }
		/** The line could mean any of the offers. */
		| { kind: 'twoWays'; text: string }
		| { kind: 'notDyed'; partNumber: string; colour: string };
	/** Possible meanings, each accepted with one click. */
	offers: readonly SampleItem[];
};

/** The result of reading a pasted list. Every line that contains words is in one of these. */
export type ReadList = {
	samples: SampleItem[];
	/** Number of lines that ask for more than one pair; only one of each is sent. */
	several: number;
	questions: ListQuestion[];
	/** Greetings, signatures and the like, as written. */
	notRead: string[];
	/** True if there were more lines than are read. */
	isCut: boolean;
};

/** Max offers for an unknown number or name. */
const MAX_OFFERS = 3;
/** Max searches for lines with names or unknown numbers: a mail has many lines, and few of them ask for gloves. */
const MAX_SEARCHES = 24;
/** Max search results per stock code; gloves that have the code come first. */
const MAX_STOCKED = 5;
/** Longer lines are treated as sentences. */
const MAX_NAME_WORDS = 8;
/** Words around a glove's name in a request. */
const FILLER =
	/^(?:please|pls|of|the|a|an|and|in|for|to|me|us|we|you|i|some|each|also|send|need|want|like|would|can|could|get|have|with|size|pair|pairs|glove|gloves|thanks|thank)$/i;

/** Matches a list with the catalogue. Undefined if it contains no words; throws if a request fails. */
export async function readSampleList(text: string): Promise<ReadList | undefined> {
	const { lines, isCut } = readSampleLines(text);
	if (lines.length === 0) return undefined;
	const gloves = await fetchSampleGloves(lines.flatMap(listCandidates));
	const read = matchSampleLines(lines, (partNumber) => gloves.get(partNumber) ?? undefined);
	const unsettled = [...read.notMade, ...read.handSizes, ...read.twoWays, ...read.notDyed];
	const later: ReadPart[] = [
		...(await Promise.all(unsettled.map(async (one) => ({ questions: [await toQuestion(one)] })))),
		...(await readUnknown(read.unknown)),
	];
	return {
		samples: [...read.samples, ...later.flatMap(({ samples = [] }) => samples)],
		several: lines.filter(({ count = 1, unit = 'pair' }) => count > 1 || unit !== 'pair').length,
		questions: later
			.flatMap(({ questions = [] }) => questions)
			.sort((a, b) => (a.line.lineNumber ?? 0) - (b.line.lineNumber ?? 0)),
		notRead: later.flatMap(({ notRead = [] }) => notRead),
		isCut,
	};
}

/** The result of one line. */
type ReadPart = Partial<Pick<ReadList, 'samples' | 'questions' | 'notRead'>>;

function readUnknown(lines: readonly SampleLine[]): Promise<ReadPart[]> {
	let searches = 0;
	return Promise.all(
		lines.map((line): ReadPart | Promise<ReadPart> => {
			const words = nameWords(line);
			const codes = listStockCodes(line);
			const isSentence =
				codes.length === 0 && line.isTalk && (words.length === 0 || words.length > MAX_NAME_WORDS);
			return isSentence || searches++ >= MAX_SEARCHES ? leaveOpen(line, []) : readByName(line, words);
		}),
	);
}

function leaveOpen(line: SampleLine, offers: readonly SampleItem[]): ReadPart {
	return line.isTalk
		? { notRead: [line.text] }
		: { questions: [{ line, reason: { kind: 'unknown', text: line.text }, offers }] };
}

function nameWords({ words = [] }: SampleLine): string[] {
	return words.filter((word) => !FILLER.test(word) && /\p{L}/u.test(word));
}

/**
 * Reads a line with an unknown part number or none: by the glove's name, or as a question that offers similar gloves.
 */
async function readByName(line: SampleLine, words: readonly string[]): Promise<ReadPart> {
	const stocked = resolveStocked(line, await findStocked(line));
	if (stocked && 'sample' in stocked) return { samples: [stocked.sample] };
	if (stocked) {
		const gloves = await fetchSampleGloves(stocked.choices.map((one) => one.partNumber));
		const offers = stocked.choices.flatMap(({ partNumber, size }) => {
			const own = findSize(gloves.get(partNumber)?.sizes ?? [], size);
			return own === undefined ? [] : [{ partNumber, size: own }];
		});
		return { questions: [{ line, reason: { kind: 'twoWays', text: line.text }, offers }] };
	}
	const { partNumber } = line;
	const query = partNumber ?? words.join(' ');
	const near = query === '' ? [] : await searchSampleGloves(query, MAX_OFFERS);
	const intended =
		partNumber === undefined
			? findNamed(near, line, words)
			: near.find((glove) => isSpelled(glove, partNumber));
	if (!intended)
		return leaveOpen(
			line,
			near.flatMap((glove) => offerOf(glove, line.size)),
		);
	const read = matchSampleLines([{ ...line, partNumber: intended.partNumber, words: [] }], () => intended);
	return {
		samples: read.samples,
		questions: await Promise.all([...read.notMade, ...read.handSizes, ...read.twoWays].map(toQuestion)),
	};
}

/** The sizes whose stock code is in the line; only the first known code counts. */
async function findStocked(line: SampleLine): Promise<SampleItem[]> {
	for (const code of listStockCodes(line)) {
		const key = partCodeKey(code);
		const gloves = await searchSampleGloves(code, MAX_STOCKED);
		const found = gloves.flatMap(({ partNumber, codes }) =>
			Object.entries(codes).flatMap(([size, own]) =>
				partCodeKey(own) === key ? [{ partNumber, size }] : [],
			),
		);
		if (found.length > 0) return found;
	}
	return [];
}

/**
 * The glove whose name is among the words, preferring the longest name. In a line without a request, the words must be
 * exactly the name.
 */
function findNamed(
	gloves: readonly SampleGlove[],
	{ isTalk }: SampleLine,
	words: readonly string[],
): SampleGlove | undefined {
	const wanted = productSlug(words.join(' '));
	return gloves
		.toSorted((a, b) => b.name.length - a.name.length)
		.find(({ name }) => {
			const slug = productSlug(name);
			return slug !== '' && (isTalk ? wanted === slug : `-${wanted}-`.includes(`-${slug}-`));
		});
}

/** True for the same number with different dashes: "xy2763". */
function isSpelled({ partNumber }: SampleGlove, written: string): boolean {
	return partCodeKey(partNumber) === partCodeKey(written);
}

function offerOf(glove: SampleGlove, written: string): SampleItem[] {
	const size = (written === '' ? undefined : findSize(glove.sizes, written)) ?? startingSize(glove);
	return size === undefined ? [] : [{ partNumber: glove.partNumber, size }];
}

type Unsettled = (
	| ReadSamples['notMade']
	| ReadSamples['handSizes']
	| ReadSamples['twoWays']
	| ReadSamples['notDyed']
)[number];

async function toQuestion(found: Unsettled): Promise<ListQuestion> {
	const { line, partNumber } = found;
	if ('colour' in found) {
		const gloves = await searchSampleGloves(formatPartNumber(partNumber), MAX_OFFERS);
		const colours = gloves.filter((glove) => basePartNumber(glove.partNumber) === partNumber);
		const reason = { kind: 'notDyed', partNumber, colour: found.colour } as const;
		return { line, reason, offers: colours.flatMap((glove) => offerOf(glove, found.size ?? line.size)) };
	}
	if ('sizes' in found) {
		const { sizes } = found;
		if ((line.others ?? []).length > 0) {
			const offers = sizes.map((size) => ({ partNumber, size }));
			return { line, reason: { kind: 'twoWays', text: line.text }, offers };
		}
		const reason = { kind: 'notMade', partNumber, size: line.size, sizes } as const;
		return { line, reason, offers: sizes.map((size) => ({ partNumber, size })) };
	}
	const { size } = found;
	const reason = { kind: 'handSize', partNumber, written: line.size, size } as const;
	return { line, reason, offers: [{ partNumber, size }] };
}
