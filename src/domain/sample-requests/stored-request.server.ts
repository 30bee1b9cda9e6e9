import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { CHOICES, type RequestField, type SampleRequestInput, TEXT_LIMITS } from './sample-request.ts';

const fields = Object.fromEntries(
	[...Object.keys(CHOICES), ...Object.keys(TEXT_LIMITS)].map((field) => [field, z.string()]),
) as Record<RequestField, z.ZodString>;

const storedRequestSchema: z.ZodType<SampleRequestInput> = z.object({
	...fields,
	samples: z.array(z.object({ partNumber: z.string(), size: z.string() })),
});

/**
 * Reads the request of a `sample_request` row.
 * @throws UnreadableDocumentError
 */
export function readStoredRequest(row: { number: string; document: unknown }): SampleRequestInput {
	const location = { table: 'sample_request', column: 'document', id: row.number };
	return readStored(location, row.document, storedRequestSchema);
}
