/** Max number of gloves compared side by side. */
export const MAX_COMPARED = 4;
