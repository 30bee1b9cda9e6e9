import { z } from 'zod';
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { BULK_FIELDS } from './bulk-change.ts';

const action = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('state'), state: z.enum(['draft', 'published']) }),
	z.object({ kind: z.enum(['addToCategory', 'removeFromCategory']), category: z.string() }),
	z.object({ kind: z.literal('field'), field: z.enum(BULK_FIELDS), value: z.string() }),
]);

const storedBulkSchema = z.object({
	action,
	gloves: z.array(z.object({ id: z.string(), partNumber: z.string(), from: z.number(), to: z.number() })),
	members: z.array(z.object({ partNumber: z.string(), at: z.number() })),
});

/** Parses a bulk change from a row of `product_bulk`. @throws UnreadableDocumentError */
export function readStoredBulk(row: { id: string; document: unknown }) {
	return readStored(
		{ table: 'product_bulk', column: 'document', id: row.id },
		row.document,
		storedBulkSchema,
	);
}
