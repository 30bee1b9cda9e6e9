/** Gloves side by side, at most so many. */
export const MOST_COMPARED = 4;
