import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import { fieldsSchema, mustBe, textSchema } from '../catalogue/catalogue-text-schema.ts';
import { isReadableText } from '../rich-text/rich-text.ts';
import { richTextSchema } from '../rich-text/rich-text-schema.ts';
import { PAGE_TEXT_LIMITS as LIMITS, type PageTexts, type TextPage } from './text-page.ts';

const pageText = fieldsSchema({
	title: textSchema({ max: LIMITS.title }),
	description: textSchema({ max: LIMITS.description }),
	lead: textSchema({ max: LIMITS.lead }),
	body: richTextSchema,
});

const pageTexts = { english: pageText, french: pageText };

const pageTextsSchema = fieldsSchema(pageTexts);

/** Schema of a text page, for form, API, storage and the first fill alike. */
export const textPageSchema = fieldsSchema({
	...pageTexts,
	updated: z
		.string(mustBe('validation.text'))
		.refine((text) => isCalendarDate(text), issueOf('validation.day')),
	live: pageTextsSchema.nullable(),
}) satisfies z.ZodType<TextPage>;

/** Whether a value has the form of a page's texts, valid or not. */
export function isPageTexts(value: unknown): value is PageTexts {
	const { english, french } = (value ?? {}) as Record<string, unknown>;
	return [english, french].every((text) => {
		const { title, description, lead, body } = (text ?? {}) as Record<string, unknown>;
		return [title, description, lead].every((line) => typeof line === 'string') && isReadableText(body);
	});
}
