import { z } from 'zod';
import { issueFrom, issueOf, type Message } from '../../platform/i18n/message.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import {
	fieldsSchema,
	listSchema,
	mustBe,
	partNumberSchema,
	textSchema,
} from '../catalogue/catalogue-text-schema.ts';
import { listSchemaErrors, type SchemaError } from '../catalogue/schema-error.ts';
import { parsePercent } from './percent-off.ts';
import { CURRENCIES, type Currency, parsePrice } from './price.ts';
import {
	PRICE_LIMITS,
	PRICE_LIST_KINDS,
	type PriceLine,
	type PriceListInput,
	SIZE_RULE_SCOPES,
} from './price-list.ts';
import { BREAKS, type Breaks } from './quantity-break.ts';

/** A calendar date, or empty. */
export const openDay = z
	.string(mustBe('validation.text'))
	.refine((text) => text === '' || isCalendarDate(text), issueOf('validation.dayInRange'))
	.default('');

const requiredText = (max: number, missing: string) =>
	textSchema({ max, empty: true }).refine((text) => text !== '', missing);

/** A field as typed; empty is null. Its error comes from `parse`. */
function typedNumber<Key extends string>(parse: (text: string) => Record<Key, number> | { error: Message }) {
	return z.string(mustBe('validation.text')).transform((text, context): number | null => {
		if (text.trim() === '') return null;
		const parsed = parse(text.slice(0, 60));
		if ('error' in parsed) {
			context.addIssue(issueFrom(parsed.error as Message));
			return z.NEVER;
		}
		return Object.values<number>(parsed as Record<Key, number>)[0] ?? null;
	});
}

const percentField = typedNumber(parsePercent).default(null);

/** Typed prices in this currency, one for each break. */
export function priceFields(currency: Currency) {
	const priceField = typedNumber((text) => parsePrice(text, currency)).default(null);
	return { pair: priceField, dozen: priceField, case: priceField };
}
const percentFields = { pair: percentField, dozen: percentField, case: percentField };

type TypedBreaks = { pair: number | null; dozen: number | null; case: number | null };

/** Converts validated breaks; undefined if empty. */
export function toBreaks(typed: TypedBreaks): Breaks | undefined {
	if (typed.pair === null) return undefined;
	return {
		pair: typed.pair,
		...(typed.dozen === null ? {} : { dozen: typed.dozen }),
		...(typed.case === null ? {} : { case: typed.case }),
	};
}

/** A field as sent, without validation: rules between fields are checked even if single fields are invalid. */
export const sentText = z.string().catch('');
export const sentBreaks = { pair: sentText, dozen: sentText, case: sentText };
type SentBreaks = { pair: string; dozen: string; case: string };

export function isEmptyBreaks(sent: SentBreaks): boolean {
	return BREAKS.every((unit) => sent[unit].trim() === '');
}

/** A price for a dozen without one for a pair would leave eleven pairs unpriced, so the pair is required. */
export function listPairErrors(sent: SentBreaks, path: string): SchemaError[] {
	const isMissing = !isEmptyBreaks(sent) && sent.pair.trim() === '';
	return isMissing ? [{ path: `${path}.pair`, message: PAIR_FIRST }] : [];
}

/** Reversed dates are reported at the second field. */
export function listSpanErrors(sent: { validFrom: string; validTo: string }, path = ''): SchemaError[] {
	const { validFrom, validTo } = sent;
	if (!isCalendarDate(validFrom) || !isCalendarDate(validTo) || validFrom <= validTo) return [];
	return [{ path: `${path}validTo`, message: issueOf('validation.price.span') }];
}

/**
 * Parses a body and reports all invalid fields at once, including violations of rules between fields.
 * @param sent the body's unvalidated fields, which `listErrors` checks for such violations
 */
export function parseWhole<Output, Sent>(
	body: unknown,
	schema: z.ZodType<Output>,
	sent: z.ZodType<Sent>,
	listErrors: (sent: Sent) => SchemaError[],
): { data: Output } | { errors: SchemaError[] } {
	const parsed = schema.safeParse(body);
	const errors = parsed.success ? [] : listSchemaErrors(parsed.error);
	const whole = sent.safeParse(body);
	const named = new Set(errors.map(({ path }) => path));
	if (whole.success) errors.push(...listErrors(whole.data).filter(({ path }) => !named.has(path)));
	return parsed.success && errors.length === 0 ? { data: parsed.data } : { errors };
}

const PAIR_FIRST = issueOf('validation.price.pairFirst');

const ruleSchema = fieldsSchema({
	scope: z.enum(['glove', 'category'], issueOf('validation.price.scope')),
	target: requiredText(120, issueOf('validation.price.target')),
	off: fieldsSchema(percentFields),
});

/** Sizes as a list, or as typed: "2XL, 3XL". */
const sizesField = z.preprocess(
	(value) =>
		typeof value === 'string'
			? value
					.slice(0, PRICE_LIMITS.sizes * PRICE_LIMITS.size * 2)
					.split(/[,;\n]/)
					.filter((size) => size.trim() !== '')
			: value,
	listSchema(textSchema({ max: PRICE_LIMITS.size }), PRICE_LIMITS.sizes).refine(
		(sizes) => sizes.length > 0,
		issueOf('validation.price.sizes'),
	),
);

