import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { toCatalogueEntry } from '../index/catalogue-entry.ts';
import { assembleCatalogueIndex } from '../index/catalogue-index.ts';
import { TEXT_FIELDS } from '../index/glove-terms.ts';
import { Lexicon } from '../index/lexicon.ts';
import { TextIndex } from '../index/text-index.ts';
import { aBareGlove, anIndex } from '../test-index.ts';
import { FrenchLexicon } from './french-lexicon.ts';
import { isFrenchQuery } from './french-query.ts';
import { FRENCH_IDLE, listFrenchStems, stemFrench } from './french-stem.ts';
import { normalizeText } from './normalize-text.ts';
import { Vocabulary } from './vocabulary.ts';

fc.configureGlobal({ seed: 2763 });

const { products: gloves, categories } = readDemonstrationCatalogue();
const vocabulary = new Vocabulary();
const index = assembleCatalogueIndex(
	gloves.map((glove) => toCatalogueEntry(glove, vocabulary)),
	categories,
	vocabulary,
);
const text = new TextIndex(index.parts.postings, index.parts.categories.postings);
const isUsed = (id: number) => text.countGloves(id) > 0;
const lexicon = new Lexicon(vocabulary, isUsed, isUsed);
const dictionaries = {
	lexicon,
	french: new FrenchLexicon(vocabulary, lexicon),
	codes: index.parts.numbering.codes,
};

const isFrench = (query: string) => isFrenchQuery(query, dictionaries);
const numbersOf = (query: string, of = index) =>
	of.search(query, 1000).hits.map(({ partNumber }) => partNumber);
const setOf = (query: string) => numbersOf(query).toSorted();
const frenchOf = ({ description, french }: (typeof gloves)[number]) => french?.[description] ?? '';
/** The words of a French text that tell gloves apart, as written. */
const listBusy = (words: string) =>
	words.split(/[\s,()/]+/).filter((word) => listFrenchStems(word).length > 0 && !/\d/.test(word));

describe('the language of a query', () => {
	test('is English for every word, every two adjacent words and every line of an English text', () => {
		for (const glove of gloves) {
			const lines = TEXT_FIELDS.flatMap(({ read }) => read(glove));
			for (const line of [glove.name, glove.description, glove.descriptionLong, ...lines]) {
				expect(isFrench(line), line).toBe(false);
				const words = line.split(/\s+/);
				for (const [at, word] of words.entries()) {
					expect(isFrench(word), word).toBe(false);
					if (at > 0) expect(isFrench(`${words[at - 1]} ${word}`), `${words[at - 1]} ${word}`).toBe(false);
				}
			}
		}
	});

	test('is English for the start of every English word, as it is typed', () => {
		for (const glove of gloves) {
			for (const word of `${glove.name} ${glove.description}`.toLowerCase().match(/[a-z]+/g) ?? [])
				for (let end = 2; end < word.length; end++)
					expect(isFrench(word.slice(0, end)), word.slice(0, end)).toBe(false);
		}
	});

	test('is French for every French description', () => {
		for (const glove of gloves) expect(isFrench(frenchOf(glove)), frenchOf(glove)).toBe(true);
	});

	it.each([
		['goat tig', false],
		['gants de', true],
		['gants de chevre', true],
		['goat gloves des', false],
		['xy276-3', false],
		['xy276-3 noir', true],
		['main gauche', true],
		['vertical', false],
		['winter gloves pour', false],
		['de', false],
		['', false],
	])('of %j is French: %j', (query, expected) => expect(isFrench(query)).toBe(expected));
});

/** "Non doublé" and "pas pour le travail à l’arc" say what a glove is not, and so do their neighbours. */
const REFUSED = /doublé|arc\b/;

test('a French description, and each two neighbours in it, find the glove', () => {
	for (const glove of gloves) {
		const description = frenchOf(glove);
		expect(numbersOf(description), description).toContain(glove.partNumber);
		const words = listBusy(description);
		for (let at = 1; at < words.length; at++) {
			const query = `gants ${words[at - 1]} ${words[at]}`;
			if (REFUSED.test(query)) continue;
			expect(numbersOf(query), `${query} of ${glove.partNumber}`).toContain(glove.partNumber);
		}
	}
});

