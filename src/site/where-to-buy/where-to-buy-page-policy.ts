import { isCachedWithoutQuery, type PagePolicy } from '../../platform/pages/page-policy.ts';

/** A place that was typed is stored nowhere. */
export const whereToBuyPagePolicy = {
	parameters: ['near', 'counter', 'language', 'line'],
	isCached: isCachedWithoutQuery,
} satisfies PagePolicy;
