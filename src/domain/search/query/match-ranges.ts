import { partCodeKey } from '../../catalogue/part-numbers/part-number.ts';
import { cleanQuery } from '../listing.ts';
import { allowTypos, countTypos } from './fuzzy-match.ts';
import { listWords, normalizeText, scanWords } from './normalize-text.ts';
import { IDLE_WORDS } from './trade-words.ts';

/** Where to highlight: UTF-16 offsets from the first up to the second; in order, none touching another. */
export type MatchRange = [start: number, end: number];

/** Nothing longer is highlighted; names and one-line descriptions are far shorter. */
const MAX_TEXT_LENGTH = 2_000;

/** Shortest part of a part number that is highlighted inside it. */
const SHORTEST_CODE_PART = 2;

/** `joined` are neighbours written in one word. */
type Highlighted = { words: string[]; joined: string[]; codes: string[] };

let lastQuery = '';
let lastHighlighted: Highlighted = { words: [], joined: [], codes: [] };

/**
 * The parts of a text that say what was typed: starts of words, words joined another way ("goatskin" for "goat skin",
 * "Hi-vis" for "hivis"), part numbers written any way ("xy2763" in "XY276-3"), across accents. What only means the same
 * is left alone: nobody who types "tig" expects "Argon" to light up.
 * @param mended what a search read the words with slips as, by the word typed; left out, a word without any match is
 * looked for with typos
 */
export function matchRanges(
	text: string,
	query: string,
	mended?: ReadonlyMap<string, readonly string[]>,
): MatchRange[] {
	if (text.length > MAX_TEXT_LENGTH) return [];
	if (query !== lastQuery) {
		lastHighlighted = readQuery(cleanQuery(query));
		lastQuery = query;
	}
	const { words, joined, codes } = lastHighlighted;
	if (words.length === 0 && codes.length === 0) return [];
	const { folded, starts, ends } = foldWithOffsets(text);
	const ranges: MatchRange[] = [];
	for (const code of codes) ranges.push(...findCode(folded, code));
	const unmatched = new Set(words);
	const tokens: { word: string; start: number; end: number }[] = [];
	scanWords(folded, (word, start, end) => tokens.push({ word, start, end }));
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
		const read = mended && (mended.get(wanted) ?? []);
		const most = read ? 0 : allowTypos(wanted);
		for (const { word, start, end } of tokens) {
			if (read?.some((other) => isStartOf(other, word))) ranges.push([start, end]);
			else if (most > 0 && countTypos(wanted, word, most) <= most) ranges.push([start, end]);
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

/** A single letter is a word of its own, such as a size: every word with that letter would light up. */
const isStartOf = (wanted: string, word: string) =>
	word === wanted || (wanted.length > 1 && word.startsWith(wanted));

const isCodePart = (key: string) => key.length >= SHORTEST_CODE_PART && /\d/.test(key);

/** Folds a text sign by sign: `starts` and `ends` say where in the text each folded sign comes from. */
function foldWithOffsets(text: string): { folded: string; starts: number[]; ends: number[] } {
	let folded = '';
	const starts: number[] = [];
	const ends: number[] = [];
	let at = 0;
	for (const sign of text) {
		const part = normalizeText(sign);
		at += sign.length;
		// An accent that follows its letter as a sign of its own belongs to that letter.
		if (part === '' && ends.length > 0) ends[ends.length - 1] = at;
		for (let i = 0; i < part.length; i++) {
			starts.push(at - sign.length);
			ends.push(at);
		}
		folded += part;
	}
	return { folded, starts, ends };
}

/** Places where a code stands, whatever spaces, dots and dashes are inside it, from the start of a word or number. */
function findCode(folded: string, code: string): MatchRange[] {
	let squeezed = '';
	const places: number[] = [];
	for (let at = 0; at < folded.length; at++) {
		if (/[\s._-]/.test(folded[at]!)) continue;
		squeezed += folded[at];
		places.push(at);
	}
	const ranges: MatchRange[] = [];
	for (let at = squeezed.indexOf(code); at >= 0; at = squeezed.indexOf(code, at + code.length)) {
		const start = places[at]!;
		if (isCodeStart(folded, start)) ranges.push([start, places[at + code.length - 1]! + 1]);
	}
	return ranges;
}

/** "276" may start inside "XY276" but not inside "12760". */
function isCodeStart(folded: string, at: number): boolean {
	const before = folded[at - 1] ?? ' ';
	if (!/[a-z0-9]/.test(before)) return true;
	return /[a-z]/.test(before) && /\d/.test(folded[at]!);
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
