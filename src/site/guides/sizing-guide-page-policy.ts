import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { formatTape, parseTape } from './sizing/tape-text.ts';

/** The sizing guide depends on the measurements as typed, because the page shows them that way. */
export const sizingGuidePagePolicy = {
	parameters: ['palm', 'length', 'unit', 'typed'],
	canonicalQuery: (query) => {
		const tape = parseTape(query);
		return tape ? formatTape(tape) : '';
	},
} satisfies PagePolicy;
