/** Signs that keep terms apart from plain words in one vocabulary. Facts start with #. */

/**
 * Compounds are found in one word too: "hi-vis" as "+hivis". The sign keeps them apart from words: a glove with
 * "goat-grain" is found by "goat" already, so the start of a word need not be looked for in its compounds.
 */
export const COMPOUND_SIGN = '+';

/** Two words that stand beside each other, in their order: "~goat palm". The sign sorts after all letters. */
const PAIR_SIGN = '~';

/** The term of two neighbours in a text. */
export const pairTerm = (first: string, second: string) => `${PAIR_SIGN}${first} ${second}`;
/** Terms that are looked up whole: nobody types their start, and no slip leads to them. */
export const isLookedUpWhole = (term: string) => term.startsWith(PAIR_SIGN);
