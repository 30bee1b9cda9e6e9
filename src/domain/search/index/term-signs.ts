/** Prefixes that separate special terms from plain words in one vocabulary. Facts start with #. */

/**
 * Compounds also match as one word: "hi-vis" as "+hivis". The prefix keeps them apart from words: a glove with
 * "goat-grain" already matches "goat", so a word prefix need not be searched among compounds.
 */
export const COMPOUND_SIGN = '+';

/** Stems of French texts: "=chevr". The prefix keeps them out of every English query. */
export const FRENCH_SIGN = '=';

/** Two adjacent words in order: "~goat palm". The prefix sorts after all letters. */
const PAIR_SIGN = '~';

/** The term for two adjacent words of a text. */
export const pairTerm = (first: string, second: string) => `${PAIR_SIGN}${first} ${second}`;
/** True for terms that are only looked up whole: nobody types their start, and no typo leads to them. */
export const isLookedUpWhole = (term: string) => term.startsWith(PAIR_SIGN);
