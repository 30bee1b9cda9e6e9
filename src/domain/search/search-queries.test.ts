import { describe, expect, it, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { anIndex } from './test-index.ts';

/**
 * Typical queries against the demonstration range, and the glove that must come first. When a glove's text
 * changes and a row fails, check whether the new first glove is the one a foreman would choose.
 */
const { products: gloves, categories } = readDemonstrationCatalogue();
const index = anIndex(gloves, categories);

const numbersOf = (query: string) => index.search(query, 100).hits.map(({ partNumber }) => partNumber);

describe('first is', () => {
	it.each([
		// Part numbers in any spelling, whole or in part, and stock codes.
		['XY 276-3', 'xy276-3'],
		['xy2763', 'xy276-3'],
		['xy276', 'xy276-3'],
		['XY276–3', 'xy276-3'],
		['276', 'xy276-3'],
		['0732', 'xy073-2'],
		['XY 073-2', 'xy073-2'],
		['XY276-3-BLACK', 'xy276-3-black'],
		['xy276 3 black', 'xy276-3-black'],
		['xy300 black', 'xy300-black'],
		['xy30', 'xy300'],
		['XY300-L', 'xy300'],
		['XY276-3-2XL', 'xy276-3'],
		['XY308-L-LH', 'xy308'],
		['glove xy162', 'xy162'],
		// Names.
		['argon bulwark', 'xy300'],
		['Bulwark', 'xy300'],
		['track fitter', 'xy150'],
		['Argon Elk', 'xy301'],
		['winter cow', 'xy201'],
		['mirror', 'xy304'],
		['crossover', 'xy320'],
		// Processes under every name, never a glove that may not be used for them.
		['stick', 'xy303'],
		['SMAW', 'xy303'],
		['MMA gloves', 'xy303'],
		['goat TIG', 'xy276-3'],
		['goat GTAW', 'xy276-3'],
		['heliarc goat', 'xy276-3'],
		['fleece MIG', 'xy302'],
		['fleece wire feed', 'xy302'],
		['flux core aluminized', 'xy304'],
		['dual shield mirror', 'xy304'],
		['fluxcore elk', 'xy301'],
		['gouging', 'xy306'],
		['CAC-A', 'xy306'],
		['arc-air', 'xy306'],
		['plasma', 'xy285'],
		['plasma cutting A5', 'xy321'],
		['grinding', 'xy162'],
		['overhead elk', 'xy301'],
		['goatskin tigg', 'xy276-3'],
		['pipeline tig', 'xy276-3'],
		['hybrid', 'xy320'],
		// Hides, threads and linings.
		['goatskin driver', 'xy073-2'],
		['buckskin driver', 'xy076'],
		['deer winter', 'xy200'],
		['elk', 'xy301'],
		['moosehide', 'xy311'],
		['moose mitt', 'xy206'],
		['bison', 'xy081'],
		['pig skin tig', 'xy278'],
		['kid', 'xy280'],
		['Kevlar', 'xy162'],
		['para-aramid knit', 'xy162'],
		['aramid driver', 'xy075'],
		['13 gauge', 'xy162'],
		['denim', 'xy151'],
		['Thinsulate membrane', 'xy200'],
		['unlined deer TIG', 'xy277'],
		['lined plasma TIG', 'xy285'],
		// Ratings: the exact level before better ones.
		['A4', 'xy279'],
		['cut 4', 'xy279'],
		['cut level 4 knit', 'xy162'],
		['ANSI cut A4 driver', 'xy078'],
		['A5', 'xy321'],
		['cut 6', 'xy163'],
		['heat 5', 'xy306'],
		['ANSI heat 5 mirror', 'xy304'],
		['puncture 5', 'xy306'],
		['impact 2', 'xy079'],
		['EN 12477 A', 'xy300'],
		['EN12477 type B kid', 'xy280'],
		['3X42D', 'xy279'],
		// Sizes, cuffs, hands.
		['XXL moose', 'xy311'],
		['3XL winter', 'xy200'],
		['7" cuff aluminized', 'xy304'],
		['6 inch cuff tig', 'xy283'],
		['left hand', 'xy308'],
		['lefty tig', 'xy282'],
		["women's tig", 'xy281'],
		['ladies driver', 'xy077'],
		['women winter', 'xy208'],
		// Kinds of work.
		['ropers goat', 'xy073-2'],
		['fitters', 'xy150'],
		['hi-vis', 'xy153'],
		['hi vis driver', 'xy078'],
		['high visibility winter', 'xy203'],
		['impact MIG', 'xy309'],
		['impact driver', 'xy079'],
		['anti-vibration', 'xy161'],
		['insulated deer', 'xy200'],
		['winter mig', 'xy202'],
		['winter tig', 'xy205'],
		['waterproof', 'xy200'],
		['cheap tig', 'xy286'],
		['long cuff stick shipyard', 'xy301'],
		// Typos.
		['goatskn tig', 'xy276-3'],
		['weldng goat', 'xy276-3'],
		['thinsulte deer', 'xy200'],
		['bulwrk', 'xy300'],
		['lefft hand stick', 'xy308'],
		['alumnized', 'xy304'],
		['thumb keystoen driver', 'xy073-2'],
		// French.
		['gants de chèvre TIG', 'xy276-3'],
		['gants de conducteur en chevreuil', 'xy076'],
		['cerf hiver', 'xy200'],
		['orignal mitaine', 'xy206'],
		['main gauche', 'xy308'],
		['gougeage', 'xy306'],
		['électrode enrobée', 'xy303'],
		['gant aluminisé', 'xy304'],
		['femme hiver', 'xy208'],
	])('for %j %s', (query, partNumber) => expect(numbersOf(query)[0]).toBe(partNumber));
});

describe('nothing is found', () => {
	it.each([
		'xy999',
		'A7',
		'4XL',
		'nitrile TIG',
		'smaw nitrile',
		'chainsaw',
		'elk tig',
		'xyzzy',
		'4133X',
		'left hand winter',
		'bison stick',
	])('for %j', (query) => expect(numbersOf(query)).toEqual([]));
});

describe('for an empty result', () => {
	test('an unknown part number gives similar ones', () => {
		expect(index.search('xy275', 5).suggestions.partNumbers).toContain('xy277');
		expect(index.search('xy999', 5).suggestions.partNumbers.length).toBeGreaterThan(0);
		expect(index.nearestPartNumbers('XY 267-3', 3)[0]).toBe('xy276-3');
	});

	test('contradictory words are offered one by one', () => {
		expect(index.search('elk tig', 5).suggestions.queries).toEqual(['elk', 'tig']);
	});

	test('a level that no glove has gives the next lower one', () => {
		expect(index.search('A7', 5).suggestions.queries).toEqual(['a6']);
		// With a known word, such a level is ignored and named (docs/decisions/034-own-words.md).
		const { hits, reading } = index.search('moose A9', 5);
		expect(hits.length).toBeGreaterThan(0);
		expect(reading.leftOut).toEqual(['a9']);
	});

	test('a word with too many typos gives words with results', () => {
		expect(index.search('gntlt', 5).suggestions.queries).toEqual([]);
		expect(index.search('wntr', 5).suggestions.queries).toContain('winter');
	});

	test('every suggestion has results', () => {
		for (const query of ['elk tig winter', 'xy999 goat', 'blck', 'goat A9 tig', 'nitrile stick moose']) {
			for (const offer of index.search(query, 5).suggestions.queries)
				expect(numbersOf(offer), offer).not.toEqual([]);
		}
	});
});

test('a process finds only gloves that may be used for it', () => {
	for (const [query, process] of [
		['tig', 'GTAW (TIG)'],
		['stick', 'SMAW (Stick)'],
		['gouging', 'CAC-A (Gouging)'],
	] as const) {
		const usable = gloves.filter((glove) =>
			glove.weldingProcesses.some((row) => row.process === process && row.performance !== 'No use'),
		);
		expect(numbersOf(query).toSorted()).toEqual(usable.map(({ partNumber }) => partNumber).toSorted());
	}
});

test('every glove is first for its part number, its code without dashes and its name', () => {
	for (const { partNumber, name } of gloves) {
		for (const query of [
			partNumber,
			partNumber.toUpperCase().replaceAll('-', ' '),
			partNumber.replaceAll('-', ''),
			name,
		]) {
			expect([query, numbersOf(query)[0]]).toEqual([query, partNumber]);
		}
	}
});
