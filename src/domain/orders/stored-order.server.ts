import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locale.ts';
import type { PortalOrder } from './portal-order.ts';

export type OrderDocument = Pick<
	PortalOrder,
	'lines' | 'currency' | 'purchaseOrder' | 'note' | 'companyName' | 'person' | 'language'
>;

const storedOrderSchema = z.object({
	lines: z.array(
		z.object({
			partNumber: z.string(),
			name: z.string(),
			size: z.string(),
			stockCode: z.string(),
			pairs: z.number().int().min(1),
			cents: z.number().int().optional(),
		}),
	),
	currency: z.enum(['CAD', 'USD']),
	purchaseOrder: z.string(),
	note: z.string(),
	companyName: z.string(),
	person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
	// Orders sent before French have none.
	language: z.enum(LOCALES).default(DEFAULT_LOCALE),
});

/**
 * Reads the order of a `distributor_order` row.
 * @throws UnreadableDocumentError
 */
export function readStoredOrder(row: { number: string; document: unknown }): OrderDocument {
	const location = { table: 'distributor_order', column: 'document', id: row.number };
	const { lines, ...order } = readStored(location, row.document, storedOrderSchema);
	// Adds `cents` as undefined where JSON omitted it.
	return { ...order, lines: lines.map((line) => ({ ...line, cents: line.cents })) };
}
