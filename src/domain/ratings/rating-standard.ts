import { type RatingSentence, ratingSentence } from './wording/rating-sentence.ts';
import {
	fillWords,
	formatRatingNumber,
	type RatingWordKey,
	type RatingWords,
} from './wording/rating-words.ts';

/** Our own drawing for a rating; "text" is a plain badge for types without one. */
export type PictogramKey =
	| 'en388'
	| 'en407-flame'
	| 'en407-heat'
	| 'en511'
	| 'en12477'
	| 'ansi-heat'
	| 'ansi-abrasion'
	| 'ansi-puncture'
	| 'ansi-cut'
	| 'ansi-impact'
	| 'text';

/** The allowed characters in one place of a marking, and the meaning of each level. */
export type RatingPlace = {
	name: RatingWordKey;
	/** The characters for level 1 and up: ["1", "2"], ["A", "B"]. */
	levels: readonly string[];
	/** Thresholds for level 1 and up; empty for a level without one to print. */
	thresholds: readonly (readonly number[])[];
	/** Format of thresholds; the default is "≥ {a}". */
	pattern?: string;
	unit?: RatingWordKey;
	/** Wording for a level, by its number. */
	reach: (level: number) => RatingWordKey;
	/** Wording for a 0; a place without it does not allow 0. */
	below?: RatingWordKey;
	/** True if X, "not tested", is allowed. */
	untested?: boolean;
};

export type RatingMark = { place: RatingPlace; character: string };

/** One explained place of a marking. */
export type RatingPart = {
	/** Starts at 1, in marking order. */
	place: number;
	name: string;
	character: string;
	/** 0 = below level 1; null = not tested, or a mark without levels. Letters: A = 1, B = 2… */
	level: number | null;
	/** One short sentence without a full stop. */
	meaning: string;
	/** The level's threshold, such as "≥ 8,000"; null if there is no number to show. */
	threshold: string | null;
	/** Empty if there is no threshold. */
	unit: string;
	/** The highest level; 0 for a mark without levels. */
	of: number;
};

export type RatingReading =
	| { ok: true; marks: readonly RatingMark[] }
	| { ok: false; reason: RatingSentence };

export type RatingStandard = {
	label: RatingWordKey;
	/** Year of the edition that defines this grammar. */
	edition: string;
	/** Parses a canonical value (upper case, no spaces); `edition` is a year or empty. */
	read: (value: string, edition: string) => RatingReading;
	pictogram: (value: string) => PictogramKey;
	notes: (value: string, edition: string) => readonly RatingWordKey[];
	/** True if a higher level always satisfies the requirement of a lower one. */
	ordered: boolean;
};

/** A rating as stored. */
export type StoredRating = { type: string; value: string; edition: string };

/** Levels "1" to "n". */
export function countLevels(highest: number): string[] {
	return Array.from({ length: highest }, (_, index) => String(index + 1));
}

/** 0 for "0", 1 and up for a level, null for X and marks without levels. */
export function levelOfMark({ place, character }: RatingMark): number | null {
	if (character === '0' && place.below !== undefined) return 0;
	const index = place.levels.indexOf(character);
	return index < 0 ? null : index + 1;
}

/** Splits a value into one mark per place, or reports the invalid place and its allowed characters. */
export function readPlaces(
	label: RatingWordKey,
	places: readonly RatingPlace[],
	value: string,
	example: string | RatingSentence,
): RatingReading {
	const characters = [...value];
	if (characters.length !== places.length) {
		const reason = ratingSentence('refused.length', {
			label: { word: label },
			count: places.length,
			example,
			value: clip(value),
			found: characters.length,
		});
		return { ok: false, reason };
	}
	const marks = places.map((place, index) => ({ place, character: characters[index] ?? '' }));
	const wrong = marks.findIndex((mark) => !takesCharacter(mark.place, mark.character));
	const mark = marks[wrong];
	if (mark === undefined) return { ok: true, marks };
	const reason = ratingSentence('refused.place', {
		label: { word: label },
		value: clip(value),
		place: wrong + 1,
		name: { word: mark.place.name },
		range: describeRange(mark.place),
		character: mark.character,
	});
	return { ok: false, reason };
}

/** Parses a value that is a single mark, such as "A4" or "3". */
export function readSinglePlace(label: RatingWordKey, place: RatingPlace, value: string): RatingReading {
	if (takesCharacter(place, value)) return { ok: true, marks: [{ place, character: value }] };
	const values = { label: { word: label }, range: describeRange(place), value: clip(value) };
	return { ok: false, reason: ratingSentence('refused.single', values) };
}

/** Explains marks in marking order. */
export function explainMarks(marks: readonly RatingMark[], words: RatingWords): RatingPart[] {
	return marks.map((mark, index) => {
		const { place, character } = mark;
		const level = levelOfMark(mark);
		const threshold = thresholdOf(place, level, words);
		return {
			place: index + 1,
			name: fillWords(words[place.name], { character }),
			character,
			level,
			meaning: meaningOf(mark, level, words),
			threshold,
			unit: threshold === null || place.unit === undefined ? '' : words[place.unit],
			of: place.levels.length,
		};
	});
}

function meaningOf({ place, character }: RatingMark, level: number | null, words: RatingWords): string {
	if (place.levels.length === 0) return words[place.reach(0)];
	if (level === null) return words['level.notTested'];
	const numbers = numbersOf(place, Math.max(level, 1), words);
	if (level === 0) {
		const below = place.below === undefined ? '' : fillWords(words[place.below], numbers);
		return fillWords(words['level.below'], { reach: below });
	}
	const reach = fillWords(words[place.reach(level)], numbers);
	if (place.levels.length === 1) return fillWords(words['level.passed'], { reach });
	return fillWords(words['level.reached'], { character, last: place.levels.at(-1) ?? '', reach });
}

function thresholdOf(place: RatingPlace, level: number | null, words: RatingWords): string | null {
	if (level === null || level === 0) return null;
	const numbers = numbersOf(place, level, words);
	if (numbers.a === undefined) return null;
	const pattern = place.pattern ?? '≥ {a}';
	// A level with a single limit, such as after-flame, uses only the first half of the pattern.
	return fillWords(numbers.b === undefined ? (pattern.split(' / ')[0] ?? pattern) : pattern, numbers);
}

function numbersOf(place: RatingPlace, level: number, words: RatingWords): Record<string, string> {
	const names = ['a', 'b'];
	const numbers = place.thresholds[level - 1] ?? [];
	return Object.fromEntries(
		numbers.map((number, index) => [names[index] ?? '', formatRatingNumber(number, words)]),
	);
}

function takesCharacter(place: RatingPlace, character: string): boolean {
	if (character === 'X') return place.untested === true;
	if (character === '0') return place.below !== undefined;
	return place.levels.includes(character);
}

function describeRange(place: RatingPlace): string | RatingSentence {
	const low = (place.below === undefined ? place.levels[0] : '0') ?? '';
	const high = place.levels.at(-1) ?? '';
	const levels = low === high ? high : ratingSentence('range.levels', { low, high });
	return place.untested ? ratingSentence('range.untested', { levels }) : levels;
}

/** Limits the length of a hostile value in a message. */
function clip(value: string): string {
	return value.length <= 24 ? value : `${value.slice(0, 24)}…`;
}
