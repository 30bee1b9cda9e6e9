import first from '../../../../content/sizing.json' with { type: 'json' };
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { contentReader } from '../content-reader.server.ts';
import { SIZING, type Sizing } from './sizing.ts';
import { sizingSchema } from './sizing-schema.ts';

/** The sizing guide of a new site. */
export const FIRST_SIZING: Sizing = sizingSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredSizing(document: unknown): Sizing {
	return readStored({ table: 'site_content', column: 'document', id: SIZING }, document, sizingSchema);
}

/** The sizing guide as staff wrote it. One that cannot be read is the first one. */
export const findSizing = contentReader(SIZING, {
	first: FIRST_SIZING,
	unreadable: FIRST_SIZING,
	read: readStoredSizing,
});
