import type { WordRules } from '../page-words.ts';

/** The places of the about page, with the most characters of each. */
const LIMITS = {
	title: 40,
	/** For search engines. */
	description: 200,
	lead: 100,
	where: 40,
	whereNote: 160,
	since: 20,
	sinceNote: 160,
	rangeNote: 160,
	who: 40,
	whoNote: 160,
	startTitle: 60,
	startText: 1200,
	stepsTitle: 60,
	backTitle: 40,
	backText: 240,
	apartTitle: 40,
	apartText: 240,
	changeTitle: 40,
	changeText: 240,
	againTitle: 40,
	againText: 240,
	workTitle: 40,
	workText: 700,
	rangeTitle: 40,
	rangeText: 700,
	ratingsTitle: 40,
	ratingsText: 700,
	findTitle: 40,
	findText: 400,
} as const;

export type AboutWord = keyof typeof LIMITS;
export type AboutWords = Record<AboutWord, string>;

export const ABOUT_RULES: WordRules<AboutWord> = {
	limits: LIMITS,
	long: new Set<AboutWord>(['startText', 'workText', 'rangeText', 'ratingsText', 'findText']),
};

/** Who makes the gloves, in both languages. */
export type About = {
	english: AboutWords;
	french: AboutWords;
	/** The part number of the glove beside the steps; empty for none. */
	glove: string;
};

/** The name of the about page among the site's contents. */
export const ABOUT = 'about';
