import {
	fillMessage,
	RATING_MESSAGES,
	type RatingMessageKey,
	type RatingMessages,
} from './wording/rating-messages.ts';

/** A welding current as printed in Welder's 101 (docs/trade/welding.md, "Current ranges"). */
export type Amperage =
	| {
			kind: 'range';
			/** In amperes; null if only the upper limit is given ("up to 150 A"). */
			min: number | null;
			/** In amperes; null if only the lower limit is given ("200 A and over"). */
			max: number | null;
			/** True if the range continues beyond `max` (or beyond `min`, without a `max`). */
			open: boolean;
			/** The original text. */
			text: string;
	  }
	| { kind: 'not applicable'; text: string }
	| { kind: 'unreadable'; text: string };

/** Exceeds the current of any welding process. */
const HIGHEST_AMPERES = 5000;
const MAX_TEXT_LENGTH = 60;

const NUMBER = '(\\d{1,4}(?:\\.\\d)?)';
const UNIT = '(?:a|amps?|amperes?)?';
const OVER = '(\\+|(?:and|&) (?:over|up|more))?';
const BETWEEN = new RegExp(`^${NUMBER} ?${UNIT} ?(?:-|to) ?${NUMBER} ?${UNIT} ?${OVER}$`);
const UP_TO = new RegExp(`^(?:<=|≤|<|up to|max\\.?) ?${NUMBER} ?${UNIT}$`);
const FROM = new RegExp(`^(?:>=|≥|>|from|min\\.?) ?${NUMBER} ?${UNIT}$`);
const SINGLE = new RegExp(`^${NUMBER} ?${UNIT} ?${OVER}$`);
const NONE = new Set(['', '-', 'n/a', 'n.a.', 'na', 'none', 'not applicable']);

/**
 * Parses `85-105A`, `<=150A`, `140-160A+`, `130 A`, `up to 150 A`, `N/A` and the like. An empty text means not
 * applicable. A range with reversed limits, or above 5,000 A, is unreadable.
 */
export function parseAmperage(text: string): Amperage {
	const unreadable: Amperage = { kind: 'unreadable', text };
	const trimmed = text.trim();
	if (trimmed.length > MAX_TEXT_LENGTH) return unreadable;
	const plain = trimmed
		.toLowerCase()
		.replace(/[‐‑‒–—―−]/g, '-')
		.replace(/\s+/g, ' ');
	if (NONE.has(plain)) return { kind: 'not applicable', text };
	const between = BETWEEN.exec(plain);
	if (between) return toRange(between[1], between[2], between[3] !== undefined, text);
	const upTo = UP_TO.exec(plain);
	if (upTo) return toRange(undefined, upTo[1], false, text);
	const from = FROM.exec(plain);
	if (from) return toRange(from[1], undefined, true, text);
	const single = SINGLE.exec(plain);
	if (!single) return unreadable;
	return single[2] === undefined
		? toRange(single[1], single[1], false, text)
		: toRange(single[1], undefined, true, text);
}

function toRange(low: string | undefined, high: string | undefined, open: boolean, text: string): Amperage {
	const min = low === undefined ? null : Number(low);
	const max = high === undefined ? null : Number(high);
	const highest = max ?? min ?? 0;
	if (highest <= 0 || highest > HIGHEST_AMPERES || (min !== null && min > highest)) {
		return { kind: 'unreadable', text };
	}
	return { kind: 'range', min, max, open, text };
}

/** "85–160 A", "up to 150 A", "140–160 A and over", "130 A"; an en dash if not applicable. */
export function formatAmperage(amperage: Amperage, messages: RatingMessages = RATING_MESSAGES): string {
	if (amperage.kind === 'not applicable') return messages['amperage.none'];
	if (amperage.kind === 'unreadable') return amperage.text.trim();
	const { min, max } = amperage;
	const write = (amperes: number | null) => String(amperes ?? '').replace('.', messages['number.decimal']);
	return fillMessage(messages[formOf(amperage)], { min: write(min), max: write(max) });
}

function formOf({ min, max, open }: Extract<Amperage, { kind: 'range' }>): RatingMessageKey {
	if (max === null) return 'amperage.andOver';
	if (min === null) return 'amperage.upTo';
	if (open) return 'amperage.betweenAndOver';
	return min === max ? 'amperage.exactly' : 'amperage.between';
}
