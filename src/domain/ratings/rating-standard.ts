import {
	fillMessage,
	formatRatingNumber,
	type RatingMessageKey,
	type RatingMessages,
} from './wording/rating-messages.ts';
import { type RatingSentence, ratingSentence } from './wording/rating-sentence.ts';

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

/** The allowed characters in one position of a marking, and the meaning of each level. */
export type RatingPosition = {
	name: RatingMessageKey;
	/** The characters for level 1 and up: ["1", "2"], ["A", "B"]. */
	levels: readonly string[];
	/** Thresholds for level 1 and up; empty for a level without one to print. */
	thresholds: readonly (readonly number[])[];
	/** Format of thresholds; the default is "≥ {a}". */
	pattern?: string;
	unit?: RatingMessageKey;
	/** Wording for a level, by its number. */
	reach: (level: number) => RatingMessageKey;
	/** Wording for a 0; a position without it does not allow 0. */
	below?: RatingMessageKey;
	/** True if X, "not tested", is allowed. */
	untested?: boolean;
};

export type RatingMark = { position: RatingPosition; character: string };

/** One explained position of a marking. */
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
	label: RatingMessageKey;
	/** Year of the edition that defines this grammar. */
	edition: string;
	/** Parses a canonical value (upper case, no spaces); `edition` is a year or empty. */
	read: (value: string, edition: string) => RatingReading;
	pictogram: (value: string) => PictogramKey;
	notes: (value: string, edition: string) => readonly RatingMessageKey[];
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
export function levelOfMark({ position, character }: RatingMark): number | null {
	if (character === '0' && position.below !== undefined) return 0;
	const index = position.levels.indexOf(character);
	return index < 0 ? null : index + 1;
}

/** Splits a value into one mark per position, or reports the invalid position and its allowed characters. */
export function readPositions(
	label: RatingMessageKey,
	positions: readonly RatingPosition[],
	value: string,
	example: string | RatingSentence,
): RatingReading {
	const characters = [...value];
	if (characters.length !== positions.length) {
		const reason = ratingSentence('refused.length', {
			label: { word: label },
			count: positions.length,
			example,
			value: clip(value),
			found: characters.length,
		});
		return { ok: false, reason };
	}
	const marks = positions.map((position, index) => ({ position, character: characters[index] ?? '' }));
	const wrong = marks.findIndex((mark) => !acceptsCharacter(mark.position, mark.character));
	const mark = marks[wrong];
	if (mark === undefined) return { ok: true, marks };
	const reason = ratingSentence('refused.place', {
		label: { word: label },
		value: clip(value),
		place: wrong + 1,
		name: { word: mark.position.name },
		range: describeRange(mark.position),
		character: mark.character,
	});
	return { ok: false, reason };
}

/** Parses a value that is a single mark, such as "A4" or "3". */
export function readSinglePosition(
	label: RatingMessageKey,
	position: RatingPosition,
	value: string,
): RatingReading {
	if (acceptsCharacter(position, value)) return { ok: true, marks: [{ position, character: value }] };
	const values = { label: { word: label }, range: describeRange(position), value: clip(value) };
	return { ok: false, reason: ratingSentence('refused.single', values) };
}

/** Explains marks in marking order. */
export function explainMarks(marks: readonly RatingMark[], messages: RatingMessages): RatingPart[] {
	return marks.map((mark, index) => {
		const { position, character } = mark;
		const level = levelOfMark(mark);
		const threshold = thresholdOf(position, level, messages);
		return {
			place: index + 1,
			name: fillMessage(messages[position.name], { character }),
			character,
			level,
			meaning: meaningOf(mark, level, messages),
			threshold,
			unit: threshold === null || position.unit === undefined ? '' : messages[position.unit],
			of: position.levels.length,
		};
	});
}

function meaningOf(
	{ position, character }: RatingMark,
	level: number | null,
	messages: RatingMessages,
): string {
	if (position.levels.length === 0) return messages[position.reach(0)];
	if (level === null) return messages['level.notTested'];
	const numbers = numbersOf(position, Math.max(level, 1), messages);
	if (level === 0) {
		const below = position.below === undefined ? '' : fillMessage(messages[position.below], numbers);
		return fillMessage(messages['level.below'], { reach: below });
	}
	const reach = fillMessage(messages[position.reach(level)], numbers);
	if (position.levels.length === 1) return fillMessage(messages['level.passed'], { reach });
	return fillMessage(messages['level.reached'], { character, last: position.levels.at(-1) ?? '', reach });
}

function thresholdOf(
	position: RatingPosition,
	level: number | null,
	messages: RatingMessages,
): string | null {
	if (level === null || level === 0) return null;
	const numbers = numbersOf(position, level, messages);
	if (numbers.a === undefined) return null;
	const pattern = position.pattern ?? '≥ {a}';
	// A level with a single limit, such as after-flame, uses only the first half of the pattern.
	return fillMessage(numbers.b === undefined ? (pattern.split(' / ')[0] ?? pattern) : pattern, numbers);
}

function numbersOf(
	position: RatingPosition,
	level: number,
	messages: RatingMessages,
): Record<string, string> {
	const names = ['a', 'b'];
	const numbers = position.thresholds[level - 1] ?? [];
	return Object.fromEntries(
		numbers.map((number, index) => [names[index] ?? '', formatRatingNumber(number, messages)]),
	);
}

function acceptsCharacter(position: RatingPosition, character: string): boolean {
	if (character === 'X') return position.untested === true;
	if (character === '0') return position.below !== undefined;
	return position.levels.includes(character);
}

function describeRange(position: RatingPosition): string | RatingSentence {
	const low = (position.below === undefined ? position.levels[0] : '0') ?? '';
	const high = position.levels.at(-1) ?? '';
	const levels = low === high ? high : ratingSentence('range.levels', { low, high });
	return position.untested ? ratingSentence('range.untested', { levels }) : levels;
}

/** Limits the length of a hostile value in a message. */
function clip(value: string): string {
	return value.length <= 24 ? value : `${value.slice(0, 24)}…`;
}
