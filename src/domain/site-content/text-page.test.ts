import { expect, test } from 'vitest';
import { listLines, listLinks, listSections } from '../rich-text/rich-text.ts';
import { FIRST_TEXT_PAGES, findTextPage } from './stored-text-pages.server.ts';
import { findPageText, TEXT_PAGE_NAMES, type TextPage } from './text-page.ts';
import { textPageSchema } from './text-page-schema.ts';

test.each(TEXT_PAGE_NAMES)('/%s begins with the same sections in both languages', (name) => {
	const { english, french, live } = FIRST_TEXT_PAGES[name];
	const anchors = (page: typeof english) => listSections(page.body).map(({ id }) => id);
	expect(anchors(english).length).toBeGreaterThan(4);
	expect(anchors(french)).toEqual(anchors(english));
	expect(listLinks(french.body).length).toBe(listLinks(english.body).length);
	for (const { description } of [english, french]) expect(description.length).toBeGreaterThan(60);
	expect(live).toBeNull();
});

test('makes no claim that a glove maker must not make', () => {
	const text = JSON.stringify(FIRST_TEXT_PAGES);
	expect(text).not.toMatch(/certified glove|protects you/i);
});

test('visitors see the last published texts while there is a draft', () => {
	const { english, french } = FIRST_TEXT_PAGES.terms;
	const draft: TextPage = {
		...FIRST_TEXT_PAGES.terms,
		english: { ...english, title: 'New terms' },
		live: { english, french },
	};
	expect(findPageText(draft, 'en').title).toBe(english.title);
	expect(findPageText({ ...draft, live: null }, 'en').title).toBe('New terms');
	expect(findPageText(draft, 'fr')).toEqual(french);
});

test('a page that cannot be read is the first one: no site is without its terms', () => {
	const contents = (document: string | undefined) => ({ findContent: () => document });
	const first = FIRST_TEXT_PAGES.privacy;
	for (const document of [undefined, '', '{', 'null', '{"english":{}}'])
		expect(findTextPage(contents(document), 'privacy')).toEqual(first);
	const changed = { ...first, updated: '2027-01-02' };
	expect(findTextPage(contents(JSON.stringify(changed)), 'privacy')).toEqual(changed);
	expect(findTextPage(contents('{'), 'privacy')).toEqual(first);
});

test.each([
	['no title', { english: { ...FIRST_TEXT_PAGES.terms.english, title: ' ' } }, 'english.title'],
	[
		'no French text',
		{ french: { ...FIRST_TEXT_PAGES.terms.french, body: { type: 'doc', content: [] } } },
		'french.body',
	],
	['a date that is none', { updated: '2026-02-30' }, 'updated'],
	['half of what visitors see', { live: { english: FIRST_TEXT_PAGES.terms.english } }, 'live.french'],
])('%s is refused at its field', (_, change, path) => {
	const parsed = textPageSchema.safeParse({ ...FIRST_TEXT_PAGES.terms, ...change });
	expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});

test('lines name every word of a page once', () => {
	const { body } = FIRST_TEXT_PAGES.accessibility.english;
	const lines = listLines(body);
	expect(new Set(lines).size).toBe(lines.length);
});
