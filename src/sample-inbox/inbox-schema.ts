import { z } from 'zod';
import { findTextFault, tidyOneLine, tidyText } from '../text/visible-text.ts';
import { INBOX_LIMITS } from './inbox-request.ts';

type TextRules = {
	/** In characters. */
	max: number;
	/** Said when the text is empty. */
	required: string;
	/** True where the text may run over several lines. */
	lines?: boolean;
};

/** A text as it is stored: NFC, trimmed, nothing that can't be seen (quality.md 2.12). */
function textSchema({ max, required, lines = false }: TextRules) {
	return z
		.string({ error: (issue) => (issue.input === undefined ? required : 'must be text') })
		.overwrite(lines ? tidyText : tidyOneLine)
		.superRefine((text, context) => {
			if (text === '') context.addIssue(required);
			if (text.length > max) context.addIssue(`At most ${max} characters; this has ${text.length}`);
			const fault = findTextFault(text, lines);
			if (fault !== undefined) context.addIssue(`This text ${fault}`);
		});
}

const version = z.unknown().optional();

const mailSchema = z
	.strictObject(
		{
			subject: textSchema({ max: INBOX_LIMITS.mailSubject, required: 'Write a subject' }),
			text: textSchema({ max: INBOX_LIMITS.mailText, required: 'Write the mail', lines: true }),
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
	reason: textSchema({ max: INBOX_LIMITS.reason, required: 'Say why', lines: true }),
	mail: mailSchema.default(null),
});
export const noteBody = z.strictObject({
	text: textSchema({ max: INBOX_LIMITS.note, required: 'Write something', lines: true }),
});
/** An empty id takes the link away. */
export const linkBody = z.strictObject({ version, companyId: z.string('must be a company’s id').max(40) });
