/** Max length of what a distributor writes about a change, in characters. */
export const MAX_CHANGE_TEXT = 2000;
