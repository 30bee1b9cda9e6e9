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
import { parsePercent } from './percent-off.ts';
import { CURRENCIES, parsePrice } from './price.ts';
import { PRICE_LIMITS, PRICE_LIST_KINDS, type PriceLine, type PriceListInput } from './price-list.ts';
import { BREAKS, type Breaks } from './quantity-break.ts';

/** A day of the calendar, or empty. */
export const openDay = z
	.string(mustBe('text'))
	.refine((text) => text === '' || isCalendarDate(text), 'A day from 2000 to 2100, such as 2026-11-20')
	.default('');

/** Days that are the wrong way round are named at the second. */
export function checkSpan(
	{ validFrom, validTo }: { validFrom: string; validTo: string },
	context: z.RefinementCtx,
): void {
	if (validFrom === '' || validTo === '' || validFrom <= validTo) return;
	context.addIssue({ code: 'custom', path: ['validTo'], message: 'Ends before it begins' });
}

export const requiredText = (max: number, missing: string) =>
	textSchema({ max, empty: true }).refine((text) => text !== '', missing);

/** A field as people type it; empty is null. Read by `parse`, whose fault is said at the field. */
function typedNumber<Key extends string>(parse: (text: string) => Record<Key, number> | { fault: string }) {
	return z.string(mustBe('text')).transform((text, context): number | null => {
		if (text.trim() === '') return null;
		const parsed = parse(text.slice(0, 60));
		if ('fault' in parsed) {
			context.addIssue(parsed.fault as string);
			return z.NEVER;
		}
		return Object.values<number>(parsed as Record<Key, number>)[0] ?? null;
	});
}

const priceField = typedNumber(parsePrice).default(null);
const percentField = typedNumber(parsePercent).default(null);

/** A price, or a percentage, from each quantity on, as typed. */
export const priceFields = { pair: priceField, dozen: priceField, case: priceField };
const percentFields = { pair: percentField, dozen: percentField, case: percentField };

type TypedBreaks = { pair: number | null; dozen: number | null; case: number | null };

/**
 * Breaks from what was typed; undefined for nothing at all. A dozen without a pair would leave eleven pairs without a
 * price, so the pair is asked for.
 */
export function toBreaks(
	typed: TypedBreaks,
	context: z.RefinementCtx,
	asked: string,
	path: readonly string[] = [],
): Breaks | undefined {
	if (BREAKS.every((unit) => typed[unit] === null)) return undefined;
	if (typed.pair === null) {
		context.addIssue({ code: 'custom', path: [...path, 'pair'], message: asked });
		return undefined;
	}
	return {
		pair: typed.pair,
		...(typed.dozen === null ? {} : { dozen: typed.dozen }),
		...(typed.case === null ? {} : { case: typed.case }),
	};
}

export const PAIR_FIRST = 'Say the price of a pair too';

const ruleSchema = fieldsSchema({
	scope: z.enum(['glove', 'category'], 'must be glove or category'),
	target: requiredText(120, 'Pick a glove or a category'),
	off: fieldsSchema(percentFields),
});

const listFields = fieldsSchema({
	name: requiredText(PRICE_LIMITS.name, 'Give the list a name'),
	kind: z.enum(PRICE_LIST_KINDS, `must be one of ${PRICE_LIST_KINDS.join(', ')}`),
	currency: z.enum(CURRENCIES, `must be one of ${CURRENCIES.join(', ')}`),
	parentId: textSchema({ max: 40, empty: true }).default(''),
	off: fieldsSchema(percentFields).default({ pair: null, dozen: null, case: null }),
	rules: listSchema(ruleSchema, PRICE_LIMITS.rules).default([]),
	validFrom: openDay,
	validTo: openDay,
	version: z.unknown().optional(),
});

const listSchemaOf = listFields.transform((typed, context): PriceListInput => {
	checkSpan(typed, context);
	const { version: _, off, rules, parentId, ...rest } = typed;
	if (rest.kind !== 'percent') return { ...rest, parentId: '', off: { pair: 0 }, rules: [] };
	if (parentId === '') {
		context.addIssue({ code: 'custom', path: ['parentId'], message: 'Pick the list it is taken off' });
	}
	const missing = 'A percentage, such as 35 or 12.5';
	const read = (one: TypedBreaks, path: string[]) => {
		const breaks = toBreaks(one, context, missing, path);
		if (!breaks && BREAKS.every((unit) => one[unit] === null)) {
			context.addIssue({ code: 'custom', path: [...path, 'pair'], message: missing });
		}
		return breaks ?? { pair: 0 };
	};
	return {
		...rest,
		parentId,
		off: read(off, ['off']),
		rules: rules.map((rule, at) => ({ ...rule, off: read(rule.off, ['rules', String(at), 'off']) })),
	};
});

/** A list from what a form or a program sent, or every wrong field. */
export function parsePriceList(body: unknown): { list: PriceListInput } | { faults: SchemaFault[] } {
	const parsed = listSchemaOf.safeParse(body);
	return parsed.success ? { list: parsed.data } : { faults: listSchemaFaults(parsed.error) };
}

/** Prices to write; a glove without any is to be taken off the list. */
export type LineChange = { partNumber: string; prices: PriceLine['prices'] | undefined };

const lineSchema = fieldsSchema({ partNumber: partNumberSchema, ...priceFields }).transform(
	({ partNumber, ...typed }, context): LineChange => ({
		partNumber,
		prices: toBreaks(typed, context, PAIR_FIRST),
	}),
);

const linesSchema = fieldsSchema({
	lines: listSchema(lineSchema, PRICE_LIMITS.lines).refine(
		(lines) => isWithoutDoubles(lines),
		'names a glove twice',
	),
	version: z.unknown().optional(),
});

export function isWithoutDoubles(rows: readonly { partNumber: string }[]): boolean {
	return new Set(rows.map(({ partNumber }) => partNumber)).size === rows.length;
}

export function parsePriceLines(body: unknown): { lines: LineChange[] } | { faults: SchemaFault[] } {
	const parsed = linesSchema.safeParse(body);
	return parsed.success ? { lines: parsed.data.lines } : { faults: listSchemaFaults(parsed.error) };
}
