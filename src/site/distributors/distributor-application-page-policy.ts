import { isNeverCached, type PagePolicy } from '../../platform/pages/page-policy.ts';

/** The form carries a key of its own, so that a button pressed twice sends once. */
export const distributorApplicationPagePolicy = {
	isCached: isNeverCached,
	forms: ['/become-a-distributor'],
} satisfies PagePolicy;
