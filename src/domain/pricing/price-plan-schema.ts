import { z } from 'zod';
import { issueFrom, issueOf, type Message } from '../../platform/i18n/message.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import { fieldsSchema } from '../catalogue/catalogue-text-schema.ts';
import { listSchemaErrors, type SchemaError } from '../catalogue/schema-error.ts';
import { parsePercent } from './percent-off.ts';
import { formatAmount } from './price.ts';
import { MAX_CHANGE, PRICE_STEPS, type PriceChange } from './price-plan.ts';

const PERCENT = issueOf('validation.price.change', { most: MAX_CHANGE / 100 });

/** The steps as typed and sent: "0.05". */
export const STEP_AMOUNTS: readonly string[] = PRICE_STEPS.map(formatAmount);

const CHANGE_FIELDS = {
	direction: z.enum(['up', 'down'], issueOf('validation.oneOf', { values: ['up', 'down'] })),
	percent: z.string(PERCENT).transform((text, context) => {
		const parsed = parsePercent(text.slice(0, 60));
		if ('hundredths' in parsed && parsed.hundredths > 0 && parsed.hundredths <= MAX_CHANGE)
			return parsed.hundredths;
		const isTyped = 'error' in parsed && text.trim() !== '';
		context.addIssue(isTyped ? issueFrom(parsed.error as Message) : PERCENT);
		return z.NEVER;
	}),
	roundedTo: z.enum(
		STEP_AMOUNTS as [string, ...string[]],
		issueOf('validation.oneOf', { values: STEP_AMOUNTS }),
	),
	version: z.unknown().optional(),
};

const changeSchema = fieldsSchema(CHANGE_FIELDS);

const planSchema = fieldsSchema({
	...CHANGE_FIELDS,
	from: z
		.string(issueOf('validation.dayInRange'))
		.refine((text) => isCalendarDate(text), issueOf('validation.dayInRange')),
});

const toChange = ({ direction, percent, roundedTo }: z.output<typeof changeSchema>): PriceChange => ({
	hundredths: direction === 'up' ? percent : -percent,
	stepCents: PRICE_STEPS[STEP_AMOUNTS.indexOf(roundedTo)]!,
});

/** Parses a change of prices without a day; returns it, or an error for every invalid field. */
export function parsePriceChange(body: unknown): { change: PriceChange } | { errors: SchemaError[] } {
	const parsed = changeSchema.safeParse(body);
	return parsed.success ? { change: toChange(parsed.data) } : { errors: listSchemaErrors(parsed.error) };
}

/** Parses a planned change of prices; returns it, or an error for every invalid field. */
export function parsePricePlan(
	body: unknown,
): { plan: PriceChange & { fromDay: string } } | { errors: SchemaError[] } {
	const parsed = planSchema.safeParse(body);
	if (!parsed.success) return { errors: listSchemaErrors(parsed.error) };
	return { plan: { ...toChange(parsed.data), fromDay: parsed.data.from } };
}
