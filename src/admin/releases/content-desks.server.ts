import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { contactPart } from '../content/contact/contact-part.server.ts';
import type { ContentPart } from '../content/content-commands.server.ts';
import { redirectsPart } from '../redirects/redirects-part.server.ts';
import { TRANSLATED_PARTS, type TranslatedPart } from '../translations/translated-parts.server.ts';

/** A part without a second language, by its entry in the menu. */
function desk<Value extends object>(
	part: ContentPart<Value>,
	key: 'contact' | 'redirects',
	href: string,
): TranslatedPart {
	const titleIn = (locale: Locale) => messagesFor(locale, 'staff')(`nav.${key}`);
	return { part: part as unknown as ContentPart<object>, href, titleIn };
}

/** Every part of the site that staff write, in the order of the menu, with the page that edits it. */
export const CONTENT_DESKS: readonly TranslatedPart[] = [
	...TRANSLATED_PARTS,
	desk(contactPart, 'contact', '/admin/contact'),
	desk(redirectsPart, 'redirects', '/admin/redirects'),
];
/** A part of the site as a page names it. */
export type ContentDesk = { name: string; title: string; href: string };

export const listContentDesks = (locale: Locale): ContentDesk[] =>
	CONTENT_DESKS.map(({ part, href, titleIn }) => ({ name: part.name, title: titleIn(locale), href }));

export const findContentDesk = (name: string, locale: Locale): ContentDesk | undefined =>
	listContentDesks(locale).find((desk) => desk.name === name);
