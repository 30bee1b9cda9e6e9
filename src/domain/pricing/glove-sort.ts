/** The orders of a table of gloves; "-" is descending. The first is the usual one. */
export const GLOVE_SORTS = ['partNumber', '-partNumber', 'name', '-name'] as const;
export type GloveSort = (typeof GLOVE_SORTS)[number];
