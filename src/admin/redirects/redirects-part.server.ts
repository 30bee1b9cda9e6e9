import { REDIRECTS, type Redirects } from '../../domain/site-content/redirect.ts';
import { redirectsSchema } from '../../domain/site-content/redirect-schema.ts';
import { FIRST_REDIRECTS, readStoredRedirects } from '../../domain/site-content/stored-redirects.server.ts';
import type { ContentPart } from '../content/content-commands.server.ts';

/** Where old addresses of the site lead. */
export const redirectsPart: ContentPart<Redirects> = {
	name: REDIRECTS,
	title: 'Redirects',
	schema: redirectsSchema,
	first: FIRST_REDIRECTS,
	read: readStoredRedirects,
	// The lines that changed alone: the whole list may be long.
	compare: (before, after) => {
		const [old, current] = [listLines(before), listLines(after)];
		return {
			before: { redirects: old.filter((line) => !current.includes(line)) },
			after: { redirects: current.filter((line) => !old.includes(line)) },
		};
	},
};

const listLines = ({ redirects }: Redirects) => redirects.map(({ from, to }) => `${from} → ${to}`);
