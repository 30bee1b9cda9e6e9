import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { aBareGlove, anIndex } from '../test-index.ts';
import { findUnratedHazard } from '../unrated-hazards.ts';
import { findFrenchMeaning } from './french-meanings.ts';
import { findMeaning } from './synonyms.ts';

/** Typing a part of a glove's own texts must find the glove. */
const { products: gloves, categories } = readDemonstrationCatalogue();
const index = anIndex(gloves, categories);
const numbersOf = (query: string, of = index) =>
	of.search(query, 1000).hits.map(({ partNumber }) => partNumber);
const setOf = (query: string, of = index) => numbersOf(query, of).toSorted();

/** As a visitor copies them: split at spaces only, or at everything but letters and digits. */
const CUTS = [/\s+/, /[^\p{L}\p{N}'"]+/u];
const splitWords = (text: string, cut: RegExp) =>
	text.split(cut).filter((word) => /[\p{L}\p{N}]/u.test(word));

test('every two adjacent words of a name or description find the glove, in both orders with the same results', () => {
	for (const { partNumber, name, description } of gloves) {
		for (const text of [name, description]) {
			for (const cut of CUTS) {
				const words = splitWords(text, cut);
				for (let at = 1; at < words.length; at++) {
					const query = `${words[at - 1]} ${words[at]}`;
					const found = setOf(query);
					expect(found, `${query} of ${partNumber}`).toContain(partNumber);
					expect(setOf(`${words[at]} ${words[at - 1]}`), `${query}, turned`).toEqual(found);
				}
			}
		}
	}
});

test('every name, description and sentence finds its glove', () => {
	for (const { partNumber, name, description } of gloves) {
		for (const text of [name, description, `${name} ${description}`, `${name}. ${description}.`]) {
			expect(numbersOf(text), text).toContain(partNumber);
		}
	}
});

/** A glove is not found by a process it is not suited for, even if its long text mentions it (decision 005). */
const PROCESS = /weld|tig|mig|stick|flux|gouging|grind|plasma|tack|overhead|vertical|lined|\bxy\d/i;

test('so do the long text, its sentences and its adjacent words, except excluded processes and named hazards', () => {
	const refused: string[] = [];
	for (const { partNumber, descriptionLong } of gloves) {
		expect(numbersOf(descriptionLong), partNumber).toContain(partNumber);
		for (const sentence of descriptionLong.split(/(?<=[.!?]) /)) {
			if (PROCESS.test(sentence)) continue;
			if (findUnratedHazard(sentence)) refused.push(sentence);
			else expect(numbersOf(sentence), sentence).toContain(partNumber);
		}
		const words = splitWords(descriptionLong, CUTS[0]!);
		for (let at = 1; at < words.length; at++) {
			const query = `${words[at - 1]} ${words[at]}`;
			if (PROCESS.test(query)) continue;
			if (findUnratedHazard(query)) refused.push(query);
			else expect(numbersOf(query), `${query} of ${partNumber}`).toContain(partNumber);
		}
	}
	expect(refused).toEqual([
		'One step up from the cut knit, for knife-edged sheet, band-saw stock and scrap that springs back.',
		'sheet, band-saw',
		'band-saw stock',
		'live panels',
		'Since the hide on the back would cook at that weight, we put a thin pad there and left the palm alone, which lets a careful hand run to 100 A or so.',
		'would cook',
		'cook at',
		'cook. So',
	]);
});

describe('words joined in any way', () => {
	it.each([
		['wool', 'lined'],
		['goat', 'palm'],
		['hi', 'vis'],
		['leather', 'backed'],
		['goat', 'grain'],
		['patch', 'palm'],
		['double', 'palm'],
	])('%s and %s', (first, second) => {
		const spaced = numbersOf(`${first} ${second}`);
		const isWritten = ({ name, description, descriptionLong }: (typeof gloves)[number]) =>
			new RegExp(`\\b${first}[- ]?${second}`, 'i').test(`${name}\n${description}\n${descriptionLong}`);
		const written = gloves.filter(isWritten).map(({ partNumber }) => partNumber);
		expect(written.length).toBeGreaterThan(0);
		for (const joined of [`${first}-${second}`, `${first}${second}`, `${second} ${first}`]) {
			expect(numbersOf(joined), joined).toEqual(expect.arrayContaining(written));
		}
		expect(spaced).toEqual(expect.arrayContaining(written));
		expect(setOf(`${second} ${first}`)).toEqual(spaced.toSorted());
	});

	test('in gloves with any words', () => {
		const word = fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-rtv-z]{1,2}[aeiou][lmnr]$/);
		fc.assert(
			fc.property(word, word, word, fc.constantFrom(' ', '-', ''), (first, second, other, sign) => {
				fc.pre(new Set([first, second, other]).size === 3);
				// "Liner" and the French "javel" ask for a fact, which these gloves do not have.
				fc.pre([first, second, other].every((part) => !findMeaning(part) && !findFrenchMeaning(part)));
				// In a text that joins them, each word alone may be a typo of a hazard's: "butcer", "perer".
				fc.pre(sign !== '' || !findUnratedHazard(`${first} ${second}`));
				const range = anIndex([
					aBareGlove('xy1', { description: `${other} ${first}${sign}${second} palm` }),
					aBareGlove('xy2', { description: `${first} ${other} back` }),
				]);
				for (const query of [
					`${first} ${second}`,
					`${first}-${second}`,
					`${first}${second}`,
					`${second} ${first}`,
				])
					expect(numbersOf(query, range), query).toEqual(['xy1']);
			}),
			{
				numRuns: 60,
				examples: [
					['mugur', 'mugor', 'vebor', ''],
					['butcer', 'vevor', 'pibom', ' '],
				],
			},
		);
	});
});

test('a word of the range is no typo of a hazard', () => {
	const range = anIndex([aBareGlove('xy1', { name: 'Steem Cablor' }), aBareGlove('xy2', { name: 'Other' })]);
	for (const query of ['steem', 'Cablor', 'steem cablor', 'gants Steem'])
		expect(numbersOf(query, range), query).toEqual(['xy1']);
	expect(range.search('steem', 9).suggestions.hazard).toBeUndefined();
	for (const query of ['steam', 'cabling live panels', 'steem cablor for live panels', 'butcer']) {
		expect(numbersOf(query, range), query).toEqual([]);
		expect(range.search(query, 9).suggestions.hazard, query).toBeDefined();
	}
});

test('adjacent words rank above the same words apart', () => {
	const range = anIndex([
		aBareGlove('xy1', { name: 'Brass walrus', description: 'Palm of felt, back of brass' }),
		aBareGlove('xy2', { name: 'Plain', description: 'A brass palm on felt' }),
		aBareGlove('xy3', { name: 'Other', description: 'A palm brass rivet on felt' }),
	]);
	expect(numbersOf('brass palm', range)).toEqual(['xy2', 'xy3', 'xy1']);
	expect(numbersOf('palm brass', range)).toEqual(['xy3', 'xy2', 'xy1']);
});

test('a word that stands for a fact still finds the name that contains it', () => {
	for (const name of ['Double Palm', 'Left Bank', 'Flat Top', 'Unlined Edge', 'Plafond', 'Gauche']) {
		const range = anIndex([
			aBareGlove('xy1', { name }),
			aBareGlove('xy2', { name: 'Other', specifications: { Lining: 'Wool' } }),
		]);
		for (const word of name.split(' ')) expect(numbersOf(word, range), word).toContain('xy1');
	}
});
