import type { PagePolicy } from '../../platform/pages/page-policy.ts';

/** The pages after the form, and those that the links in its mails open, are specific to one reader. */
export const newsletterPagePolicy = {
	parameters: ['token'],
	// The form itself does not depend on a token.
	canonicalQuery: () => '',
	isCached: (_query, path) => !/^\/newsletter\/(?:asked|confirm|unsubscribe)(?:\/|\.data|$)/i.test(path),
	forms: ['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'],
} satisfies PagePolicy;
