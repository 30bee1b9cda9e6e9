import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';

const fields = z.record(z.string(), z.unknown());
const storedSchema = z.object({
	name: z.string(),
	before: fields,
	after: fields,
	/** What was there when the release went live; unset before. */
	replaced: fields.optional(),
});

/** What a release changes of a record, as stored. */
export type StoredItem = z.output<typeof storedSchema>;

/** @throws UnreadableDocumentError */
export function readStoredItem(id: string, document: unknown): StoredItem {
	return readStored({ table: 'site_release_item', column: 'document', id }, document, storedSchema);
}
