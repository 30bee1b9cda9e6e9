import { expect, test } from 'vitest';
import { readLabelledJobs } from '../../testing/labelled-job-files.ts';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { findWeldingProcess } from '../ratings/welding-process.ts';
import { readFitGlove } from './judging/fit-glove.ts';
import { findQuestion, judgeFit } from './judging/judge-fit.ts';
import { judgeNotOurs } from './judging/judge-not-ours.ts';
import { rankGloves } from './judging/rank-gloves.ts';
import type { LabelledJob } from './labelled-job.ts';
import { readTask } from './reading/read-task.ts';
import type { Facts } from './reading/task-facts.ts';

const jobs = readLabelledJobs();
const range = readDemonstrationCatalogue().products.map(readFitGlove);

/** The best result of any glove in the range: Full use, Limited, a question or none. */
function findBest(facts: Facts): 'Full use' | 'Limited' | 'question' | 'No use' {
	const verdicts = new Set(range.map((glove) => judgeFit(glove, facts).verdict));
	if (verdicts.has('Full use')) return 'Full use';
	if (verdicts.has('Limited')) return 'Limited';
	return verdicts.has(null) ? 'question' : 'No use';
}

const isYes = (best: string) => best === 'Full use' || best === 'Limited';
const isRefused = (facts: Facts) => judgeNotOurs(facts).length > 0;

function isRight({ task, expect: expected }: LabelledJob): boolean {
	const facts = readTask(task);
	const best = findBest(facts);
	if (expected === 'fits') return isYes(best);
	if (expected === 'never') return !isYes(best);
	return expected === 'ask' ? best !== 'Full use' : !isRefused(facts);
}

/** Every process with its current, in the label's format. */
function isRead({ task, reads = [] }: LabelledJob): boolean {
	const { processes, amps } = readTask(task);
	return reads.every(({ process, amps: current }) => {
		const code = findWeldingProcess(process)?.code ?? '';
		const [min, max] = typeof current === 'number' ? [current, current] : current;
		return (
			processes.includes(code) &&
			amps.some(
				(fact) =>
					(fact.process === null || fact.process === code) && (fact.min ?? 0) === min && fact.max === max,
			)
		);
	});
}

const shareOf = (found: readonly unknown[], all: readonly unknown[]) => found.length / all.length;
const tasksOf = (found: readonly LabelledJob[]) => found.map(({ task }) => task);

test('there are enough jobs in both languages, at least a third of them not ordinary', () => {
	expect(jobs.length).toBeGreaterThanOrEqual(600);
	expect(jobs.filter(({ expect: expected }) => expected !== 'fits').length).toBeGreaterThan(jobs.length / 3);
});

test('no glove gets Full use or Limited for work labelled as never', () => {
	const never = jobs.filter(({ expect: expected }) => expected === 'never');
	expect(tasksOf(never.filter(({ task }) => isYes(findBest(readTask(task)))))).toEqual([]);
	for (const fact of [', just handling hot parts', ', on the bench', ', rien que des pièces chaudes']) {
		const allowed = never.filter(({ task }) => findBest(readTask(`${task}${fact}`)) === 'Full use');
		expect(tasksOf(allowed)).toEqual([]);
	}
	const listed = never.filter(({ task }) => {
		const facts = readTask(task);
		return (
			findQuestion(facts) === null && rankGloves(facts, range).gloves.some(({ verdict }) => isYes(verdict))
		);
	});
	expect(tasksOf(listed)).toEqual([]);
});

test('no glove gets Full use where a question is required first', () => {
	const askJobs = jobs.filter(({ expect: expected }) => expected === 'ask');
	expect(tasksOf(askJobs.filter((job) => !isRight(job)))).toEqual([]);
});

test('at least 97 of 100 are right, and at most 3 of 100 that look dangerous are refused', () => {
	const wrong = jobs.filter((job) => !isRight(job));
	const harmless = jobs.filter(({ expect: expected }) => expected === 'not-refused');
	const refused = harmless.filter(({ task }) => isRefused(readTask(task)));
	const answered = harmless.filter(({ task }) => isYes(findBest(readTask(task))));
	process.stdout.write(
		`Labelled jobs: ${jobs.length - wrong.length} of ${jobs.length} right; look-alikes: ${refused.length} of ${harmless.length} refused, ${answered.length} answered without a question\n`,
	);
	expect(shareOf(refused, harmless)).toBeLessThanOrEqual(0.03);
	expect(1 - shareOf(wrong, jobs), tasksOf(wrong).join('\n')).toBeGreaterThanOrEqual(0.97);
});

test('stated processes and currents are recognized', () => {
	const read = jobs.filter(({ reads }) => reads !== undefined);
	expect(read.length).toBeGreaterThan(100);
	expect(tasksOf(read.filter((job) => !isRead(job)))).toEqual([]);
});
