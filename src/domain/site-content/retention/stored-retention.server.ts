import first from '../../../../content/retention.json' with { type: 'json' };
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { contentReader } from '../content-reader.server.ts';
import { RETENTION, type Retention } from './retention.ts';
import { retentionSchema } from './retention-schema.ts';

/** The periods of a new site. */
export const FIRST_RETENTION: Retention = retentionSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredRetention(document: unknown): Retention {
	return readStored({ table: 'site_content', column: 'document', id: RETENTION }, document, retentionSchema);
}

/** The periods that staff chose. Those that cannot be read are the first ones. */
export const findRetention = contentReader(RETENTION, {
	first: FIRST_RETENTION,
	unreadable: FIRST_RETENTION,
	read: readStoredRetention,
});
