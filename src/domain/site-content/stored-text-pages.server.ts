import accessibility from '../../../content/pages/accessibility.json' with { type: 'json' };
import privacy from '../../../content/pages/privacy.json' with { type: 'json' };
import terms from '../../../content/pages/terms.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import { contentReader, type SiteContents } from './content-reader.server.ts';
import { TEXT_PAGE_NAMES, type TextPage, type TextPageName, textPageContent } from './text-page.ts';
import { textPageSchema } from './text-page-schema.ts';

/** The text pages of a new site. */
export const FIRST_TEXT_PAGES = {
	terms: textPageSchema.parse(terms),
	privacy: textPageSchema.parse(privacy),
	accessibility: textPageSchema.parse(accessibility),
} as const satisfies Record<TextPageName, TextPage>;

/** @throws UnreadableDocumentError */
export function readStoredTextPage(name: TextPageName, document: unknown): TextPage {
	const location = { table: 'site_content', column: 'document', id: textPageContent(name) };
	return readStored(location, document, textPageSchema);
}

const READERS = Object.fromEntries(
	TEXT_PAGE_NAMES.map((name) => {
		// One that cannot be read is the first one, since a site must not be without its terms.
		const first = FIRST_TEXT_PAGES[name];
		const read = (document: unknown) => readStoredTextPage(name, document);
		return [name, contentReader<TextPage>(textPageContent(name), { first, unreadable: first, read })];
	}),
) as Record<TextPageName, (contents: SiteContents) => TextPage>;

/** A page as stored. */
export const findTextPage = (contents: SiteContents, name: TextPageName) => READERS[name](contents);

export function listStoredTextPages(contents: SiteContents): { name: TextPageName; page: TextPage }[] {
	return TEXT_PAGE_NAMES.map((name) => ({ name, page: findTextPage(contents, name) }));
}
