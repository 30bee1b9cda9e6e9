import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import {
	addressSchema,
	fieldsSchema,
	listSchema,
	mustBe,
	textSchema,
} from '../catalogue/catalogue-text-schema.ts';
import { ANNOUNCEMENT_LIMITS, type Announcements } from './announcement.ts';

const day = z
	.string(mustBe('validation.text'))
	.refine((text) => text === '' || isCalendarDate(text), issueOf('validation.day'));

const announcementSchema = fieldsSchema({
	english: textSchema({ max: ANNOUNCEMENT_LIMITS.text }),
	french: textSchema({ max: ANNOUNCEMENT_LIMITS.text, empty: true }),
	link: addressSchema({ empty: true }),
	from: day,
	to: day,
}).check(({ value: { from, to }, issues }) => {
	if (from === '' || to === '' || from <= to) return;
	issues.push({ code: 'custom', input: to, path: ['to'], message: issueOf('validation.price.span') });
});

/** Schema of the announcements, for form, API, storage and the first fill alike. */
export const announcementsSchema = fieldsSchema({
	announcements: listSchema(announcementSchema, ANNOUNCEMENT_LIMITS.announcements),
}) satisfies z.ZodType<Announcements>;
