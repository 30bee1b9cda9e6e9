import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { rankGloves } from '../../domain/fit/judging/rank-gloves.ts';
import { readTask } from '../../domain/fit/reading/read-task.ts';
import { FIT_LABELS } from '../../domain/fit/wording/fit-labels.ts';
import type { FitGloves, FitSheets } from '../fit-check/fit-gloves.server.ts';
import { GloveRanker, RankerBusy, rankInSlices } from './glove-ranker.server.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);
/** A range of many slices, each glove under its own number. */
const many = Array.from({ length: 1_500 }, (_, at) => {
	const partNumber = `zz${String(at).padStart(5, '0')}`;
	return { ...range[(at * 7) % range.length]!, partNumber, base: partNumber };
});

function openRanker(sheets: FitSheets = { version: 1, gloves: range, left: 0 }) {
	let asked = 0;
	const gloves = {
		list: async () => {
			asked++;
			return sheets;
		},
	} as unknown as FitGloves;
	return { ranker: new GloveRanker(gloves), asked: () => asked };
}

test('ranking in slices equals ranking the whole', async () => {
	for (const { task } of FIT_LABELS.filter((_, at) => at % 9 === 0)) {
		const facts = readTask(task);
		expect(await rankInSlices(facts, many, 12)).toEqual(rankGloves(facts, many, 12));
	}
});

test('other requests are served between two slices', async () => {
	let turns = 0;
	let ranking = true;
	const count = () => {
		turns++;
		if (ranking) setImmediate(count);
	};
	setImmediate(count);
	await rankInSlices(readTask('stick 140 amps overhead'), many, 12);
	ranking = false;
	expect(turns).toBeGreaterThanOrEqual(3);
});

test('one of a glove’s colours is ranked, as in the whole range', async () => {
	const { ranker } = openRanker();
	const facts = readTask('stick 120 amps flat');
	const { gloves } = await ranker.rank(facts, 100);
	expect(gloves).toEqual(rankGloves(facts, range, 100).gloves);
	expect(gloves.map(({ partNumber }) => partNumber)).not.toContain('xy300-black');
});

test('equivalent jobs get the same ranking, however they are phrased', async () => {
	const { ranker } = openRanker();
	const first = await ranker.rank(readTask('stick, 140 amps, overhead'), 12);
	expect(await ranker.rank(readTask('4G SMAW at 140A'), 12)).toBe(first);
	expect(await ranker.rank(readTask('4G SMAW at 140A'), 48)).not.toBe(first);
});

test('a question is returned instead of a guess', async () => {
	const { ranker } = openRanker();
	expect(await ranker.rank(readTask('at 140 amps'), 12)).toEqual({ question: 'process', gloves: [] });
});

test('beyond the limit it reports that it is busy, and recovers', async () => {
	const { ranker } = openRanker();
	const facts = readTask('tig 90 amps');
	const all = await Promise.allSettled(Array.from({ length: 30 }, () => ranker.rank(facts, 12)));
	const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
	expect(refused).toHaveLength(6);
	expect(refused[0]?.reason).toBeInstanceOf(RankerBusy);
	expect((await ranker.rank(facts, 12)).gloves).toHaveLength(12);
});
