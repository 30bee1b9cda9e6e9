import type { PagePolicy } from '../../../platform/pages/page-policy.ts';

/** The page is specific to the one distributor who got its link. */
export const confirmEntryPagePolicy = {
	parameters: ['token'],
	canonicalQuery: () => '',
	isCached: () => false,
	forms: ['/where-to-buy/confirm'],
} satisfies PagePolicy;
