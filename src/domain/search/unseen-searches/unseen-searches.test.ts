import { describe, expect, test } from 'vitest';
import { SIZE_NAMES, sizeKey } from '../../catalogue/sizes/glove-size.ts';
import { listMisses } from '../test-index.ts';
import { findUnratedHazard } from '../unrated-hazards.ts';
import { EIGHTH_FRENCH } from './eighth-french.ts';
import { FIFTH_ENGLISH } from './fifth-english.ts';
import { FIFTH_FRENCH } from './fifth-french.ts';
import { FIRST_ENGLISH } from './first-english.ts';
import { FIRST_FRENCH } from './first-french.ts';
import { FOURTH_ENGLISH } from './fourth-english.ts';
import { FOURTH_FRENCH } from './fourth-french.ts';
import { listStrangers, products, rangeIndex, readSearches } from './right-gloves.server.ts';
import { SECOND_ENGLISH } from './second-english.ts';
import { SECOND_FRENCH } from './second-french.ts';
import { SEVENTH_FRENCH } from './seventh-french.ts';
import { SIXTH_FRENCH } from './sixth-french.ts';
import { THIRD_ENGLISH } from './third-english.ts';
import { THIRD_FRENCH } from './third-french.ts';

/*
 * Searches whose right gloves were judged from the catalogue before anything was searched. Each set was measured as soon
 * as it was written, and its classes of misses mended after that; at first sight a right glove was among the first three
 * for 124 of 154, 64 of 80, 31 of 40, 69 of 80, 33 of 40, 14 of 19 and 50 of 60 in French, and for 48 of 60, 38 of 40, 44 of 50 and 52 of 60
 * in English. The eighth French and the fifth English set were written from classes that had failed, so they say nothing of a first
 * sight. Two of the seventh French set have no right glove and are left out: a live fence and an allergy to chrome; and one of the
 * sixth, a line worker's, whom the fit check refuses.
 */
describe.each([
	['first French', FIRST_FRENCH, 154, 0.97],
	['second French', SECOND_FRENCH, 80, 0.96],
	['third French', THIRD_FRENCH, 40, 0.87],
	['fourth French', FOURTH_FRENCH, 80, 0.95],
	['fifth French', FIFTH_FRENCH, 40, 0.95],
	['sixth French', SIXTH_FRENCH, 18, 0.88],
	['seventh French', SEVENTH_FRENCH, 58, 0.96],
	['eighth French', EIGHTH_FRENCH, 26, 0.96],
	['first English', FIRST_ENGLISH, 60, 0.97],
	['second English', SECOND_ENGLISH, 40, 0.97],
	['third English', THIRD_ENGLISH, 50, 0.94],
	['fourth English', FOURTH_ENGLISH, 60, 0.95],
	['fifth English', FIFTH_ENGLISH, 40, 0.92],
] as const)('the %s searches', (_, lines, count, share) => {
	const searches = readSearches(lines);

	test(`are ${count}, each once, and name gloves of the range`, () => {
		expect(new Set(searches.map(([query]) => query)).size).toBe(count);
		expect(listStrangers(searches)).toEqual([]);
	});

	test(`have a right glove among the first three in ${Math.round(share * 100)} of 100`, () => {
		const misses = listMisses(rangeIndex, searches);
		expect(misses.length / searches.length, misses.join('\n')).toBeLessThanOrEqual(1 - share);
	});
});

