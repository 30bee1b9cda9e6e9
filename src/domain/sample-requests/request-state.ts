/** Where a sample request is on its way through the inbox. */
export const REQUEST_STATES = ['new', 'verified', 'approved', 'shipped', 'declined'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
