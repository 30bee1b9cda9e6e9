import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { formatTape, parseTape } from './sizing/tape-text.ts';

/** The sizing guide depends on the hand as it was typed: the page shows it so. */
export const sizingGuidePagePolicy = {
	parameters: ['palm', 'length', 'unit', 'typed'],
	canonicalQuery: (query) => {
		const tape = parseTape(query);
		return tape ? formatTape(tape) : '';
	},
} satisfies PagePolicy;