describe('a hazard that no glove is rated for', () => {
	test.each(
		`gants isolants haute tension, gants diélectriques classe 0, gants 1000 volts, gants électriques, gants acide,
		gants solvant, gants pour l’eau de javel, gants résistants aux produits chimiques, gants scie à chaîne,
		gants de scie mécanique, gants alimentaires, gants de boucher, gants de pompier, gants pour flamme nue, arc rated gloves, 8 cal gloves, cat 2, hrc 2, nfpa 70e, csa z462, lineman gloves,
		nfpa 1971, en 374, lathe gloves, drill press, gants pour scie à ruban, steam gloves, boiling water, hot oil, gants contre la vapeur,
		turkey fryer gloves, corde a linge de hydro monteur de ligne, circular saw, leaking battery, mixing cement, drilling steel plate on a mag drill, sandblasting gloves, pressure washer, pouring aluminum, gants pour couler du bronze,
		gants aiguilles seringues, gants azote liquide, gants arc flash, high voltage gloves,
		insulated electrical gloves, acid gloves, chainsaw gloves, food gloves, firefighter gloves, needle resistant gloves`
			.split(',')
			.map((query) => query.trim()),
	)('finds and suggests nothing: %s', (query) => {
		const { hits, suggestions } = rangeIndex.search(query, 3);
		expect(hits).toEqual([]);
		expect(suggestions.queries).toEqual([]);
	});

	test.each([
		['gants 1000 volts', 'electrical'],
		['travail sous tension', 'electrical'],
		['solvent gloves', 'chemical'],
		['gants de tronçonneuse', 'chainsaw'],
		['picking up syringes', 'needles'],
		['surgical gloves', 'medical'],
		['rayons X', 'radiation'],
		['dry ice', 'cryogenic'],
		['gants de pompier', 'fire'],
		['kitchen gloves', 'food'],
		['table saw gloves', 'rotating'],
		['gants de nettoyeur haute pression', 'pressure'],
		['hot tar', 'hot-liquid'],
		['i need a pair of gloves for carrying pails of hot oil across the yard all day', 'hot-liquid'],
		[
			'i am looking for some gloves that fit me well and that i can wear every day at the plant where we also weld, to carry open pails of acid',
			'chemical',
		],
		['swollen lithium cells', 'lithium'],
		['oil rig drilling', undefined],
		['lumberjack gloves', undefined],
		['steamfitter gloves', undefined],
		['molten aluminum', 'poured-metal'],
		['molten metal splash', undefined],
		['projections de métal en fusion', undefined],
		['chop and grind', undefined],
		['tig food plant', undefined],
		['gants de soudeur', undefined],
	])('is known by its kind: %s', (query, hazard) => {
		expect(findUnratedHazard(query)).toBe(hazard);
	});

	test.each([
		'soudage à l’arc électrique',
		'fire resistant gloves',
		'tig food plant',
		'gants résistant au feu',
		'needle scaling',
		'xy300 acide',
	])('is not named by %s', (query) => {
		expect(rangeIndex.search(query, 3).hits).not.toEqual([]);
	});
});

