import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { DANGEROUS_JOBS } from './dangerous-jobs.ts';
import { findBetterGloves } from './judging/better-gloves.ts';
import { readFitGlove } from './judging/fit-glove.ts';
import { findQuestion, judgeFit } from './judging/judge-fit.ts';
import { rankGloves } from './judging/rank-gloves.ts';
import { ORDINARY_JOBS } from './ordinary-jobs.ts';
import { readTask } from './reading/read-task.ts';
import { RISKY_SCENE_JOBS } from './risky-scene-jobs.ts';

const dangerous = [...DANGEROUS_JOBS, ...RISKY_SCENE_JOBS];
const range = readDemonstrationCatalogue().products.map(readFitGlove);
const isYes = (verdict: string | null) => verdict === 'Full use' || verdict === 'Limited';

test('no glove gets Full use or Limited for dangerous work', () => {
	const allowed = dangerous.flatMap((task) =>
		range
			.filter((glove) => isYes(judgeFit(glove, readTask(task)).verdict))
			.map(({ partNumber }) => `${partNumber}: ${task}`),
	);
	expect(allowed).toEqual([]);
});

test('neither a harmless fact nor the finder turns dangerous work into a yes', () => {
	for (const job of dangerous) {
		for (const fact of [
			', just handling hot parts',
			', flat on the bench',
			' at 120 amps',
			', sharp edges',
		]) {
			const facts = readTask(`${job}${fact}`);
			// An ordinary weld may only lack a current; any other fact leaves the danger.
			const verdicts = range.map((glove) => judgeFit(glove, facts).verdict);
			expect({ job: `${job}${fact}`, yes: verdicts.includes('Full use') }).toEqual({
				job: `${job}${fact}`,
				yes: false,
			});
			const listed = findQuestion(facts) === null ? rankGloves(facts, range).gloves : [];
			expect(listed.filter(({ verdict }) => verdict === 'Full use')).toEqual([]);
			const [first] = range;
			if (first) {
				const better = findBetterGloves(first, facts, judgeFit(first, facts), range);
				expect(better.filter(({ verdict }) => verdict === 'Full use')).toEqual([]);
			}
		}
	}
});

test('an ordinary job finds a glove', () => {
	const refused = ORDINARY_JOBS.filter((task) => {
		const facts = readTask(task);
		return !range.some((glove) => isYes(judgeFit(glove, facts).verdict));
	});
	process.stdout.write(
		`Ordinary jobs refused or asked about: ${refused.length} of ${ORDINARY_JOBS.length}\n`,
	);
	expect(refused).toEqual([]);
});
