import type { PagePolicy } from '../../platform/pages/page-policy.ts';

/** The pages behind the form, and those that links in its mail open, speak to one reader each. */
export const newsletterPagePolicy = {
	parameters: ['token'],
	// The form itself shows nothing of a token.
	canonicalQuery: () => '',
	isCached: (_query, path) => !/^\/newsletter\/(?:asked|confirm|unsubscribe)(?:\/|\.data|$)/i.test(path),
	forms: ['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'],
} satisfies PagePolicy;
