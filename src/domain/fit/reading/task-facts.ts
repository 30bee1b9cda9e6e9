import type { Locale } from '../../../platform/i18n/locale.ts';
import { NOT_OURS } from '../lexicon/not-ours.ts';
import type { TaskLanguage } from './task-language.ts';

/** Codes of `domain/ratings/welding-process.ts`, in its order. */
type ProcessCode = string;
/** Codes of the positions there: F, H, V, O and P. */
type PositionCode = string;

/** Hazards that rows of the sheet cover. */
export const RATED_HAZARDS = [
	'hot',
	'molten',
	'cold',
	'wet',
	'sharp',
	'puncture',
	'impact',
	'oily',
	'rough',
] as const;
/**
 * Hazards to the hand besides the arc, in order: first those that the sheet covers, then those that no glove here is
 * made for.
 */
export const HAZARDS = [...RATED_HAZARDS, ...NOT_OURS] as const;
export type Hazard = (typeof HAZARDS)[number];

/**
 * The source of an amperage: the text itself, or the rod, wire or electrode (docs/trade/welding.md, "Current ranges").
 */
export type AmpSource = 'said' | 'rod' | 'wire' | 'spray' | 'tungsten' | 'carbon';

/** A welding current in amperes. At least one end is a number; `min` alone means more than that. */
export type AmpFact = {
	min: number | null;
	max: number | null;
	source: AmpSource;
	/** The process that it belongs to; null if it applies to the whole job. */
	process: ProcessCode | null;
};

/** The facts in a visitor's words. Nothing is guessed: anything that was not said is null or empty. */
export type Facts = {
	processes: readonly ProcessCode[];
	/** An ambiguous word: "plasma" cuts or welds, "cutting" is done with a flame or with plasma. */
	unclear: 'plasma' | 'cutting' | null;
	/** Work with the hands only: carrying, loading, driving. False if the words also say that something is welded. */
	handling: boolean;
	amps: readonly AmpFact[];
	positions: readonly PositionCode[];
	/** The hottest surface touched, in °C. */
	contactC: number | null;
	/** The coldest air, in °C. */
	airC: number | null;
	hazards: readonly Hazard[];
	/** The min required ANSI cut level: 5 for "A5". */
	cutLevel: number | null;
	duration: 'short' | 'long' | null;
	/** Small parts and thin filler, which need feel in the fingers. */
	fine: boolean;
	/** True if tacks are welded, which needs a process and a current. False if the job only fits parts up. */
	tacking: boolean;
	/** Why the words cannot be taken literally; null if they can. */
	uncertainty: Uncertainty | null;
	/** The language of the task and its answer; English if no words were given. */
	language: TaskLanguage;
	/** Words that have a meaning but could not be used, as typed, at most twelve. */
	unread: readonly string[];
	/** The language of the page that shows the answer's rows; English if omitted. */
	pageLocale?: Locale;
};

/** `who`: somebody else seems to weld. `corrected`: something was said and taken back. */
export type Uncertainty = 'who' | 'corrected';

export const BLANK_FACTS: Facts = {
	processes: [],
	unclear: null,
	handling: false,
	amps: [],
	positions: [],
	contactC: null,
	airC: null,
	hazards: [],
	cutLevel: null,
	duration: null,
	fine: false,
	tacking: false,
	uncertainty: null,
	language: 'en',
	unread: [],
};

/** Facts for an answer on a page in a language other than English, which is worded in it whatever the task's language. */
export function factsForPage(facts: Facts, locale: Locale): Facts {
	return locale === 'en' ? facts : { ...facts, language: locale, pageLocale: locale };
}
