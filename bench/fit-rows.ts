import { readDemonstrationCatalogue } from '../src/domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { findBetterGloves } from '../src/domain/fit/judging/better-gloves.ts';
import { type FitGlove, readFitGlove } from '../src/domain/fit/judging/fit-glove.ts';
import { judgeFit } from '../src/domain/fit/judging/judge-fit.ts';
import { rankGloves } from '../src/domain/fit/judging/rank-gloves.ts';
import { readTask } from '../src/domain/fit/reading/read-task.ts';
import { MAX_TASK_LENGTH } from '../src/domain/fit/reading/task-text.ts';
import { FIT_LABELS } from '../src/domain/fit/wording/fit-labels.ts';
import { normalizeText } from '../src/domain/search/query/normalize-text.ts';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import { quantile } from './statistics.ts';

const GLOVES = 10_000;
/** Milliseconds for the better gloves of 10,000, for their ranking, and for reading a task of 500 characters. */
const AIM_BETTER_MS = 50;
const AIM_RANKING_MS = 20;
const AIM_READING_MS = 1;

/** A long visitor's task: several sentences about one job, in English and French. */
const PLAIN_TASKS = [
	'Need a glove for TIG on stainless tube at 90 amps, flat on the bench, thin filler rod, sometimes a tack overhead. ',
	'Stick 7018 1/8 vertical up at 130 amps, then grinding the root, outside at minus ten, wet deck, sharp sheared edges. ',
	'MIG .035 fil plein, 180 A à plat sur acier galvanisé, préchauffé à 150 °C, puis soudage au plafond avec la baguette. ',
];

/** The worst case for the parser: many words, typos, numbers and negations. */
const HARD_TASKS = [
	'stick weldng overhed vertcal horizntal pipeline grindng ',
	'stcik tugnsten horizonatl electorde prehaeted ',
	'1/8 -20 140 a 3/32 .035 6g 7018 ',
	'not or nor never without no ni pas ',
	'between 100 and 140 to 160 - 180 a ',
];

const fill = (part: string) => part.repeat(MAX_TASK_LENGTH).slice(0, MAX_TASK_LENGTH);

export const fitAnswers: Bench = {
	name: 'fit',
	about: 'the fit check in process: reading a task, better gloves and a ranking of 10,000',
	run: async ({ quick }) => {
		const rounds = quick ? 5 : 20;
		const { products } = readDemonstrationCatalogue();
		const sheets = Array.from({ length: GLOVES }, (_, index) => {
			const product = products[index % products.length];
			if (product === undefined) throw new Error('The demonstration range is empty.');
			return { ...product, partNumber: `zz${index}` };
		});
		const [readMs] = timesOf(1, () => sheets.map(readFitGlove));
		const gloves = sheets.map(readFitGlove);
		const jobs = FIT_LABELS.filter((_, index) => index % 8 === 0).map(({ task }) => readTask(task));
		const walks = timesOf(rounds, () => countFullUse(gloves));
		const walk = quantile(walks, 0.5);
		const split = quantile(
			[...PLAIN_TASKS, ...HARD_TASKS].map(fill).flatMap((task) => timesOf(rounds, () => splitWords(task))),
			0.5,
		);
		const readingsOf = (tasks: readonly string[]) =>
			tasks.map(fill).flatMap((task) => timesOf(rounds, () => readTask(task)));
		const better = jobs.flatMap((facts) => {
			const glove = gloves[0];
			if (glove === undefined) return [];
			const answer = judgeFit(glove, facts);
			return timesOf(quick ? 1 : 3, () => findBetterGloves(glove, facts, answer, gloves));
		});
		const ranked = jobs.flatMap((facts) => timesOf(quick ? 1 : 3, () => rankGloves(facts, gloves, 24)));
		const reference = `a walk over all rows, p50 ${formatNumber(walk)} ms`;
		const row = (
			what: string,
			times: readonly number[],
			aim: number,
			baseline = { name: reference, ms: walk },
		) => ({
			what,
			measured: `p50 ${formatNumber(quantile(times, 0.5))}, p99 ${formatNumber(quantile(times, 0.99))} ms`,
			reference: baseline.name,
			ratio: quantile(times, 0.5) / baseline.ms,
			aim: atMost(quantile(times, 0.5), aim, ' ms p50'),
		});
		const splitting = { name: `splitting it into folded words, p50 ${formatNumber(split)} ms`, ms: split };
		return [
			row('Fit: reading 500 characters', readingsOf(PLAIN_TASKS), AIM_READING_MS, splitting),
			row('Fit: reading 500 hard characters', readingsOf(HARD_TASKS), AIM_READING_MS, splitting),
			row('Fit: better gloves of 10,000', better, AIM_BETTER_MS),
			row('Fit: ranking 10,000 gloves', ranked, AIM_RANKING_MS),
			{
				what: 'Fit: reading 10,000 sheets',
				measured: `${formatNumber(readMs ?? 0)} ms`,
				reference,
				ratio: (readMs ?? 0) / walk,
			},
		];
	},
};

/** Milliseconds of each of `rounds` runs, after one warm-up run if there is more than one. */
function timesOf(rounds: number, work: () => unknown): number[] {
	if (rounds > 1) work();
	return Array.from({ length: rounds }, () => {
		const start = performance.now();
		work();
		return performance.now() - start;
	});
}

/** The minimum work of any task parser: normalized words without case and accents. */
function splitWords(task: string): string[] {
	return normalizeText(task).split(/[^a-z0-9]+/);
}

/** The minimum work of any catalogue-wide answer: reads each row of each glove once. */
function countFullUse(gloves: readonly FitGlove[]): number {
	let full = 0;
	for (const { processes, positions } of gloves) {
		for (const { performance } of processes.values()) if (performance === 'Full use') full++;
		for (const { performance } of positions.values()) if (performance === 'Full use') full++;
	}
	return full;
}
