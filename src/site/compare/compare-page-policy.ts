import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { compareAddress, parseComparison } from './comparison.ts';

/** A comparison depends on its gloves. Text typed to add a glove is rarely repeated and would only fill the cache. */
export const comparePagePolicy = {
	parameters: ['gloves', 'only', 'add'],
	canonicalQuery: (query) => {
		const { partNumbers, unreadable, onlyDifferences } = parseComparison(query);
		return compareAddress([...partNumbers, ...unreadable], onlyDifferences).split('?')[1] ?? '';
	},
	isCached: (query) => parseComparison(query).add === '',
} satisfies PagePolicy;