const sizeRuleSchema = (currency: Currency) =>
	fieldsSchema({
		scope: z.enum(SIZE_RULE_SCOPES, issueOf('validation.oneOf', { values: SIZE_RULE_SCOPES })),
		target: textSchema({ max: 120, empty: true }).default(''),
		sizes: sizesField,
		more: typedNumber((text) => parsePrice(text, currency)).refine(
			(cents) => cents !== null && cents > 0,
			issueOf('validation.price.more'),
		),
	}).check(({ value, issues }) => {
		if (value.scope === 'all' || value.target !== '') return;
		issues.push({
			code: 'custom',
			input: value,
			path: ['target'],
			message: issueOf('validation.price.target'),
		});
	});

const listFields = forEachCurrency((currency) =>
	fieldsSchema({
		name: requiredText(PRICE_LIMITS.name, issueOf('validation.price.listName')),
		kind: z.enum(PRICE_LIST_KINDS, issueOf('validation.oneOf', { values: PRICE_LIST_KINDS })),
		currency: z.enum(CURRENCIES, issueOf('validation.oneOf', { values: CURRENCIES })),
		parentId: textSchema({ max: 40, empty: true }).default(''),
		off: fieldsSchema(percentFields).default({ pair: null, dozen: null, case: null }),
		rules: listSchema(ruleSchema, PRICE_LIMITS.rules).default([]),
		sizeRules: listSchema(sizeRuleSchema(currency), PRICE_LIMITS.sizeRules).default([]),
		validFrom: openDay,
		validTo: openDay,
		version: z.unknown().optional(),
	}),
);

const sentList = z.object({
	kind: sentText,
	parentId: sentText,
	off: z.object(sentBreaks).catch({ pair: '', dozen: '', case: '' }),
	rules: z
		.array(
			z
				.object({ off: z.object(sentBreaks).catch({ pair: '', dozen: '', case: '' }) })
				.catch({ off: { pair: '', dozen: '', case: '' } }),
		)
		.catch([]),
	validFrom: sentText,
	validTo: sentText,
});

function listListErrors({ kind, parentId, off, rules, ...span }: z.output<typeof sentList>): SchemaError[] {
	const errors = listSpanErrors(span);
	if (kind !== 'percent') return errors;
	if (parentId.trim() === '') {
		errors.push({ path: 'parentId', message: issueOf('validation.price.parent') });
	}
	for (const [path, one] of [
		['off', off] as const,
		...rules.map((rule, at) => [`rules.${at}.off`, rule.off] as const),
	]) {
		if (one.pair.trim() === '')
			errors.push({ path: `${path}.pair`, message: issueOf('validation.price.percent') });
	}
	return errors;
}

/** Parses a list from a form or a program; returns it or an error for every invalid field. */
export function parsePriceList(body: unknown): { list: PriceListInput } | { errors: SchemaError[] } {
	// Another currency is an error of its own, whatever the amounts are in.
	const currency = z.object({ currency: z.enum(CURRENCIES) }).safeParse(body).data?.currency ?? 'CAD';
	const parsed = parseWhole(body, listFields[currency], sentList, listListErrors);
	if ('errors' in parsed) return parsed;
	const { version: _, off, rules, parentId, sizeRules, ...rest } = parsed.data;
	if (rest.kind !== 'percent') {
		const priced = sizeRules.map(({ target, more, ...rule }) => ({
			...rule,
			target: rule.scope === 'all' ? '' : target,
			more: more ?? 0,
		}));
		return { list: { ...rest, parentId: '', off: { pair: 0 }, rules: [], sizeRules: priced } };
	}
	const read = (typed: TypedBreaks) => toBreaks(typed) ?? { pair: 0 };
	return {
		list: {
			...rest,
			parentId,
			off: read(off),
			rules: rules.map((rule) => ({ ...rule, off: read(rule.off) })),
			// It takes its percentages off the prices of the sizes.
			sizeRules: [],
		},
	};
}

/** Prices to write; a glove without prices is removed from the list. */
export type LineChange = { partNumber: string; prices: PriceLine['prices'] | undefined };

const linesSchema = forEachCurrency((currency) =>
	fieldsSchema({
		lines: listSchema(
			fieldsSchema({ partNumber: partNumberSchema, ...priceFields(currency) }),
			PRICE_LIMITS.lines,
		).refine((lines) => isWithoutDuplicates(lines), issueOf('validation.gloveTwice')),
		version: z.unknown().optional(),
	}),
);

/** A schema per currency. */
export function forEachCurrency<Schema>(make: (currency: Currency) => Schema): Record<Currency, Schema> {
	return { CAD: make('CAD'), USD: make('USD') };
}

export function isWithoutDuplicates(rows: readonly { partNumber: string }[]): boolean {
	return new Set(rows.map(({ partNumber }) => partNumber)).size === rows.length;
}

const sentLines = z.object({
	lines: z.array(z.object(sentBreaks).catch({ pair: '', dozen: '', case: '' })).catch([]),
});

/**
 * Parses prices for a list in this currency from a form or a program; returns them or an error for every invalid
 * field.
 */
export function parsePriceLines(
	body: unknown,
	currency: Currency,
): { lines: LineChange[] } | { errors: SchemaError[] } {
	const parsed = parseWhole(body, linesSchema[currency], sentLines, ({ lines }) =>
		lines.flatMap((line, at) => listPairErrors(line, `lines.${at}`)),
	);
	if ('errors' in parsed) return parsed;
	return {
		lines: parsed.data.lines.map(({ partNumber, ...typed }) => ({ partNumber, prices: toBreaks(typed) })),
	};
}
