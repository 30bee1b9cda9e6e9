import type { Locale } from '../../platform/i18n/locale.ts';
import { pickWords, type WordRules } from './page-words.ts';

/** The words of the home page in one language. */
export type HomeWords = {
	/** What search engines and tabs show. */
	title: string;
	description: string;
	/** The slogan, whose last words glow; they may be empty. */
	headline: string;
	hot: string;
	line: string;
	button: string;
	/** Each may be empty. */
	factOne: string;
	factTwo: string;
	factThree: string;
	aboutHeading: string;
	/** A blank line separates paragraphs. */
	aboutText: string;
	aboutButton: string;
	bestSellers: string;
	finder: string;
	partners: string;
	/** Above the two ways into the range, and on their tiles. */
	leftHeading: string;
	rightHeading: string;
	leftTile: string;
	leftLine: string;
	rightTile: string;
	rightLine: string;
};

/** The blocks below the first screen, in their order. */
export const HOME_BLOCKS = ['about', 'bestSellers', 'finder', 'partners', 'directory'] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** `logo` is the address of an uploaded picture; empty for the name as a word mark. */
export type Partner = { name: string; link: string; logo: string };

export type Home = {
	english: HomeWords;
	french: HomeWords;
	/** Whether the film plays over the picture. */
	film: boolean;
	buttonLink: string;
	aboutLink: string;
	/** The part number of the glove beside the text; empty for the drawing. */
	aboutGlove: string;
	partners: Partner[];
	shown: Record<HomeBlock, boolean>;
};

/** The name of the home page among the site's contents. */
export const HOME = 'home';

const LIMITS: Readonly<Record<keyof HomeWords, number>> = {
	title: 70,
	description: 200,
	headline: 60,
	hot: 24,
	line: 140,
	button: 24,
	factOne: 50,
	factTwo: 50,
	factThree: 50,
	aboutHeading: 60,
	aboutText: 900,
	aboutButton: 24,
	bestSellers: 40,
	finder: 60,
	partners: 70,
	leftHeading: 24,
	rightHeading: 24,
	leftTile: 30,
	leftLine: 60,
	rightTile: 30,
	rightLine: 60,
};

export const HOME_RULES: WordRules<keyof HomeWords> = {
	limits: LIMITS,
	optional: new Set<keyof HomeWords>(['hot', 'factOne', 'factTwo', 'factThree']),
	long: new Set<keyof HomeWords>(['aboutText']),
};

/** There is a mark for each of six. */
export const MAX_PARTNERS = 6;
export const PARTNER_NAME_MAX = 30;

/** The home page in one language. */
export type ShownHome = Omit<Home, 'english' | 'french' | 'aboutGlove'> & { words: HomeWords };

export function showHome({ aboutGlove: _, ...home }: Home, locale: Locale): ShownHome {
	const { english, french, ...rest } = home;
	return { ...rest, words: pickWords({ english, french }, locale) };
}
