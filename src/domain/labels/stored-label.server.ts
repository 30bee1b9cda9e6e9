import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { isCalendarDate } from '../calendar-date/calendar-date.ts';
import { LABEL_LIMITS, type LabelInput } from './label.ts';
import { LABEL_LANGUAGES } from './label-language.ts';

const storedLabelSchema: z.ZodType<LabelInput> = z.object({
	operatingName: z.string(),
	shippingAddress: z.string(),
	attention: z.string(),
	date: z.string().refine(isCalendarDate, issueOf('validation.mustBeDay')),
	invoiceNumber: z.string(),
	purchaseOrderNumber: z.string(),
	content: z.array(
		z.object({
			productName: z.string(),
			productPartNumber: z.string(),
			productDescription: z.string(),
			productDescriptionFrench: z.string().optional(),
			size: z.string(),
			quantity: z.number().int().min(1).max(LABEL_LIMITS.quantity),
		}),
	),
	companyId: z.string(),
	language: z.enum(LABEL_LANGUAGES).optional(),
});

/**
 * Reads the label of a `label` row.
 * @throws UnreadableDocumentError
 */
export function readStoredLabel(row: { id: number; document: unknown }): LabelInput {
	return readStored(
		{ table: 'label', column: 'document', id: String(row.id) },
		row.document,
		storedLabelSchema,
	);
}
