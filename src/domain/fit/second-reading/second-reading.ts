/**
 * The effect of a second reading on the rules' answer: it agrees, it leads to a question, or it turns a yes into No
 * use. It never makes an answer milder.
 */
export const SECOND_READINGS = ['agrees', 'asks', 'refuses'] as const;
export type SecondReading = (typeof SECOND_READINGS)[number];
