import { NOT_OURS } from '../lexicon/not-ours.ts';
import type { TaskLanguage } from './task-language.ts';

/** Codes of `domain/ratings/welding-process.ts`, in its order. */
type ProcessCode = string;
/** Codes of the positions there: F, H, V, O and P. */
type PositionCode = string;

/** Hazards that rows of the sheet answer for. */
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
/** What may meet the hand besides the arc, in this order: first what the sheet answers for, then what no glove here is for. */
export const HAZARDS = [...RATED_HAZARDS, ...NOT_OURS] as const;
export type Hazard = (typeof HAZARDS)[number];

/** Where an amperage comes from: the text itself, or what is burned (docs/trade/welding.md, "Current ranges"). */
export type AmpSource = 'said' | 'rod' | 'wire' | 'spray' | 'tungsten' | 'carbon';

/** A welding current in amperes. At least one end is a number; `min` alone means more than that. */
export type AmpFact = {
	min: number | null;
	max: number | null;
	source: AmpSource;
	/** The process it belongs to; null when it was said of the whole job. */
	process: ProcessCode | null;
};

/** What a visitor's words say of the job. Nothing in it is a guess: what was not said is null or empty. */
export type Facts = {
	processes: readonly ProcessCode[];
	/** A word that names two processes: "plasma" cuts or welds, "cutting" is done with a flame or with plasma. */
	unclear: 'plasma' | 'cutting' | null;
	/** Work with the hands alone: carrying, loading, driving. */
	handling: boolean;
	amps: readonly AmpFact[];
	positions: readonly PositionCode[];
	/** The hottest surface touched, in °C. */
	contactC: number | null;
	/** The coldest air, in °C. */
	airC: number | null;
	hazards: readonly Hazard[];
	/** The least ANSI cut level that is asked for: 5 of "A5". */
	cutLevel: number | null;
	duration: 'short' | 'long' | null;
	/** Small parts and thin filler: the fingers must feel. */
	fine: boolean;
	/** Tacks are welded: it takes a process and a current. False where the job only fits parts up. */
	tacking: boolean;
	/** What keeps the words from being taken as they stand; null when nothing does. */
	doubt: Doubt | null;
	/** What the task is written in, and is answered in; English where no words came with it. */
	language: TaskLanguage;
	/** Words that say something and could not be used, as they were written, at most twelve. */
	unread: readonly string[];
};

/** `who`: somebody else welds, as it seems. `corrected`: something was said and taken back. */
export type Doubt = 'who' | 'corrected';

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
	doubt: null,
	language: 'en',
	unread: [],
};
