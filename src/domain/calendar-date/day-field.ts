import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { isCalendarDate } from './calendar-date.ts';

/** A day in a query, such as "2026-11-23"; empty for none. */
export const dayField = z
	.string()
	.refine((text) => text === '' || isCalendarDate(text), issueOf('validation.day'))
	.default('');
