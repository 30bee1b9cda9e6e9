import { describe, expect, test } from 'vitest';
import { aBareGlove, anIndex } from './test-index.ts';

/** A glove that is used in these processes: "GTAW (TIG) 5-130A". */
const aWelder = (partNumber: string, ...rows: string[]) =>
	aBareGlove(partNumber, {
		weldingProcesses: rows.map((row) => {
			const [, process = '', amperageRange = '', mark] = /^(.+) (\S+?)(!?)$/.exec(row) ?? [];
			return { process, amperageRange, performance: mark ? 'Limited' : 'Full use', notes: '' };
		}),
	});

const index = anIndex([
	aWelder('bench1', 'GTAW (TIG) 5-130A'),
	aWelder('hybrid1', 'GTAW (TIG) 15-180A', 'GMAW (MIG) 40-240A'),
	aWelder('shop1', 'SMAW (Stick) 85-160A', 'GMAW (MIG) 75-250A'),
	aWelder('yard1', 'SMAW (Stick) 140-160A+', 'CAC-A (Gouging) 230-550A'),
	aWelder('spare1', 'SMAW (Stick) 60-120A!'),
	aBareGlove('driver1', { description: 'A driver of 120 pairs to the case' }),
]);
const find = (query: string) => index.search(query, 9).hits.map(({ partNumber }) => partNumber);

describe('a current', () => {
	test.each([
		['beside a process finds gloves whose row of it reaches the current', 'stick 150 A', ['shop1', 'yard1']],
		['does so in French, written out', 'baguette à 150 ampères', ['shop1', 'yard1']],
		['is not that of another process of the glove', 'tig 225 amps', ['hybrid1', 'bench1']],
		['above a range with a plus finds it', 'électrode 200 A', ['yard1']],
		['below a range finds it after those that have it', 'stick 75 amp', ['spare1', 'shop1', 'yard1']],
		['needs no process', '500 ampères', ['yard1']],
		['may be a range', 'MIG de 150 à 225 A', ['hybrid1', 'shop1']],
		['may be a range with a dash', '150-225A mig', ['hybrid1', 'shop1']],
		['may lack its unit beside a process', 'gant tig 170', ['hybrid1']],
	])('%s: %s', (_, query, found) => {
		expect(find(query).toSorted()).toEqual(found.toSorted());
	});

	test('ranks a glove for full use before one of limited use, and its own range before a higher one', () => {
		expect(find('stick 100 A')[0]).toBe('shop1');
		expect(find('tig 160 amps')).toEqual(['hybrid1']);
	});

	test('that no glove reaches is left out and named', () => {
		const { hits, reading } = index.search('gants TIG 400 ampères', 9);
		expect(hits.map(({ partNumber }) => partNumber).toSorted()).toEqual(['bench1', 'hybrid1']);
		expect(reading.leftOut).toEqual(['400 ampères']);
	});

	test('is no number of another kind', () => {
		expect(find('120 pairs')).toEqual(['driver1']);
		expect(index.search('gants de 100 à 200 degrés', 9).hits).toEqual([]);
		expect(index.search('stick 3000 A', 9).reading.leftOut).toEqual(['3000']);
	});
});

test('an unknown word beside "soudeur" is left out and named, as beside any other word', () => {
	const { total, reading } = index.search('gants de soudeur pour xyloglyphes', 9);
	expect(total).toBe(5);
	expect(reading.leftOut).toEqual(['xyloglyphes']);
});
