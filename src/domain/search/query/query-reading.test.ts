import { describe, expect, it, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { aBareGlove, anIndex } from '../test-index.ts';

const { products: gloves, categories } = readDemonstrationCatalogue();
const index = anIndex(gloves, categories);
const search = (query: string) => index.search(query, 100);

describe('a typo', () => {
	it.each([
		['goatskn', 'goatskn', ['goatskin']],
		['goatskn tig', 'goatskn', ['goatskin']],
		['tig canvaz', 'canvaz', ['canvas']],
		['alumnized', 'alumnized', ['aluminized']],
		['chevr winter', 'chevr', undefined],
	])('in %j is reported', (query, typed, read) => {
		const { mended } = search(query).reading;
		expect(mended).toEqual(read ? [{ typed, read }] : []);
	});

	test('is not corrected in quotation marks, of either kind', () => {
		for (const query of ['"goatskn"', '“goatskn”', '"goatskn tig"']) {
			const { total, reading } = search(query);
			expect([query, total, reading.mended]).toEqual([query, 0, []]);
		}
		expect(search('"goatskin"').total).toBe(search('goatskin').total);
		// An inch mark is not a quotation mark.
		expect(search('7" cuff').total).toBeGreaterThan(0);
	});
});

describe('an unknown word', () => {
	it.each([
		['goat foobar', ['foobar']],
		['foobar winter goat', ['foobar']],
		['moose A9', ['a9']],
		['stick gauntlet wool qqqq', ['qqqq']],
	])('in %j is ignored and named', (query, leftOut) => {
		const { total, reading } = search(query);
		expect(total).toBeGreaterThan(0);
		expect(reading.leftOut).toEqual(leftOut);
		const rest = query
			.toLowerCase()
			.split(' ')
			.filter((word) => !leftOut.includes(word));
		expect(total).toBe(search(rest.join(' ')).total);
	});

	it.each(['foobar', 'chainsaw gloves', 'foobar qqqq goat', '"goat foobar"'])('%j finds nothing', (query) =>
		expect(search(query)).toMatchObject({ total: 0, reading: { mended: [], leftOut: [] } }),
	);

	test('in a range with arbitrary words', () => {
		const range = anIndex([
			aBareGlove('xy1', { description: 'walrus hide with brass rivets' }),
			aBareGlove('xy2', { description: 'walrus felt' }),
		]);
		const { hits, reading } = range.search('walrus brass zebra', 9);
		expect(hits.map(({ partNumber }) => partNumber)).toEqual(['xy1']);
		expect(reading.leftOut).toEqual(['zebra']);
	});
});

test('if no glove has all of many words, those with most of them are found', () => {
	const { hits, reading } = search('elk winter tig');
	expect(reading.leftOut).toEqual(['elk']);
	expect(hits.map(({ partNumber }) => partNumber)).toContain('xy205');
});

describe('words that no glove has together', () => {
	test.each([
		['weld a fence', 'fence'],
		['souder des clôtures', 'clôtures'],
	])('are left out if they name a trade or what it holds: %s', (query, leftOut) => {
		const { total, reading } = search(query);
		expect(total).toBeGreaterThan(0);
		expect(reading.leftOut).toEqual([leftOut]);
	});

	test.each(['elk tig', 'stick without leather', 'left hand xs', 'bison stick', '"weld a fence"'])(
		'find nothing if the glove itself must have them, or if they are quoted: %s',
		(query) => expect(search(query).total).toBe(0),
	);
});

describe('a word that no text has', () => {
	test('is a guess beside a word of the trade, and corrected alone', () => {
		const beside = search('vitrier stringing');
		expect(beside.reading).toEqual({ mended: [], leftOut: ['stringing'] });
		expect(search('stringing').reading.mended).not.toEqual([]);
	});

	test('is corrected beside others if it is one typo from a single word, or from a word of the trade', () => {
		expect(search('tig gotaskin').reading).toMatchObject({ leftOut: [], mended: [{ typed: 'gotaskin' }] });
		expect(search('women canvaz').reading).toMatchObject({ leftOut: [], mended: [{ typed: 'canvaz' }] });
	});
});

describe('a part number among words', () => {
	it.each([
		'part number xy300',
		'xy300 in large',
		'pièce xy300',
		'xy 300 gloves',
		'XY-300?',
		'do you have the xy300 in XL',
		'Do you still make XY300, the stick one?',
		'price for (XY300)',
		'xy300 winter mitt',
		'#xy300',
	])('%j', (query) => expect(search(query).hits[0]?.partNumber).toBe('xy300'));

	it.each(['do you have the xy073-2 in XL', 'xy 073 2 in medium', 'need 12 pairs XY073-2'])('%j', (query) =>
		expect(search(query).hits[0]?.partNumber).toBe('xy073-2'),
	);

	test('of any glove, in any sentence', () => {
		for (const { partNumber } of gloves) {
			for (const query of [
				`part number ${partNumber}`,
				`${partNumber.toUpperCase()} please`,
				`le ${partNumber} en noir`,
			])
				expect([query, search(query).hits[0]?.partNumber]).toEqual([query, partNumber]);
		}
	});
});

describe('suggestions', () => {
	it.each(['zzzz', 'qqqqq', 'xyzw', 'gntlt', 'aaaa'])('for %j are none', (query) =>
		expect(search(query).suggestions.queries).toEqual([]),
	);

	it.each([
		['wntr', 'winter'],
		['canvsa tgi', 'canvas'],
		['leathre', 'leather'],
	])('for %j are a word of the range', (query, word) => {
		const { hits, suggestions, reading } = search(query);
		const offered = [...suggestions.queries, ...reading.mended.flatMap(({ read }) => read)];
		expect(offered.join(' ') + hits.length).toContain(word);
	});

	// Words of the dictionary; "alms" was "alu" and "lames", "baronesses" was "baton".
	it.each(['abort', 'acres', 'abode', 'alms', 'anuses', 'angel hair arise', 'baronesses', 'initial'])(
		'%j is no typo of a plain word',
		(query) => expect(search(query).reading.mended).toEqual([]),
	);

	test('are spelled as in some text of the range', () => {
		const text = gloves
			.map((glove) => JSON.stringify(glove))
			.join(' ')
			.toLowerCase();
		for (const query of ['canvs', 'canvaz', 'hivsi', 'elastc', 'keystoen', 'boilr', 'spandx', 'gaunltet'])
			for (const { read } of search(query).reading.mended)
				for (const word of read) expect(text).toContain(word);
	});
});
