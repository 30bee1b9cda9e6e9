import { z } from 'zod';
import { INBOX_LIMITS } from '../../domain/sample-requests/inbox-request.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { typedText } from '../../platform/text/typed-text.ts';

const version = z.unknown().optional();

const mailSchema = z
	.strictObject(
		{
			subject: typedText({ max: INBOX_LIMITS.mailSubject, required: issueOf('validation.writeSubject') }),
			text: typedText({ max: INBOX_LIMITS.mailText, required: issueOf('validation.writeMail'), lines: true }),
		},
		{
			error: (issue) =>
				issue.code === 'unrecognized_keys' ? issueOf('validation.unknownField') : issueOf('validation.mail'),
		},
	)
	.nullable()
	.describe('null sends none');

export const approveBody = z.strictObject({
	version,
	mail: mailSchema.default(null),
	/** Also makes its labels. */
	label: z.boolean(issueOf('validation.trueOrFalse')).default(false),
});
export const shipBody = z
	.strictObject({
		version,
		mail: mailSchema.default(null),
		/** Also marks its labels as shipped. */
		label: z.boolean(issueOf('validation.trueOrFalse')).default(false),
	})
	.default({ mail: null, label: false });
export const labelBody = z
	.strictObject({
		version,
		/** Everything once more, although it is on labels already. */
		another: z.boolean(issueOf('validation.trueOrFalse')).default(false),
	})
	.default({ another: false });
export const declineBody = z.strictObject({
	version,
	reason: typedText({ max: INBOX_LIMITS.reason, required: issueOf('validation.sayWhy'), lines: true }),
	mail: mailSchema.default(null),
});
