import type { Resource } from '../../../domain/catalogue/product.ts';
import { type ReadText, termIn } from '../../../domain/catalogue/translations/product-texts.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';

/** A document about a glove, as its page lists it. */
export type GloveDocument = Resource & {
	/** What it is, so that the page can describe it; a document of another kind has only its title. */
	kind: 'spec' | 'care' | 'inspection' | 'other';
	/** The language that it is written in, where we know it. */
	language: Locale | undefined;
};

/** The documents that come with the site; a shared term names the file in another language, if there is one. */
const SITE_DOCUMENTS = '/documents/';

/** `title` is in English; what it begins with says what the document is: "Care card: leather". */
export function toGloveDocument(
	{ title, preview, pdfUrl }: Resource,
	read: ReadText,
	locale: Locale,
): GloveDocument {
	const kind = /^(care|inspection) card\b/i.exec(title)?.[1]?.toLowerCase() as
		| 'care'
		| 'inspection'
		| undefined;
	const translated = termIn(pdfUrl, locale);
	return {
		title: read(title),
		preview: termIn(preview, locale),
		pdfUrl: translated,
		kind: kind ?? 'other',
		language: !pdfUrl.startsWith(SITE_DOCUMENTS)
			? undefined
			: translated === pdfUrl
				? DEFAULT_LOCALE
				: locale,
	};
}
