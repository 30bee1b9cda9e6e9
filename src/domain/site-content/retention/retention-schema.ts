import { z } from 'zod';
import { issueOf } from '../../../platform/i18n/message.ts';
import { fieldsSchema } from '../../catalogue/catalogue-text-schema.ts';
import { PERIOD_NAMES, PERIODS, type Period, type Retention } from './retention.ts';

/** A period as a number, or as a form has it: digits, with spaces around them. */
function periodSchema(period: Period) {
	const { min, max } = PERIODS[period];
	const whole = issueOf('validation.wholeNumber', { from: min, to: max });
	return z.preprocess(
		(value) => (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value),
		z
			.number({ error: whole })
			.refine((count) => Number.isInteger(count) && count >= min && count <= max, whole),
	);
}

/** Schema of the periods, for form, API, storage and the first fill alike. */
export const retentionSchema = fieldsSchema(
	Object.fromEntries(PERIOD_NAMES.map((period) => [period, periodSchema(period)])),
) as unknown as z.ZodType<Retention>;

/** Whether a value has the form of periods, valid or not. */
export function isRetentionForm(value: unknown): value is Retention {
	const form = z.record(z.string(), z.union([z.number(), z.string()])).safeParse(value);
	return form.success && PERIOD_NAMES.every((period) => period in form.data);
}
