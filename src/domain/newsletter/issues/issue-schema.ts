import type { z } from 'zod';
import { fieldsSchema, textSchema } from '../../catalogue/catalogue-text-schema.ts';
import { isReadableText } from '../../rich-text/rich-text.ts';
import { richDraftSchema } from '../../rich-text/rich-text-schema.ts';
import { type IssueTexts, ISSUE_LIMITS as LIMITS } from './issue.ts';

const issueText = fieldsSchema({
	subject: textSchema({ max: LIMITS.subject, empty: true }),
	heading: textSchema({ max: LIMITS.heading, empty: true }),
	body: richDraftSchema,
	plain: textSchema({ max: LIMITS.plain, empty: true, lines: true }),
});

/** Schema of an issue's texts, for form, API and storage alike. A draft may be empty: see `listMissing`. */
export const issueSchema = fieldsSchema({
	english: issueText,
	french: issueText,
}) satisfies z.ZodType<IssueTexts>;

/** Whether a value has the form of an issue's texts, valid or not. */
export function isIssueTexts(value: unknown): value is IssueTexts {
	const { english, french } = (value ?? {}) as Record<string, unknown>;
	return [english, french].every((text) => {
		const { subject, heading, plain, body } = (text ?? {}) as Record<string, unknown>;
		return [subject, heading, plain].every((line) => typeof line === 'string') && isReadableText(body);
	});
}
