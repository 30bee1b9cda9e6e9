/** State of a sample request in the inbox. */
export const REQUEST_STATES = ['new', 'verified', 'approved', 'shipped', 'declined'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
