/** Who makes the demonstration company and invites its buyer: the first start of the site. */
export const DEMONSTRATION_ACTOR = { id: null, name: 'Start' } as const;
