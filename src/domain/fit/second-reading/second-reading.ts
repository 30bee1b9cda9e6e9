/**
 * What a second reading of a task made of the rules' answer: it agreed, or the visitor is asked because of it, or a yes
 * became No use. It never makes an answer milder.
 */
export const SECOND_READINGS = ['agrees', 'asks', 'refuses'] as const;
export type SecondReading = (typeof SECOND_READINGS)[number];
