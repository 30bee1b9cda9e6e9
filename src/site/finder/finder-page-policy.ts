import { FACT_PARAMETERS, formatFactsQuery } from '../../domain/fit/facts-address.ts';
import { cleanTask } from '../../domain/fit/reading/task-text.ts';
import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { FIRST_SHOWN, parseFinderQuestion } from './finder-question.ts';

/**
 * The finder depends on the question. A job in a visitor's own words is rarely repeated and would only fill the cache.
 */
export const finderPagePolicy = {
	// A getter, so that the bundler can drop the policy from the browser bundle.
	get parameters() {
		return ['job', ...FACT_PARAMETERS, 'glove', 'show'];
	},
	canonicalQuery: (query) => {
		const { facts, glove, shown } = parseFinderQuestion(query);
		const canonical = new URLSearchParams(formatFactsQuery(facts));
		// Without an answer there is nothing to judge a glove by and no list to extend.
		if (canonical.size > 0 && glove !== undefined) canonical.set('glove', glove);
		if (canonical.size > 0 && shown !== FIRST_SHOWN) canonical.set('show', 'all');
		return canonical.toString();
	},
	isCached: (query) => cleanTask(query.get('job') ?? '') === '',
} satisfies PagePolicy;
