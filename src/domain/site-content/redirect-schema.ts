import type { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { addressSchema, fieldsSchema, listSchema, textSchema } from '../catalogue/catalogue-text-schema.ts';
import { findCircles, mayRedirect, REDIRECT_LIMITS, type Redirects, redirectKey } from './redirect.ts';

const redirectSchema = fieldsSchema({
	from: textSchema({ max: REDIRECT_LIMITS.path }).check(({ value, issues }) => {
		const message = findPathError(value);
		if (message !== undefined) issues.push({ code: 'custom', input: value, message: issueOf(message) });
	}),
	to: addressSchema(),
});

function findPathError(path: string) {
	if (path === '') return undefined;
	if (!/^\/[^\s?#\\<>"]*$/.test(path) || path.startsWith('//')) return 'redirects.errors.path' as const;
	return mayRedirect(path) ? undefined : ('redirects.errors.reserved' as const);
}

/** Schema of the redirects, for form, API, storage and the first fill alike. */
export const redirectsSchema = fieldsSchema({
	redirects: listSchema(redirectSchema, REDIRECT_LIMITS.redirects).check(({ value, issues }) => {
		const seen = new Set<string>();
		for (const [at, { from }] of value.entries()) {
			const key = redirectKey(from);
			const path = [at, 'from'];
			if (seen.has(key)) {
				issues.push({ code: 'custom', input: from, path, message: issueOf('redirects.errors.twice') });
			}
			seen.add(key);
		}
		for (const at of findCircles(value)) {
			const message = issueOf('redirects.errors.circle');
			issues.push({ code: 'custom', input: value[at]?.to, path: [at, 'to'], message });
		}
	}),
}) satisfies z.ZodType<Redirects>;
