import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { type PriceListInput, SIZE_RULE_SCOPES } from './price-list.ts';

const breaks = z.object({
	pair: z.number().int(),
	dozen: z.number().int().optional(),
	case: z.number().int().optional(),
});
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, issueOf('validation.mustBeOpenDay'));

const storedPriceListSchema: z.ZodType<
	Pick<PriceListInput, 'off' | 'rules' | 'sizeRules' | 'validFrom' | 'validTo'>
> = z.object({
	off: breaks,
	rules: z.array(z.object({ scope: z.enum(['glove', 'category']), target: z.string(), off: breaks })),
	// Lists from before prices by size have none.
	sizeRules: z
		.array(
			z.object({
				scope: z.enum(SIZE_RULE_SCOPES),
				target: z.string(),
				sizes: z.array(z.string()),
				more: z.number().int(),
			}),
		)
		.default([]),
	validFrom: day,
	validTo: day,
});

/**
 * Reads the percentages, rules, prices by size and dates of a `price_list` row.
 * @throws UnreadableDocumentError
 */
export function readStoredPriceList(row: { id: string; document: unknown }) {
	return readStored(
		{ table: 'price_list', column: 'document', id: row.id },
		row.document,
		storedPriceListSchema,
	);
}
