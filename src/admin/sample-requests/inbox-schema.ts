import { z } from 'zod';
import { INBOX_LIMITS } from '../../domain/sample-requests/inbox-request.ts';
import { typedText } from '../../platform/text/typed-text.ts';

const version = z.unknown().optional();

const mailSchema = z
	.strictObject(
		{
			subject: typedText({ max: INBOX_LIMITS.mailSubject, required: 'Write a subject' }),
			text: typedText({ max: INBOX_LIMITS.mailText, required: 'Write the mail', lines: true }),
		},
		{ error: (issue) => (issue.code === 'unrecognized_keys' ? 'is not a field we know' : 'must be a mail') },
	)
	.nullable()
	.describe('null sends none');

export const verifyBody = z.strictObject({ version }).default({});
export const approveBody = z.strictObject({
	version,
	mail: mailSchema.default(null),
	/** Makes the label in the same breath. */
	label: z.boolean('must be true or false').default(false),
});
export const shipBody = z
	.strictObject({
		version,
		mail: mailSchema.default(null),
		/** Marks its label as shipped too. */
		label: z.boolean('must be true or false').default(false),
	})
	.default({ mail: null, label: false });
export const declineBody = z.strictObject({
	version,
	reason: typedText({ max: INBOX_LIMITS.reason, required: 'Say why', lines: true }),
	mail: mailSchema.default(null),
});
export const noteBody = z.strictObject({
	text: typedText({ max: INBOX_LIMITS.note, required: 'Write something', lines: true }),
});
/** An empty id takes the link away. */
export const linkBody = z.strictObject({ version, companyId: z.string('must be a company’s id').max(40) });
