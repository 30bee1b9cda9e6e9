import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import { fieldsSchema, textSchema } from '../catalogue/catalogue-text-schema.ts';
import { RELEASE_LIMITS } from './release.ts';

/** A release as it is named. */
export const releaseSchema = fieldsSchema({ name: textSchema({ max: RELEASE_LIMITS.name }) });

/** When a release goes live, as clocks show it where staff work: a day, yyyy-mm-dd, and hours and minutes, hh:mm. */
export const releaseTimeSchema = fieldsSchema({
	day: z
		.string(issueOf('validation.dayInRange'))
		.refine((text) => isCalendarDate(text), issueOf('validation.dayInRange')),
	time: z
		.string(issueOf('releases.errors.time'))
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/, issueOf('releases.errors.time')),
});
