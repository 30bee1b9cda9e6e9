import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { isBetterThan } from '../fit-answer.ts';
import { readTask } from '../reading/read-task.ts';
import { FIT_LABELS } from '../wording/fit-labels.ts';
import { findBetterGloves } from './better-gloves.ts';
import { readFitGlove } from './fit-glove.ts';
import { judgeFit } from './judge-fit.ts';
import { rankGloves } from './rank-gloves.ts';

const { products } = readDemonstrationCatalogue();
const range = products.map(readFitGlove);

function betterThan(partNumber: string, task: string) {
	const glove = range.find((other) => other.partNumber === partNumber)!;
	const facts = readTask(task);
	return findBetterGloves(glove, facts, judgeFit(glove, facts), range);
}

describe('better gloves', () => {
	it('perform better, and name the row that makes the difference', () => {
		expect(betterThan('xy300', 'TIG 100 amps')[0]).toMatchObject({
			verdict: 'Full use',
			why: expect.stringMatching(/^GTAW \(TIG\): Full use, /),
		});
		expect(betterThan('xy302', 'MIG overhead 150 amps')[0]).toMatchObject({
			verdict: 'Full use',
			why: 'Overhead (4G / 4F): Full use',
		});
		expect(betterThan('xy276-3', 'tig 160a')[0]?.why).toMatch(/^GTAW \(TIG\): .*160 A$/);
		expect(betterThan('xy300', 'MIG 120 A sharp edges')[0]).toMatchObject({ partNumber: 'xy321' });
	});

	it('are at most three, one per colour, none for the left hand only, and none after Full use', () => {
		for (const { task, partNumber } of FIT_LABELS) {
			const glove = range.find((other) => other.partNumber === partNumber)!;
			const facts = readTask(task);
			const answer = judgeFit(glove, facts);
			const better = findBetterGloves(glove, facts, answer, range);
			expect(better.length).toBeLessThanOrEqual(3);
			if (answer.verdict === null || answer.verdict === 'Full use') expect(better).toEqual([]);
			const bases = better.map((other) => other.partNumber.replace(/-(?:black|brown|grey)$/, ''));
			expect(new Set(bases).size).toBe(bases.length);
			if (!glove.leftOnly)
				expect(better.filter((other) => /^xy(?:282|308)$/.test(other.partNumber))).toEqual([]);
			for (const other of better) {
				const found = judgeFit(range.find((entry) => entry.partNumber === other.partNumber)!, facts);
				expect(found.verdict).toBe(other.verdict);
				expect(isBetterThan(other.verdict, answer.verdict ?? 'Full use')).toBe(true);
				expect(other.why).not.toBe('');
			}
		}
	});

	it('are the same wherever a glove is in the list', () => {
		const glove = range.find(({ partNumber }) => partNumber === 'xy303')!;
		const facts = readTask('stick 5/32 flat');
		const answer = judgeFit(glove, facts);
		expect(findBetterGloves(glove, facts, answer, range.toReversed())).toEqual(
			findBetterGloves(glove, facts, answer, range),
		);
	});
});

describe('the finder', () => {
	it('asks the same questions as the fit check', () => {
		expect(rankGloves(readTask('welding at 140 amps'), range)).toEqual({ question: 'process', gloves: [] });
	});

	it('ranks the whole range, the best first, with the fit check’s verdicts', () => {
		for (const task of [
			'stick 1/8 rod overhead',
			'tig 80 amps 6G',
			'handling sharp steel at -20',
			'gouging 3/8 carbon',
		]) {
			const facts = readTask(task);
			const { gloves } = rankGloves(facts, range);
			// Four colours are not listed separately.
			expect(gloves).toHaveLength(range.length - 4);
			const steps = gloves.map(({ verdict }) => ['Full use', 'Limited', 'No use'].indexOf(verdict));
			expect(steps).toEqual(steps.toSorted((a, b) => a - b));
			for (const { partNumber, verdict, reasons } of gloves) {
				const glove = range.find((other) => other.partNumber === partNumber)!;
				expect(judgeFit(glove, facts).verdict).toBe(verdict);
				expect(reasons.length).toBeGreaterThan(0);
			}
		}
	});

	it('ranks the glove rated for the current above those for much more', () => {
		const [first] = rankGloves(readTask('stick 1/8 7018 flat'), range).gloves;
		expect(first).toMatchObject({ verdict: 'Full use', givesUp: null });
		const tig = rankGloves(readTask('tig 60 amps'), range).gloves.map(({ partNumber }) => partNumber);
		expect(tig.indexOf('xy280')).toBeLessThan(tig.indexOf('xy285'));
	});

	it('says what the next glove lacks', () => {
		const { gloves } = rankGloves(readTask('MIG 150 amps overhead'), range);
		const firstLimited = gloves.findIndex(({ verdict }) => verdict === 'Limited');
		expect(gloves[firstLimited]?.givesUp).toMatchObject({ effect: 'Limited' });
		const firstNo = gloves.findIndex(({ verdict }) => verdict === 'No use');
		expect(gloves[firstNo]?.givesUp).toMatchObject({ effect: 'No use' });
	});

	it('returns no more than requested', () => {
		const facts = readTask('tig 60 amps');
		expect(rankGloves(facts, range, 5).gloves).toEqual(rankGloves(facts, range).gloves.slice(0, 5));
		expect(rankGloves(facts, range, -1).gloves).toEqual([]);
	});
});
