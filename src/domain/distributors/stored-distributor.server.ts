import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { DAY_SPANS, type Distributor, SERVED_LANGUAGES, STOCKED_LINES } from './distributor.ts';

// Input rules are in `distributor-schema.ts`. They may change, but what is stored must stay readable.
const storedSchema = z.object({
	name: z.string(),
	street: z.string(),
	city: z.string(),
	province: z.string(),
	postalCode: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	website: z.string().nullable(),
	phone: z.string(),
	hours: z.array(z.object({ days: z.enum(DAY_SPANS), open: z.string(), close: z.string() })),
	lines: z.array(z.enum(STOCKED_LINES)),
	languages: z.array(z.enum(SERVED_LANGUAGES)),
	counterSales: z.boolean(),
});

/** What visitors see of a `distributor` row. @throws UnreadableDocumentError */
export function readStoredDistributor({ id, document }: { id: string; document: unknown }): Distributor {
	return { id, ...readStored({ table: 'distributor', column: 'document', id }, document, storedSchema) };
}
