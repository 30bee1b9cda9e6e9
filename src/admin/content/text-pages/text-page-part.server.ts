import { listLines } from '../../../domain/rich-text/rich-text.ts';
import {
	FIRST_TEXT_PAGES,
	readStoredTextPage,
} from '../../../domain/site-content/stored-text-pages.server.ts';
import {
	liveTexts,
	type PageText,
	TEXT_PAGE_NAMES,
	type TextPage,
	type TextPageName,
	textPageContent,
} from '../../../domain/site-content/text-page.ts';
import { textPageSchema } from '../../../domain/site-content/text-page-schema.ts';
import { compareLines } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** A text page: its texts in both languages, and what visitors see while they are a draft. */
export function textPagePart(name: TextPageName): ContentPart<TextPage> {
	return {
		name: textPageContent(name),
		title: FIRST_TEXT_PAGES[name].english.title,
		schema: textPageSchema,
		first: FIRST_TEXT_PAGES[name],
		read: (document) => readStoredTextPage(name, document),
		compare: compareTextPages,
		shown: { pick: pickShown, put: putShown },
	};
}

/** What visitors see of a page. */
const pickShown = (page: TextPage) => ({ ...liveTexts(page), updated: page.updated });

/** A page that visitors see so; a draft that says something else stays a draft. */
function putShown({ english, french, live }: TextPage, shown: Record<string, unknown>) {
	const { updated, ...texts } = shown;
	const isKept = live !== null && JSON.stringify({ english, french }) !== JSON.stringify(texts);
	return isKept ? { english, french, updated, live: texts } : { ...texts, updated, live: null };
}

export const TEXT_PAGE_PARTS = TEXT_PAGE_NAMES.map(textPagePart);

/** The lines that were taken out and put in, by language, and whether the page became a draft or its date changed. */
export function compareTextPages(before: TextPage, after: TextPage) {
	const english = compareLines(linesOf(before.english), linesOf(after.english));
	const french = compareLines(linesOf(before.french), linesOf(after.french));
	return {
		before: {
			english: english.removed,
			french: french.removed,
			isDraft: before.live !== null,
			updated: before.updated,
		},
		after: {
			english: english.added,
			french: french.added,
			isDraft: after.live !== null,
			updated: after.updated,
		},
	};
}

const linesOf = ({ title, lead, description, body }: PageText) => [
	title,
	lead,
	description,
	...listLines(body),
];
