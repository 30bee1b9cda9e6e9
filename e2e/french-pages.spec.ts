import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import brand from '../content/brand.json' with { type: 'json' };
import contact from '../content/contact.json' with { type: 'json' };
import distributors from '../content/distributors.json' with { type: 'json' };
import terms from '../content/fr/catalogue-terms.json' with { type: 'json' };
import home from '../content/home.json' with { type: 'json' };
import onlineShops from '../content/online-partners.json' with { type: 'json' };
import accessibilityPage from '../content/pages/accessibility.json' with { type: 'json' };
import privacyPage from '../content/pages/privacy.json' with { type: 'json' };
import termsPage from '../content/pages/terms.json' with { type: 'json' };
import englishMessages from '../messages/en.json' with { type: 'json' };
import frenchMessages from '../messages/fr.json' with { type: 'json' };
import { findTextErrors } from '../scripts/french-rules.ts';
import { listPublicPages } from '../scripts/public-pages.ts';
import { STATES } from '../src/domain/postal-address/region.ts';
import { localizedPath } from '../src/platform/i18n/localized-path.ts';
import { expect, test } from './visitor.ts';

const PRODUCTS = join(import.meta.dirname, '../content/catalogue/products');
/** The gloves of the demonstration, each with its own texts and, under `french`, those in French. */
const GLOVES: Record<string, unknown>[] = readdirSync(PRODUCTS).map((name) =>
	JSON.parse(readFileSync(join(PRODUCTS, name), 'utf8')),
);

/** The text pages that a new site begins with, in both languages. */
const TEXT_PAGES = [termsPage, privacyPage, accessibilityPage];

/** Names that are English whatever the page's language is. */
const NAMES = [
	...distributors.distributors.flatMap(({ name, street, city }) => [name, street, city]),
	...onlineShops.onlinePartners.map(({ name }) => name),
	...home.partners.map(({ name }) => name),
	...Object.values(brand).filter((text) => typeof text === 'string'),
	contact.mailingAddress,
	...STATES.map(({ en, fr = en }) => fr),
];

/**
 * Words that our English texts use and our French ones never do. They come from the texts themselves, so a text left in
 * English is found whatever it is about: "left hand only" as well as "the".
 */
function listEnglishWords(): Set<string> {
	const english = new Set(
		listWords([
			englishMessages,
			TEXT_PAGES.map(({ english }) => english),
			GLOVES.map(({ french: _, ...own }) => own),
		]),
	);
	const frenchPages = TEXT_PAGES.map(({ french }) => french);
	for (const word of listWords([frenchMessages, frenchPages, terms, GLOVES.map(({ french }) => french)]))
		english.delete(word);
	return english;
}

/** Words of three letters or more in every text of a value; names of placeholders, tags, paths and codes are none. */
function listWords(value: unknown): string[] {
	if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listWords);
	if (typeof value !== 'string') return [];
	// A code has a digit: "XY300-BLACK-M".
	const text = value.replaceAll(/<[^<>]*>|\{\w+(?=[,}])|\/fr\/\S*|[\w-]*\d[\w-]*/g, ' ').toLowerCase();
	return text.match(/\p{L}{3,}/gu) ?? [];
}

test('every French page is in French, with the words and typography of Quebec', async ({ page }) => {
	const all = await listPublicPages();
	const gloves = await page.request.get('/api/products?size=100');
	const range: { partNumber: string; name: string }[] = (await gloves.json()).content;
	const numbers = range.map(({ partNumber }) => partNumber);
	const names = [...NAMES, ...range.map(({ name }) => name)].sort((a, b) => b.length - a.length);
	const paths = new Set([
		...all.map((path) => (path.startsWith('/fr') ? path : localizedPath(path, 'fr'))),
		...numbers.map((number) => localizedPath(`/products/${number}`, 'fr')),
		localizedPath('/compare?gloves=xy300,xy301,xy162', 'fr'),
		localizedPath('/find-a-glove?job=tig+90+A', 'fr'),
	]);
	expect(numbers.length).toBeGreaterThanOrEqual(60);
	const english = listEnglishWords();
	expect(english.size).toBeGreaterThan(1_000);
	const errors: string[] = [];
	for (const path of paths) {
		const answer = await page.request.get(path);
		expect(answer.headers()['content-language'], path).toBe('fr-CA');
		const html = await answer.text();
		expect(html, path).toContain('<html lang="fr-CA"');
		for (const text of await page.evaluate(readTexts, html)) {
			const own = names.reduce((rest, name) => rest.replaceAll(name, 'Nom'), text);
			const remaining = listWords(own).filter((word) => english.has(word));
			const found = [
				...findTextErrors(own),
				...(remaining.length > 0 ? [`English: ${remaining.join(', ')}`] : []),
			];
			for (const error of found) errors.push(`${path}: ${error} | ${text}`);
		}
	}
	expect(errors).toEqual([]);
});

/** What a reader sees or hears of a document, block by block, without what is marked as English or as no language. */
function readTexts(html: string): string[] {
	const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
	for (const out of documentElement.querySelectorAll(
		'[lang^="en"], [translate="no"], script, style, template, code',
	))
		out.replaceWith('…');
	const texts = new Set<string>();
	for (const named of documentElement.querySelectorAll('[alt], [title], [aria-label], [placeholder]')) {
		for (const name of ['alt', 'title', 'aria-label', 'placeholder'])
			texts.add(named.getAttribute(name) ?? '');
	}
	for (const meta of documentElement.querySelectorAll(
		'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
	))
		texts.add(meta.getAttribute('content') ?? '');
	const blocks =
		'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, legend, label, button, a, summary, figcaption, title, option';
	for (const block of documentElement.querySelectorAll(blocks)) {
		if (block.querySelector(blocks)) continue;
		texts.add(block.textContent ?? '');
	}
	return [...texts].map((text) => text.replaceAll(/[ \t\n]+/g, ' ').replaceAll(/^ | $/g, '')).filter(Boolean);
}
