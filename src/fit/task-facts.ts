/** Codes of `ratings/welding-process.ts`, in its order. */
type ProcessCode = string;
/** Codes of the positions there: F, H, V, O and P. */
type PositionCode = string;

/** What may meet the hand besides the arc. Kept in this order. */
export const HAZARDS = [
	'hot',
	'molten',
	'cold',
	'wet',
	'sharp',
	'puncture',
	'impact',
	'oily',
	'chemical',
	'electrical',
] as const;
type Hazard = (typeof HAZARDS)[number];

/** Where an amperage comes from: said in so many words, or worked out from what is burned (domain.md 2.8, 2.9). */
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
	/** Words that say something and could not be used, as they were written, at most twelve. */
	unread: readonly string[];
};

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
	unread: [],
};
