import type { WordRules } from '../page-words.ts';

/** The name of the part in storage. */
export const SIZING = 'sizing';

/** The places of the sizing guide, with the most characters of each. */
const LIMITS = {
	/** For search engines. */
	title: 70,
	description: 200,
	heading: 60,
	lead: 200,
	aroundTitle: 40,
	aroundText: 240,
	upTitle: 40,
	upText: 240,
	tipsTitle: 40,
	tipsText: 240,
	betweenHeading: 60,
	tigTitle: 40,
	tigText: 160,
	migTitle: 40,
	migText: 160,
	winterTitle: 40,
	winterText: 160,
	prepTitle: 40,
	prepText: 160,
	/** Below the size table. */
	note: 400,
	/** Beside the tape that is printed. */
	tapeText: 300,
} as const;

export type SizingWord = keyof typeof LIMITS;
export type SizingWords = Record<SizingWord, string>;

export const SIZING_RULES: WordRules<SizingWord> = { limits: LIMITS };

/** How to find a glove's size, in both languages. The table and the calculator are no words. */
export type Sizing = { english: SizingWords; french: SizingWords };
