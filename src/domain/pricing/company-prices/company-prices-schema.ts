import { z } from 'zod';
import { issueOf } from '../../../platform/i18n/message.ts';
import { isCalendarDate } from '../../calendar-date/calendar-date.ts';
import {
	fieldsSchema,
	listSchema,
	mustBe,
	partNumberSchema,
	textSchema,
} from '../../catalogue/catalogue-text-schema.ts';
import type { SchemaError } from '../../catalogue/schema-error.ts';
import { CURRENCIES, type Currency } from '../price.ts';
import type { Assignment, Override } from '../price-decision.ts';
import { PRICE_LIMITS } from '../price-list.ts';
import {
	forEachCurrency,
	isEmptyBreaks,
	isWithoutDuplicates,
	listPairErrors,
	listSpanErrors,
	openDay,
	parseWhole,
	priceFields,
	sentBreaks,
	sentText,
	toBreaks,
} from '../price-list-schema.ts';
import type { CustomerPart } from './company-prices.ts';

/** A change of a price set by hand; undefined removes it, so that the template applies again. */
export type OverrideChange = { partNumber: string; override: Override | undefined };

/** Changes to a company's prices; anything omitted stays unchanged. */
export type CompanyPriceChange = {
	currency?: Currency;
	assignment?: Assignment;
	overrides: OverrideChange[];
	/** An empty number removes the row. */
	customerParts: CustomerPart[];
};

const overrideSchema = (currency: Currency) =>
	fieldsSchema({
		partNumber: partNumberSchema,
		...priceFields(currency),
		reason: textSchema({ max: PRICE_LIMITS.reason, empty: true }).default(''),
		validFrom: openDay,
		validTo: openDay,
	});

const REASON_MISSING = issueOf('validation.price.reason');

const customerPartSchema = fieldsSchema({
	partNumber: partNumberSchema,
	number: textSchema({ max: PRICE_LIMITS.customerNumber, empty: true }),
	name: textSchema({ max: PRICE_LIMITS.customerName, empty: true }).default(''),
});

const changeSchema = forEachCurrency((currency) =>
	fieldsSchema({
		currency: z.enum(CURRENCIES, issueOf('validation.oneOf', { values: CURRENCIES })).optional(),
		assignment: fieldsSchema({
			listId: textSchema({ max: 40, empty: true }),
			/** Defaults to today. */
			from: z
				.string(mustBe('validation.text'))
				.refine(isCalendarDate, issueOf('validation.price.fromDay'))
				.optional(),
		}).optional(),
		overrides: listSchema(overrideSchema(currency), PRICE_LIMITS.lines)
			.refine((rows) => isWithoutDuplicates(rows), issueOf('validation.gloveTwice'))
			.default([]),
		customerParts: listSchema(customerPartSchema, PRICE_LIMITS.lines)
			.refine((rows) => isWithoutDuplicates(rows), issueOf('validation.gloveTwice'))
			.default([]),
		version: z.unknown().optional(),
	}),
);

const NOTHING = { pair: '', dozen: '', case: '', reason: '', validFrom: '', validTo: '' };
const sentChange = z.object({
	overrides: z
		.array(
			z.object({ ...sentBreaks, reason: sentText, validFrom: sentText, validTo: sentText }).catch(NOTHING),
		)
		.catch([]),
});

function listChangeErrors({ overrides }: z.output<typeof sentChange>): SchemaError[] {
	return overrides.flatMap((sent, at) => {
		if (isEmptyBreaks(sent)) return [];
		const path = `overrides.${at}`;
		return [
			...listPairErrors(sent, path),
			...(sent.reason.trim() === '' ? [{ path: `${path}.reason`, message: REASON_MISSING }] : []),
			...listSpanErrors(sent, `${path}.`),
		];
	});
}

/**
 * Parses a change from a form or a program; returns it or an error for every invalid field.
 * @param stored the company's currency, used for amounts unless the change has another currency
 * @param today the default start date of a template
 */
export function parseCompanyPriceChange(
	body: unknown,
	{ currency: stored, today }: { currency: Currency; today: string },
): { change: CompanyPriceChange } | { errors: SchemaError[] } {
	const named = z.object({ currency: z.enum(CURRENCIES) }).safeParse(body);
	const schema = changeSchema[named.success ? named.data.currency : stored];
	const parsed = parseWhole(body, schema, sentChange, listChangeErrors);
	if ('errors' in parsed) return parsed;
	const { version: _, overrides, assignment, ...change } = parsed.data;
	return {
		change: {
			...change,
			...(assignment ? { assignment: { listId: assignment.listId, from: assignment.from ?? today } } : {}),
			overrides: overrides.map(({ partNumber, reason, validFrom, validTo, ...typed }) => {
				const prices = toBreaks(typed);
				return { partNumber, override: prices && { prices, reason, validFrom, validTo } };
			}),
		},
	};
}
