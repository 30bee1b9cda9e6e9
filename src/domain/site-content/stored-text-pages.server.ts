import accessibility from '../../../content/pages/accessibility.json' with { type: 'json' };
import privacy from '../../../content/pages/privacy.json' with { type: 'json' };
import terms from '../../../content/pages/terms.json' with { type: 'json' };
import { mapReadable, readStored } from '../../platform/db/stored-json.server.ts';
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

export type SiteContents = { findContent: (name: string) => string | undefined };

/** Parsed pages by their stored text: a page is parsed once per change, not per visit. */
const parsed = new Map<TextPageName, { document: string; page: TextPage }>();

/**
 * A page as stored. One that cannot be read is the first one, since a site must not be without its terms; Today tells
 * staff.
 */
export function findTextPage(contents: SiteContents, name: TextPageName): TextPage {
	const document = contents.findContent(textPageContent(name));
	if (document === undefined) return FIRST_TEXT_PAGES[name];
	const held = parsed.get(name);
	if (held?.document === document) return held.page;
	const [page] = mapReadable([document], (text) => readStoredTextPage(name, text));
	if (!page) return FIRST_TEXT_PAGES[name];
	parsed.set(name, { document, page });
	return page;
}

export function listStoredTextPages(contents: SiteContents): { name: TextPageName; page: TextPage }[] {
	return TEXT_PAGE_NAMES.map((name) => ({ name, page: findTextPage(contents, name) }));
}
