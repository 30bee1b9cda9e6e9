import { z } from 'zod';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import {
	fieldsSchema,
	listSchema,
	mustBe,
	partNumberSchema,
	textSchema,
} from '../catalogue/catalogue-text-schema.ts';
import { listSchemaFaults, type SchemaFault } from '../catalogue/schema-fault.ts';
import type { CustomerPart } from './client-prices.ts';
import { CURRENCIES, type Currency } from './price.ts';
import type { Assignment, Override } from './price-decision.ts';
import { PRICE_LIMITS } from './price-list.ts';
import {
	checkSpan,
	isWithoutDoubles,
	openDay,
	PAIR_FIRST,
	priceFields,
	toBreaks,
} from './price-list-schema.ts';

/** A price by hand to write; without prices it is taken away, and the template's holds again. */
export type OverrideChange = { partNumber: string; override: Override | undefined };

/** What to change of a company's prices: only what is named here. */
export type ClientChange = {
	currency?: Currency;
	assignment?: Assignment;
	overrides: OverrideChange[];
	/** An empty number takes the row away. */
	customerParts: CustomerPart[];
};

const overrideSchema = fieldsSchema({
	partNumber: partNumberSchema,
	...priceFields,
	reason: textSchema({ max: PRICE_LIMITS.reason, empty: true }).default(''),
	validFrom: openDay,
	validTo: openDay,
}).transform(({ partNumber, reason, validFrom, validTo, ...typed }, context): OverrideChange => {
	const prices = toBreaks(typed, context, PAIR_FIRST);
	if (!prices) return { partNumber, override: undefined };
	checkSpan({ validFrom, validTo }, context);
	if (reason === '') context.addIssue({ code: 'custom', path: ['reason'], message: REASON_MISSING });
	return { partNumber, override: { prices, reason, validFrom, validTo } };
});

export const REASON_MISSING = 'Say why this company pays another price';

const customerPartSchema = fieldsSchema({
	partNumber: partNumberSchema,
	number: textSchema({ max: PRICE_LIMITS.customerNumber, empty: true }),
	name: textSchema({ max: PRICE_LIMITS.customerName, empty: true }).default(''),
});

const changeSchema = fieldsSchema({
	currency: z.enum(CURRENCIES, `must be one of ${CURRENCIES.join(', ')}`).optional(),
	assignment: fieldsSchema({
		listId: textSchema({ max: 40, empty: true }),
		from: z
			.string(mustBe('text'))
			.refine(isCalendarDate, 'Say from which day on, from 2000 to 2100, such as 2026-11-20'),
	}).optional(),
	overrides: listSchema(overrideSchema, PRICE_LIMITS.lines)
		.refine((rows) => isWithoutDoubles(rows), 'names a glove twice')
		.default([]),
	customerParts: listSchema(customerPartSchema, PRICE_LIMITS.lines)
		.refine((rows) => isWithoutDoubles(rows), 'names a glove twice')
		.default([]),
	version: z.unknown().optional(),
});

/** A change from what a form or a program sent, or every wrong field. */
export function parseClientChange(body: unknown): { change: ClientChange } | { faults: SchemaFault[] } {
	const parsed = changeSchema.safeParse(body);
	if (!parsed.success) return { faults: listSchemaFaults(parsed.error) };
	const { version: _, ...change } = parsed.data;
	return { change };
}
