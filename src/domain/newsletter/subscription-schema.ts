import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { EMAIL_MAX, parseEmailAddress } from '../../platform/mail/email-address.ts';
import { typedText } from '../../platform/text/typed-text.ts';
import { fieldsSchema } from '../catalogue/catalogue-text-schema.ts';
import { MAX_LEAVE_REASON, readPagePath } from './subscription.ts';

const error = (name: 'missing' | 'malformed') => issueOf(`newsletter.errors.${name}`);

/** The request body of a subscription. Unknown fields are rejected by name. */
export const subscriptionBody = fieldsSchema({
	email: z
		.string({ error: () => error('missing') })
		.transform((text, context) => {
			const address = parseEmailAddress(text);
			if (address !== undefined) return address;
			context.addIssue({ code: 'custom', message: error(text.trim() === '' ? 'missing' : 'malformed') });
			return z.NEVER;
		})
		.meta({ description: 'Where the newsletter goes', maxLength: EMAIL_MAX }),
	page: z
		.string()
		.max(200, issueOf('validation.longerThan', { most: 200 }))
		.default('/')
		.transform(readPagePath)
		.meta({ description: 'Path of the page that the form stands on' }),
	leaveEmpty: z
		.string()
		.max(0, issueOf('newsletter.errors.leaveEmpty'))
		.default('')
		.meta({ description: 'Programs that fill in every field give themselves away here; leave it out' }),
});

/** Why staff unsubscribe somebody. */
export const leaveReason = typedText({ max: MAX_LEAVE_REASON, required: issueOf('validation.sayWhy') });

/** Identical for known and unknown addresses. */
export const subscriptionAnswer = z
	.object({
		state: z.literal('asked').meta({ description: 'A mail that asks for confirmation is on its way' }),
	})
	.meta({ id: 'NewsletterAsked' });
