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

test('a cut with a machine is refused at once, and a cut with a flame is not taken for one', () => {
	const sawn = [
		'operating a bandsaw cutting steel tube',
		'cutting angle iron with a chop saw',
		'cutting crown moulding on the mitre saw',
		'jigsaw cutting plywood all day',
		'cutting firewood with a chainsaw',
		'cutting threads on a lathe',
		'couper de l’acier à la scie à ruban',
		'couper des 2x4 avec une scie à onglets',
		'couper du bois de chauffage à la scie à chaîne',
	];
	const asked = sawn.filter((task) =>
		range.some((glove) => judgeFit(glove, readTask(task)).verdict !== 'No use'),
	);
	expect(asked).toEqual([]);
	const burned = ['oxy-fuel cutting a band saw frame', 'oxycoupage du bâti d’une scie à ruban'];
	const refused = burned.filter(
		(task) => !range.some((glove) => isYes(judgeFit(glove, readTask(task)).verdict)),
	);
	expect(refused).toEqual([]);
});

test('words for thorns, raw edges and frayed cables are read as what they do to a hand', () => {
	const tasks = [
		'picking blackberries',
		'cueillir des framboises',
		'handling frayed wire rope slings',
		'moving sheet metal with raw edges',
	];
	for (const task of tasks) expect({ task, unread: readTask(task).unread }).toEqual({ task, unread: [] });
	expect(readTask('picking blackberries').hazards).toContain('puncture');
	expect(readTask('moving sheet metal with raw edges').hazards).toContain('sharp');
});
