import { isNeverCached, type PagePolicy } from '../../platform/pages/page-policy.ts';

/** Never cached: each form has its own idempotency key, so that pressing the button twice sends once. */
export const distributorApplicationPagePolicy = {
	isCached: isNeverCached,
	forms: ['/become-a-distributor'],
} satisfies PagePolicy;
