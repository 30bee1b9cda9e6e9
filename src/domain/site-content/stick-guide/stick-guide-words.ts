import type { WordRules } from '../page-words.ts';

/** The name of the part in storage. */
export const STICK_WORDS = 'stick-guide';

/** The places of the stick-welding guide, with the most characters of each. */
const LIMITS = {
	heading: 60,
	text: 240,
	/** A tier's name, and the rods of its currents. */
	low: 24,
	lowRods: 120,
	medium: 24,
	mediumRods: 120,
	high: 24,
	highRods: 120,
	extreme: 24,
	extremeRods: 120,
	repair: 24,
	repairRods: 120,
	note: 240,
} as const;

export type StickWord = keyof typeof LIMITS;
export type StickWords = Record<StickWord, string>;

export const STICK_RULES: WordRules<StickWord> = { limits: LIMITS };

/** The words of the stick-welding guide, in both languages. Its currents are no words. */
export type StickGuideWords = { english: StickWords; french: StickWords };
