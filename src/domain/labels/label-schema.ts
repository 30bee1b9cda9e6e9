import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { typedText } from '../../platform/text/typed-text.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import { normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { listSchemaErrors, type SchemaError } from '../catalogue/schema-error.ts';
import { LABEL_LIMITS, type LabelInput } from './label.ts';
import { LABEL_LANGUAGES } from './label-language.ts';

const optionalText = (max: number) => typedText({ max }).default('');

const WHOLE_QUANTITY = issueOf('validation.wholeNumber', { from: 1, to: 9_999 });

const lineSchema = z.strictObject(
	{
		productName: optionalText(LABEL_LIMITS.productName),
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
		productDescription: optionalText(LABEL_LIMITS.productDescription),
		productDescriptionFrench: typedText({ max: LABEL_LIMITS.productDescription })
			.transform((text) => text || undefined)
			.optional(),
		size: typedText({ max: LABEL_LIMITS.size, required: issueOf('validation.pickSize') }),
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
	operatingName: typedText({ max: LABEL_LIMITS.name, required: issueOf('validation.labelName') }),
	shippingAddress: typedText({
		max: LABEL_LIMITS.address,
		required: issueOf('validation.labelAddress'),
		lines: 'dense',
	}),
	attention: optionalText(LABEL_LIMITS.attention),
	date: z.string(issueOf('validation.day')).refine(isCalendarDate, issueOf('validation.dayInRange')),
	invoiceNumber: optionalText(LABEL_LIMITS.number),
	purchaseOrderNumber: optionalText(LABEL_LIMITS.number),
	content: z
		.array(lineSchema, { error: issueOf('validation.lines') })
		.min(1, issueOf('validation.addProduct'))
		.max(LABEL_LIMITS.lines, issueOf('validation.atMostLines', { most: LABEL_LIMITS.lines })),
	companyId: optionalText(40),
	language: z.enum(LABEL_LANGUAGES, { error: issueOf('validation.labelLanguage') }).optional(),
};

/** A draft may lack its address and its lines; anything present must be valid. */
const draftFields = {
	...fields,
	shippingAddress: typedText({ max: LABEL_LIMITS.address, lines: 'dense' }).default(''),
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
