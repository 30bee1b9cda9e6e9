import { isCachedWithoutQuery, type PagePolicy } from '../../platform/pages/page-policy.ts';

/** Not cached with a query, because a typed place must not be stored anywhere. */
export const whereToBuyPagePolicy = {
	parameters: ['near', 'counter', 'language', 'line'],
	isCached: isCachedWithoutQuery,
} satisfies PagePolicy;
