import { PERFORMANCES, type Performance } from '../ratings/performance.ts';
import { NOT_OURS, type NotOurs } from './lexicon/not-ours.ts';

/**
 * The kinds of reasons; `fit-messages.ts` has a text for each. Of two equally bad reasons, the kind listed first is the
 * stronger.
 */
const SHEET_KINDS = [
	'melts.arc',
	'molten.none',
	'molten.low',
	'molten.met',
	'process.no',
	'process.missing',
	'cut.required',
	'contact.far',
	'amps.far',
	'position.no',
	'cold.beyond',
	'cold.unlined',
	'cuff.short',
	'amps.over',
	'contact.over',
	'contact.untested',
	'heat.low',
	'heat.untested',
	'cut.low',
	'cut.none',
	'cut.untested',
	'cold.low',
	'cold.lined',
	'cold.unrated',
	'wet.unrated',
	'puncture.low',
	'puncture.none',
	'puncture.untested',
	'impact.untested',
	'rough.low',
	'rough.untested',
	'oil.unrated',
	'fine.thick',
	'fine.unknown',
	'melts.plastic',
	'position.limited',
	'process.limited',
	'position.missing',
	'amps.none',
	'process.full',
	'contact.met',
	'heat.met',
	'cut.met',
	'cold.met',
	'amps.within',
	'position.full',
	'wet.met',
	'puncture.met',
	'impact.met',
	'rough.met',
	'rough.leather',
	'oil.met',
	'fine.met',
] as const;
/** Reasons for work that no glove of the range is made for come before all reasons from the sheet. */
const REASON_KINDS = [...NOT_OURS.map((family) => `notOurs.${family}` as const), ...SHEET_KINDS] as const;
export type ReasonKind = (typeof SHEET_KINDS)[number] | `notOurs.${NotOurs}`;

/** One row of the specification sheet, the finding in it, and the best performance that it allows on its own. */
export type Reason = {
	/** The row's name on the sheet, such as "SMAW (Stick)", "Cuff length" or "ANSI Cut". */
	row: string;
	kind: ReasonKind;
	/** Values for the wording: numbers, ranges, codes. */
	values: Readonly<Record<string, string>>;
	effect: Performance;
};

/** Information missing from the task or the sheet that could change the answer. */
export type Unknown = 'amps' | 'position' | 'temperature' | 'duration';

/** A question for the visitor, when any answer would be a guess. */
export type Question =
	| 'process'
	| 'tack'
	| 'plasma'
	| 'cutting'
	| 'hazard'
	| 'amps'
	| 'unread'
	| 'who'
	| 'corrected';

export type FitAnswer = {
	/** Null when there is a question. */
	verdict: Performance | null;
	question: Question | null;
	/** Strongest first; the verdict is the worst of their effects. */
	reasons: readonly Reason[];
	unknown: readonly Unknown[];
};

const STEPS: Readonly<Record<Performance, number>> = { 'Full use': 0, Limited: 1, 'No use': 2 };
const stepOf = (performance: Performance) => STEPS[performance];

/** One step down from `performance`: Full use -> Limited -> No use. */
export function dropStep(performance: Performance): Performance {
	return PERFORMANCES[Math.min(stepOf(performance) + 1, PERFORMANCES.length - 1)] ?? 'No use';
}

/** The worst of some performances; Full use when there are none. */
export function worstOf(performances: readonly Performance[]): Performance {
	return PERFORMANCES[Math.max(0, ...performances.map(stepOf))] ?? 'No use';
}

export function worseOf(a: Performance, b: Performance): Performance {
	return stepOf(a) < stepOf(b) ? b : a;
}

/** True if `a` is a better performance than `b`. */
export function isBetterThan(a: Performance, b: Performance): boolean {
	return stepOf(a) < stepOf(b);
}

/** Worst first; ties in the order of `REASON_KINDS`. */
export function sortReasons(reasons: readonly Reason[]): Reason[] {
	return reasons.toSorted(
		(a, b) => stepOf(b.effect) - stepOf(a.effect) || KIND_ORDER[a.kind] - KIND_ORDER[b.kind],
	);
}

const KIND_ORDER = Object.fromEntries(REASON_KINDS.map((kind, index) => [kind, index])) as Record<
	ReasonKind,
	number
>;
