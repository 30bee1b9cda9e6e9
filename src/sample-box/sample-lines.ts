import { defaultSize, isKnownSize, sizeKey } from '../catalogue/glove-size.ts';
import { normalisePartNumber } from '../catalogue/part-number.ts';
import type { SampleItem } from './sample-item.ts';

/** One glove of a pasted list: as it was written, and what was read from it. */
export type SampleLine = {
	text: string;
	/** Undefined when no part number can be read. */
	partNumber: string | undefined;
	/** As written; empty when the line names none. */
	size: string;
};

/** Longer lists are cut: a box holds far less. */
export const MOST_LINES = 60;
const LONGEST_TEXT = 8000;
/** "XY300 L 2", "XY300 L x2 pairs": one sample of each goes out, whatever number follows. */
const QUANTITY = /(\S)\s+x?\d{1,4}\s*(?:prs?|pairs?)?$/i;

/**
 * Reads a list of part numbers and sizes as it comes from a message or a spreadsheet: "XY300 L, xy276-3 M". One glove
 * to a line, comma or semicolon; tabs or spaces before the size; "XY300, L" is one glove too.
 */
export function parseSampleLines(text: string): SampleLine[] {
	const lines: SampleLine[] = [];
	for (const part of text.slice(0, LONGEST_TEXT).split(/[\n\r,;]+/)) {
		const written = part.trim().split(/\s+/).join(' ');
		if (written === '') continue;
		const last = lines.at(-1);
		if (last?.partNumber !== undefined && last.size === '' && isKnownSize(written)) {
			last.size = written;
			last.text += ` ${written}`;
		} else lines.push(readLine(written));
		if (lines.length === MOST_LINES) break;
	}
	return lines;
}

function readLine(text: string): SampleLine {
	const words = text.split(' ');
	// "XY 300 L": letters alone are no part number, the figures after them belong to it.
	const taken = words.length > 1 && !/\d/.test(words[0] ?? '') && /^\d/.test(words[1] ?? '') ? 2 : 1;
	const code = words
		.slice(0, taken)
		.join('')
		.replace(/[:.]+$/, '');
	const partNumber = /\d/.test(code) ? normalisePartNumber(code) : undefined;
	const size = words
		.slice(taken)
		.join(' ')
		.replace(/^(?:[-–:]|size:?)\s*/i, '');
	return { text, partNumber, size: size.replace(QUANTITY, '$1') };
}

/** What a list of samples is held against: a glove and the labels of its sizes. */
export type SizedGlove = { partNumber: string; sizes: readonly string[]; selectedSizeDefault: string };

export type ReadSamples = {
	samples: SampleItem[];
	/** Lines whose glove we do not have. */
	unknown: SampleLine[];
	/** Lines whose glove is not made in that size, with the sizes it is made in. */
	notMade: { line: SampleLine; partNumber: string; sizes: readonly string[] }[];
};

/** A size under any of its names; a line without one takes the glove's default (readings.md). */
export function matchSampleLines(
	lines: readonly SampleLine[],
	findGlove: (partNumber: string) => SizedGlove | undefined,
): ReadSamples {
	const read: ReadSamples = { samples: [], unknown: [], notMade: [] };
	for (const line of lines) {
		const glove = line.partNumber === undefined ? undefined : findGlove(line.partNumber);
		if (!glove) {
			read.unknown.push(line);
			continue;
		}
		const { partNumber, sizes } = glove;
		const size = line.size === '' ? startingSize(glove) : findSize(sizes, line.size);
		if (size === undefined) read.notMade.push({ line, partNumber, sizes });
		else read.samples.push({ partNumber, size });
	}
	return read;
}

/** The glove's own label of a size that is written some way: "Large" -> "L". */
export function findSize(sizes: readonly string[], written: string): string | undefined {
	return sizes.find((label) => sizeKey(label) === sizeKey(written));
}

function startingSize({ sizes, selectedSizeDefault }: SizedGlove): string | undefined {
	const codes = Object.fromEntries(sizes.map((label) => [label, '']));
	return defaultSize({ sizes: codes, selectedSizeDefault });
}
