import first from '../../../content/redirects.json' with { type: 'json' };
import { mapReadable, readStored } from '../../platform/db/stored-json.server.ts';
import { indexRedirects, REDIRECTS, type Redirects, redirectKey } from './redirect.ts';
import { redirectsSchema } from './redirect-schema.ts';

/** The redirects of a new site. */
export const FIRST_REDIRECTS: Redirects = first;

/** @throws UnreadableDocumentError */
export function readStoredRedirects(document: unknown): Redirects {
	return readStored({ table: 'site_content', column: 'document', id: REDIRECTS }, document, redirectsSchema);
}

/** Finds where an address leads. What is stored is read once for each change; unreadable redirects lead nowhere. */
export function openRedirects(catalogue: {
	findContent: (name: string) => string | undefined;
}): (path: string) => string | undefined {
	let read: string | undefined;
	let index = indexRedirects(FIRST_REDIRECTS.redirects);
	return (path) => {
		const document = catalogue.findContent(REDIRECTS);
		if (document !== read) {
			const [stored] =
				document === undefined ? [FIRST_REDIRECTS] : mapReadable([document], readStoredRedirects);
			index = indexRedirects(stored?.redirects ?? []);
			read = document;
		}
		return index.size === 0 ? undefined : index.get(redirectKey(path));
	};
}
