/** Gloves side by side, at most so many. */
export const MAX_COMPARED = 4;
