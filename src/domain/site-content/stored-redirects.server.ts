import first from '../../../content/redirects.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import { contentReader, type SiteContents } from './content-reader.server.ts';
import { indexRedirects, REDIRECTS, type Redirects, redirectKey } from './redirect.ts';
import { redirectsSchema } from './redirect-schema.ts';

/** The redirects of a new site. */
export const FIRST_REDIRECTS: Redirects = first;

/** @throws UnreadableDocumentError */
export function readStoredRedirects(document: unknown): Redirects {
	return readStored({ table: 'site_content', column: 'document', id: REDIRECTS }, document, redirectsSchema);
}

const findIndex = contentReader<ReadonlyMap<string, string>>(REDIRECTS, {
	first: indexRedirects(FIRST_REDIRECTS.redirects),
	unreadable: new Map(),
	read: (document) => indexRedirects(readStoredRedirects(document).redirects),
});

/** Finds where an address leads; unreadable redirects lead nowhere. */
export function openRedirects(contents: SiteContents): (path: string) => string | undefined {
	return (path) => {
		const index = findIndex(contents);
		return index.size === 0 ? undefined : index.get(redirectKey(path));
	};
}