describe('a query reads', () => {
	const withSize = (key: string) =>
		products.filter(({ sizes }) => Object.keys(sizes).some((size) => sizeKey(size) === key)).length;
	const find = (query: string) => rangeIndex.search(query, 3).hits.map(({ partNumber }) => partNumber);

	test('centimetres as the inches of a cuff', () => {
		expect(find('manchette 18 cm')).toEqual(find('manchette 7 po'));
		expect(find('18 cm cuff')).toEqual(find('7 in cuff'));
	});

	test('a decimal comma', () => {
		expect(find('0,6 mm')).toEqual(find('0.6 mm'));
	});

	test('a temperature as the contact heat that reaches it', () => {
		const [two, three] = [find('contact heat 2'), find('contact heat 3')];
		for (const query of [
			'250 °C',
			'250C',
			'250 ºC',
			'101 degrees',
			'480F',
			'212.5 F',
			'gants 250 degrés',
			'100 to 250 C',
		])
			expect(find(query), query).toEqual(two);
		for (const query of ['251C', '350 °C', '662 F', 'heat level 3 350 C'])
			expect(find(query), query).toEqual(three);
		for (const query of ['501 C', '1000 F', '350 °C tig']) expect(find(query), query).toEqual([]);
		expect(find('stick 7018 250 C')).toEqual(find('stick 250 C'));
		expect(find('tig 45 degrees')).not.toEqual([]);
	});

	test('a standard with its edition, or without', () => {
		for (const [query, edition] of [
			['ansi 105', 'ANSI/ISEA 105-2024'],
			['en 388', 'EN 388:2016'],
			['en407', 'EN 407 2020'],
			['en 12477', 'EN 12477:2001'],
		])
			expect(find(edition as string), edition).toEqual(find(query as string));
		expect(rangeIndex.search('ansi 105', 1).total).toBe(rangeIndex.size);
	});

	test('a stock code in one word, whatever the size is called', () => {
		for (const query of ['xy300l', 'XY300L', 'xy300 l', 'xy300xl', 'xy300lrg', 'xy3002xl'])
			expect(find(query)[0], query).toBe('xy300');
		expect(find('xy2763m')[0]).toBe('xy276-3');
		expect(find('xy300blackl')).toEqual(['xy300-black']);
	});

	test('every name of a size', () => {
		for (const name of SIZE_NAMES.filter((one) => one.length > 2))
			expect(find(name).length, name).toBe(Math.min(3, withSize(sizeKey(name))));
	});

	test('frost, the warmest glove first', () => {
		for (const query of ['-40', 'gants -40', 'gants moins 40', 'minus 40 gloves', '-40°C'])
			expect(find(query)[0], query).toBe('xy206');
	});

	test('hand sizes by number, for one hand too', () => {
		expect(find('3xl')).toContain(find('size 12')[0]);
		expect(find('gants gauche taille 10').toSorted()).toEqual(['xy282', 'xy308']);
	});

	test('either of two', () => {
		const all = (query: string) => rangeIndex.search(query, 100).hits.map(({ partNumber }) => partNumber);
		for (const [query, one, other] of [
			['deer or elk', 'deer', 'elk'],
			['gants de cerf ou de porc', 'gants de cerf', 'gants de porc'],
			['moose or bison', 'moose', 'bison'],
		] as const)
			expect(new Set(all(query)), query).toEqual(new Set([...all(one), ...all(other)]));
	});

	test('the highest of a rating, and a level that no rating has', () => {
		for (const [query, plain] of [
			['most heat resistant glove', 'heat resistant'],
			['highest cut level', 'cut level'],
			['warmest glove', 'warm'],
			['toughest fitter', 'tough fitter'],
			['heaviest gauntlet', 'heavy gauntlet'],
		] as const)
			expect(find(query), query).toEqual(find(plain));
		for (const query of [
			'gants jetables',
			'single use gloves',
			'gants roses',
			'fingerless gloves',
			'chrome free gloves',
		])
			expect(find(query), query).toEqual([]);
		for (const query of ['heat level 6', 'heat 9', 'puncture 6', 'level 7 heat', 'impact 4'])
			expect(find(query), query).toEqual([]);
	});

	test('parts that a glove must not have', () => {
		const listAll = (query: string) =>
			rangeIndex
				.search(query, 100)
				.hits.map(({ partNumber }) => partNumber)
				.toSorted();
		const without = (...tags: RegExp[]) =>
			products
				.filter(({ materialTags }) => !materialTags.some((tag) => tags.some((one) => one.test(tag))))
				.map(({ partNumber }) => partNumber);
		for (const [query, tag] of [
			['no wool', /wool/i],
			['wool free', /wool/i],
			['gloves without kevlar', /para-aramid/i],
			['pas de mousse', /foam/i],
			['gants sans coton', /cotton/i],
			['not goatskin', /goat/i],
		] as const) {
			const found = listAll(query);
			expect(found.length, query).toBeGreaterThan(5);
			expect(without(tag), query).toEqual(expect.arrayContaining(found));
		}
		expect(listAll('uninsulated')).not.toContain('xy200');
		expect(listAll('mig gloves, no foam')).not.toContain('xy300');
		expect(find('non welding gloves').every((number) => listAll('welding').includes(number))).toBe(false);
		expect(listAll('non welding gloves').filter((number) => listAll('welding').includes(number))).toEqual([]);
		expect(listAll('tig -winter')).toEqual(listAll('tig').filter((number) => number !== 'xy205'));
		expect(listAll('wool-lined')).not.toEqual([]);
		// What says "non" and asks for something all the same.
		expect(listAll('non slip')).not.toEqual([]);
	});

	test('what a glove must not have', () => {
		for (const query of ['gants sans cuir', 'pas de cuir', 'no leather', 'gloves without leather'])
			expect(find(query).toSorted(), query).toEqual(['xy162', 'xy163', 'xy207']);
	});
});
