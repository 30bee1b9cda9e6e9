import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { findTextError, tidyManyLines, tidyOneLine } from '../../platform/text/visible-text.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import { normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { listSchemaErrors, type SchemaError } from '../catalogue/schema-error.ts';
import { LABEL_LIMITS, type LabelInput } from './label.ts';

type TextRules = {
	/** In characters. */
	max: number;
	/** Message for an empty text; unset if it may be empty. */
	required?: string;
	/** Whether line breaks are allowed. */
	lines?: boolean;
};

/** A text in its stored form (docs/behaviour.md, "Stored text"). */
function textSchema({ max, required, lines = false }: TextRules) {
	return z
		.string({
			error: (issue) =>
				issue.input === undefined ? (required ?? issueOf('validation.missing')) : issueOf('validation.text'),
		})
		.overwrite(lines ? tidyManyLines : tidyOneLine)
		.superRefine((text, context) => {
			if (text === '' && required !== undefined) context.addIssue(required);
			if (text.length > max)
				context.addIssue(issueOf('validation.longText', { most: max, count: text.length }));
			const error = findTextError(text, lines);
			if (error !== undefined) context.addIssue(issueOf('validation.textIs', { what: error }));
		});
}

const optionalText = (rules: TextRules) => textSchema(rules).default('');

const WHOLE_QUANTITY = issueOf('validation.wholeNumber', { from: 1, to: '9,999' });

const lineSchema = z.strictObject(
	{
		productName: optionalText({ max: LABEL_LIMITS.productName }),
		productPartNumber: z.string({ error: issueOf('validation.pickProduct') }).transform((text, context) => {
			const partNumber = normalisePartNumber(text);
			if (partNumber === undefined) {
				context.addIssue(
					text.trim() === '' ? issueOf('validation.pickProduct') : issueOf('validation.noPartNumber'),
				);
				return '';
			}
			return partNumber;
		}),
		productDescription: optionalText({ max: LABEL_LIMITS.productDescription }),
		size: textSchema({ max: LABEL_LIMITS.size, required: issueOf('validation.pickSize') }),
		quantity: z
			.number({ error: WHOLE_QUANTITY })
			.int(WHOLE_QUANTITY)
			.min(1, WHOLE_QUANTITY)
			.max(LABEL_LIMITS.quantity, WHOLE_QUANTITY)
			.default(1),
	},
	{
		error: (issue) =>
			issue.code === 'unrecognized_keys' ? issueOf('validation.unknownField') : issueOf('validation.line'),
	},
);

const fields = {
	operatingName: textSchema({ max: LABEL_LIMITS.name, required: issueOf('validation.labelName') }),
	shippingAddress: textSchema({
		max: LABEL_LIMITS.address,
		required: issueOf('validation.labelAddress'),
		lines: true,
	}),
	attention: optionalText({ max: LABEL_LIMITS.attention }),
	date: z.string(issueOf('validation.day')).refine(isCalendarDate, issueOf('validation.dayInRange')),
	invoiceNumber: optionalText({ max: LABEL_LIMITS.number }),
	purchaseOrderNumber: optionalText({ max: LABEL_LIMITS.number }),
	content: z
		.array(lineSchema, { error: issueOf('validation.lines') })
		.min(1, issueOf('validation.addProduct'))
		.max(LABEL_LIMITS.lines, issueOf('validation.atMostLines', { most: LABEL_LIMITS.lines })),
	companyId: optionalText({ max: 40 }),
};

/** A draft may lack its address and its lines; anything present must be valid. */
const draftFields = {
	...fields,
	shippingAddress: optionalText({ max: LABEL_LIMITS.address, lines: true }),
	content: z
		.array(lineSchema, { error: issueOf('validation.lines') })
		.max(LABEL_LIMITS.lines)
		.default([]),
};

const strict = {
	error: (issue: { code?: string }) =>
		issue.code === 'unrecognized_keys' ? issueOf('validation.unknownField') : issueOf('validation.fields'),
};
const readySchema = z.strictObject(fields, strict);
const draftSchema = z.strictObject(draftFields, strict);

/** A parsed label and whether it is saved as a draft, or an error for every invalid field. */
export type ParsedLabel = { label: LabelInput; state: 'draft' | 'ready' } | { errors: SchemaError[] };

/** @param today the default date */
export function parseLabel(body: unknown, today: string): ParsedLabel {
	const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
	const { state = 'ready', version: _, ...rest } = (isObject ? body : {}) as Record<string, unknown>;
	if (isObject && state !== 'draft' && state !== 'ready') {
		return { errors: [{ path: 'state', message: issueOf('validation.labelState') }] };
	}
	const schema = state === 'draft' ? draftSchema : readySchema;
	const parsed = schema.safeParse(isObject ? { date: today, ...rest } : body);
	if (!parsed.success) return { errors: listSchemaErrors(parsed.error) };
	return { label: parsed.data, state: state === 'draft' ? 'draft' : 'ready' };
}
