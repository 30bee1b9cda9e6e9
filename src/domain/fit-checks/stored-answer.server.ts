import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { SECOND_READINGS } from '../fit/second-reading/second-reading.ts';
import { PERFORMANCES } from '../ratings/performance.ts';

const storedAnswerSchema = z.object({
	reasons: z.array(z.object({ row: z.string(), finding: z.string(), effect: z.enum(PERFORMANCES) })),
	unread: z.array(z.string()),
	better: z.array(z.object({ partNumber: z.string(), why: z.string() })),
	secondReading: z.enum(SECOND_READINGS).optional(),
});

/** Reads the answer of a `fit_check` row. @throws UnreadableDocumentError */
export function readStoredAnswer(row: { id: string; answer: unknown }) {
	return readStored({ table: 'fit_check', column: 'answer', id: row.id }, row.answer, storedAnswerSchema);
}
