/** The message of each verdict, below `askForeman.verdicts`. */
export const VERDICT_MESSAGES = { 'Full use': 'full', Limited: 'limited', 'No use': 'none' } as const;
