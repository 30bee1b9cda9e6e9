import { partCodeKey } from '../../catalogue/part-numbers/part-number.ts';
import { cleanQuery } from '../listing.ts';
import { allowTypos, countTypos } from './fuzzy-match.ts';
import { listWords, normalizeText, scanWords } from './normalize-text.ts';
import { IDLE_WORDS } from './words/trade-words.ts';

/** A range to highlight: UTF-16 offsets, end exclusive. Ranges are sorted and don't touch each other. */
export type MatchRange = [start: number, end: number];

/** Longer texts are not highlighted; names and one-line descriptions are far shorter. */
const MAX_TEXT_LENGTH = 2_000;

/** Min length of a part that is highlighted inside a part number. */
const MIN_CODE_PART_LENGTH = 2;

/** `joined` are adjacent words written as one. */
type Highlighted = { words: string[]; joined: string[]; codes: string[] };

let lastQuery = '';
let lastHighlighted: Highlighted = { words: [], joined: [], codes: [] };

/**
 * The parts of a text that match the query: word starts, words joined differently ("goatskin" for "goat skin", "Hi-vis"
 * for "hivis") and part numbers in any notation ("xy2763" in "XY276-3"), regardless of accents. Synonyms are not
 * highlighted: nobody who types "tig" expects "Argon" to light up.
 * @param corrections made by a search, by typed word; if omitted, a word without any match is matched with typos
 */
export function matchRanges(
	text: string,
	query: string,
	corrections?: ReadonlyMap<string, readonly string[]>,
): MatchRange[] {
	if (text.length > MAX_TEXT_LENGTH) return [];
	if (query !== lastQuery) {
		lastHighlighted = readQuery(cleanQuery(query));
		lastQuery = query;
	}
	const { words, joined, codes } = lastHighlighted;
	if (words.length === 0 && codes.length === 0) return [];
	const { normalized, starts, ends } = normalizeWithOffsets(text);
	const ranges: MatchRange[] = [];
	for (const code of codes) ranges.push(...findCode(normalized, code));
	const unmatched = new Set(words);
	const tokens: { word: string; start: number; end: number }[] = [];
	scanWords(normalized, (word, start, end) => tokens.push({ word, start, end }));
	for (const [at, { word, start, end }] of tokens.entries()) {
		const next = tokens[at + 1];
		for (const wanted of words) {
			if (isStartOf(wanted, word)) ranges.push([start, word === wanted ? end : start + wanted.length]);
			else if (!next || word + next.word !== wanted) continue;
			else ranges.push([start, end], [next.start, next.end]);
			unmatched.delete(wanted);
		}
		if (joined.includes(word)) ranges.push([start, end]);
	}
	for (const wanted of unmatched) {
		const read = corrections && (corrections.get(wanted) ?? []);
		const maxTypos = read ? 0 : allowTypos(wanted);
		for (const { word, start, end } of tokens) {
			if (read?.some((other) => isStartOf(other, word))) ranges.push([start, end]);
			else if (maxTypos > 0 && countTypos(wanted, word, maxTypos) <= maxTypos) ranges.push([start, end]);
		}
	}
	return mergeRanges(ranges.map(([start, end]) => [starts[start]!, ends[end - 1]!]));
}

function readQuery(query: string): Highlighted {
	const all = listWords(query);
	const words = all.filter((word) => !IDLE_WORDS.has(word));
	const joined = words.slice(1).flatMap((word, at) => [words[at]! + word, word + words[at]!]);
	const parts = query.split(/\s+/);
	const codes = new Set([query, ...parts].map(partCodeKey).filter(isCodePart));
	return { words: words.length > 0 ? words : all, joined, codes: [...codes] };
}

/** A single letter must be a whole word, such as a size; otherwise every word with that initial would light up. */
const isStartOf = (wanted: string, word: string) =>
	word === wanted || (wanted.length > 1 && word.startsWith(wanted));

const isCodePart = (key: string) => key.length >= MIN_CODE_PART_LENGTH && /\d/.test(key);

/** Normalizes a text character by character: `starts` and `ends` are the offsets in the text of each normalized character. */
function normalizeWithOffsets(text: string): { normalized: string; starts: number[]; ends: number[] } {
	let normalized = '';
	const starts: number[] = [];
	const ends: number[] = [];
	let at = 0;
	for (const sign of text) {
		const part = normalizeText(sign);
		at += sign.length;
		// A combining accent belongs to the letter before it.
		if (part === '' && ends.length > 0) ends[ends.length - 1] = at;
		for (let i = 0; i < part.length; i++) {
			starts.push(at - sign.length);
			ends.push(at);
		}
		normalized += part;
	}
	return { normalized, starts, ends };
}

/** The positions of a code, regardless of spaces, dots and dashes, from the start of a word or number. */
function findCode(normalized: string, code: string): MatchRange[] {
	let squeezed = '';
	const offsets: number[] = [];
	for (let at = 0; at < normalized.length; at++) {
		if (/[\s._-]/.test(normalized[at]!)) continue;
		squeezed += normalized[at];
		offsets.push(at);
	}
	const ranges: MatchRange[] = [];
	for (let at = squeezed.indexOf(code); at >= 0; at = squeezed.indexOf(code, at + code.length)) {
		const start = offsets[at]!;
		if (isCodeStart(normalized, start)) ranges.push([start, offsets[at + code.length - 1]! + 1]);
	}
	return ranges;
}

/** "276" may start inside "XY276" but not inside "12760". */
function isCodeStart(normalized: string, at: number): boolean {
	const before = normalized[at - 1] ?? ' ';
	if (!/[a-z0-9]/.test(before)) return true;
	return /[a-z]/.test(before) && /\d/.test(normalized[at]!);
}

function mergeRanges(ranges: MatchRange[]): MatchRange[] {
	ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const merged: MatchRange[] = [];
	for (const [start, end] of ranges) {
		const last = merged.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}
