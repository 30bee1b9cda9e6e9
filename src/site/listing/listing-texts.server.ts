import type { CategoryPage } from '../../domain/catalogue/catalogue-queries.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';
import type { ListingData } from './listing-data.ts';
import type { ListingRoute } from './listing-scope.ts';

/** The texts of a listing's page in a language. */
export function findListingTexts(pages: Pages, { id, scope }: ListingRoute, locale: Locale) {
	const texts = rawMessages(locale).listing.pages[id];
	const page = scope.kind === 'category' ? pages.findCategoryPage(scope.name) : undefined;
	return page ? withPageTexts(texts, page, locale) : texts;
}

type Pages = { findCategoryPage: (name: string) => CategoryPage | undefined };

/**
 * Texts that staff wrote for a category's page replace the site's own. What has no French is as the site's own French
 * says it; a category that staff made has none, and shows its English as such.
 */
export function withPageTexts(
	texts: ListingData['texts'],
	page: CategoryPage,
	locale: Locale,
	isStaffMade = false,
): ListingData['texts'] {
	const isFrench = locale !== DEFAULT_LOCALE;
	const [title, description] = isFrench
		? [page.titleFrench, page.descriptionFrench]
		: [page.title, page.description];
	const heading = title || (isStaffMade ? page.title || page.name : '');
	const text = description || (isStaffMade ? page.description : '');
	return {
		heading: heading || texts.heading,
		title: heading || texts.title,
		text: text || texts.text,
		description: text || texts.description,
		...(isFrench && heading !== title && { isHeadingEnglish: true }),
		...(isFrench && text !== description && { isTextEnglish: true }),
	};
}
