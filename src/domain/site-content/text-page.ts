import type { Locale } from '../../platform/i18n/locale.ts';
import type { RichText } from '../rich-text/rich-text.ts';

/** The text pages that staff write, by their names in storage and in addresses. */
export const TEXT_PAGE_NAMES = ['terms', 'privacy', 'accessibility'] as const;

export type TextPageName = (typeof TEXT_PAGE_NAMES)[number];

/** The page that an address names. */
export const findTextPageName = (text: string | undefined) => TEXT_PAGE_NAMES.find((name) => name === text);

/** The English path of a text page. */
export const textPagePath = (name: TextPageName) => `/${name}`;

/** The name of a page among the site's contents. */
export const textPageContent = (name: TextPageName) => `page-${name}`;

/** A page in one language. */
export type PageText = {
	title: string;
	/** For search engines. */
	description: string;
	/** The line beside the title. */
	lead: string;
	body: RichText;
};

export type PageTexts = { english: PageText; french: PageText };

/** A page as its last writer left it. */
export type TextPage = PageTexts & {
	/** The day of the last change of substance, which the page names, yyyy-mm-dd. */
	updated: string;
	/** What visitors see meanwhile, if the texts are a draft. */
	live: PageTexts | null;
};

/** In characters. */
export const PAGE_TEXT_LIMITS = { title: 80, description: 300, lead: 200 } as const;

/** The texts that visitors see. */
export function liveTexts({ english, french, live }: TextPage): PageTexts {
	return live ?? { english, french };
}

/** The text that visitors see in a language. */
export function findPageText(page: TextPage, locale: Locale): PageText {
	return textIn(liveTexts(page), locale);
}

export function textIn({ english, french }: PageTexts, locale: Locale): PageText {
	return locale === 'fr' ? french : english;
}
