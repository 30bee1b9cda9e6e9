/** In characters, as the longest text of a glove. */
export const MAX_FRENCH = 5000;