test('accents, capitals and apostrophes do not matter', () => {
	for (const glove of gloves) {
		const description = frenchOf(glove);
		const found = numbersOf(description);
		expect(numbersOf(normalizeText(description)), description).toEqual(found);
		expect(numbersOf(description.toUpperCase()), description).toEqual(found);
		for (const word of listBusy(description)) {
			expect(setOf(`gants ${normalizeText(word)}`), word).toEqual(setOf(`gants ${word}`));
		}
	}
});

test('a plural finds the same as its singular', () => {
	const words = [...new Set(gloves.flatMap((glove) => listBusy(frenchOf(glove))))].filter((word) =>
		/^\p{Ll}{3,}[^sxzu]$/u.test(word),
	);
	expect(words.length).toBeGreaterThan(90);
	fc.assert(
		fc.property(fc.constantFrom(...words), (word) => {
			expect(setOf(`gants ${word}s`), word).toEqual(setOf(`gants ${word}`));
		}),
		{ numRuns: 300 },
	);
});

describe('a glove', () => {
	const range = anIndex([
		aBareGlove('xy1', {
			description: 'Bench glove',
			productDetails: ['Cork in the palm', 'Tested at the plant'],
			french: { 'Bench glove': 'Gant d’établi', 'Cork in the palm': 'Liège dans la paume' },
		}),
		aBareGlove('xy2', { description: 'Rope glove', materialTags: ['Goatskin'] }),
	]);

	it.each([
		['établi', ['xy1']],
		['gants d’etabli', ['xy1']],
		['liège', ['xy1']],
		['gants en liege', ['xy1']],
		// The tag's translation belongs to every glove, whether its own texts are translated or not.
		['cuir de chèvre', ['xy2']],
		// A text without a translation is found by its English words.
		['gants plant', ['xy1']],
		// A translation of a line that the glove no longer has is not searched.
		['corde', []],
	])('is found by %j: %j', (query, expected) => expect(numbersOf(query, range)).toEqual(expected));

	test('keeps its English results beside French ones', () => {
		expect(numbersOf('bench', range)).toEqual(['xy1']);
		expect(numbersOf('cork', range)).toEqual(['xy1']);
	});
});

test('"été" is the summer, except after "avoir"', () => {
	const range = anIndex([
		aBareGlove('xy1', { description: 'Unlined', french: { Unlined: 'Sans doublure pour l’été' } }),
		aBareGlove('xy2', { description: 'Thumb', french: { Thumb: 'Le pouce a été renforcé' } }),
	]);
	expect(numbersOf('gants d’été', range)).toEqual(['xy1']);
	expect(numbersOf('a été renforcé', range)).toEqual(['xy2']);
});

test('an accent makes a query French', () => {
	const wanted = setOf('gants à haut ampérage');
	expect(wanted.length).toBeGreaterThan(5);
	for (const query of ['haut ampérage', 'fort ampérage', 'ampérage haut'])
		expect(setOf(query), query).toEqual(wanted);
});

describe('what was not found', () => {
	test('is suggested in French on French pages and for French queries', () => {
		const french = index.search('molletron', 5, { locale: 'fr' });
		expect([...french.suggestions.queries, ...french.reading.mended.flatMap(({ read }) => read)]).toContain(
			'molleton',
		);
		expect(index.search('gants wapti', 5).reading.mended).toEqual([{ typed: 'wapti', read: ['wapiti'] }]);
		expect(index.search('gants chevrre', 5).reading.mended[0]?.read).toContain('chèvre');
	});

	test('is not corrected inside quotation marks', () => {
		expect(index.search('« gants wapti »', 5).reading.mended).toEqual([]);
	});
});

test('hostile queries are read quickly', () => {
	for (const part of ['gant ', 'd’', 'aux', 'é', 'chèvr ', 'wapti '])
		expect(numbersOf(part.repeat(5000)).length).toBeLessThanOrEqual(gloves.length);
});

test('idle words have the stem that they are compared by', () => {
	for (const stem of FRENCH_IDLE) expect(stemFrench(stem).length).toBeGreaterThan(0);
});
