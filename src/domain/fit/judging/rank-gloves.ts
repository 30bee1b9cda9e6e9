import type { Locale } from '../../../platform/i18n/locale.ts';
import { PERFORMANCES, type Performance } from '../../ratings/performance.ts';
import { type FitAnswer, isBetterThan, type Question, type Reason } from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import { type DescribedReason, describeReason } from '../wording/describe-reason.ts';
import { familyOf } from './better-gloves.ts';
import type { FitGlove } from './fit-glove.ts';
import { countLimits, findQuestion, judgeFit, judgeVerdict } from './judge-fit.ts';

/** A glove's rank in the finder. */
type RankedGlove = {
	partNumber: string;
	name: string;
	verdict: Performance;
	/** The rows its verdict is based on, strongest first. */
	reasons: readonly DescribedReason[];
	/** What it lacks compared with the glove above it; null for the first glove and if the rows are equal. */
	givesUp: DescribedReason | null;
};

export type GloveRanking = { question: Question | null; gloves: readonly RankedGlove[] };

type Judged = { glove: FitGlove; verdict: Performance; limits: number; headroom: number };

/**
 * Ranks gloves for a job: by verdict, then by how few rows limit them, then by how closely their current fits (a
 * glove for 350 A is too much glove at 90 A). One colour of each glove represents all.
 * @param limit max number of gloves returned; those with No use come last
 */
export function rankGloves(facts: Facts, gloves: readonly FitGlove[], limit = gloves.length): GloveRanking {
	const question = findQuestion(facts);
	if (question !== null) return { question, gloves: [] };
	const partNumbers = new Set(gloves.map(({ partNumber }) => partNumber));
	const named = gloves
		.filter(({ partNumber, base }) => base === partNumber || !partNumbers.has(base))
		.map((glove) => ({ glove, verdict: judgeVerdict(glove, facts) }));
	const judged: Judged[] = [];
	for (const wanted of PERFORMANCES) {
		// Most of ten thousand gloves are No use, and nobody scrolls that far.
		if (judged.length >= limit) break;
		const group = named.filter(({ verdict }) => verdict === wanted);
		judged.push(...group.map((entry) => measure(entry, facts)).sort(compareJudged));
	}
	let above: FitAnswer | null = null;
	const ranked = judged.slice(0, Math.max(0, limit)).map(({ glove, verdict }) => {
		const answer = judgeFit(glove, facts);
		const givesUp = above === null ? null : findGivenUp(above, answer, facts.pageLocale);
		above = answer;
		const { partNumber, name } = glove;
		return {
			partNumber,
			name,
			verdict,
			reasons: answer.reasons.map((reason) => describeReason(reason, facts.pageLocale)),
			givesUp,
		};
	});
	return { question: null, gloves: ranked };
}

function measure({ glove, verdict }: Pick<Judged, 'glove' | 'verdict'>, facts: Facts): Judged {
	return { glove, verdict, limits: countLimits(glove, facts), headroom: measureHeadroom(glove, facts) };
}

/** How far the range of the job's rows is from its current, as a ratio of 1 or more; 1 if no current is given. */
function measureHeadroom(glove: FitGlove, facts: Facts): number {
	let widest = 1;
	for (const { min, max, process } of facts.amps) {
		const stated = max ?? min ?? 1;
		for (const code of facts.processes) {
			if (process !== null && process !== code) continue;
			const step = glove.processes.get(code);
			if (step === undefined || step.reach === null) continue;
			const reach = Number.isFinite(step.reach) ? step.reach : stated;
			widest = Math.max(widest, reach / stated, (step.from ?? 0) / stated);
		}
	}
	return widest;
}

function compareJudged(a: Judged, b: Judged): number {
	return (
		Number(a.glove.leftOnly) - Number(b.glove.leftOnly) ||
		a.limits - b.limits ||
		a.headroom - b.headroom ||
		(a.glove.partNumber < b.glove.partNumber ? -1 : 1)
	);
}

/**
 * The strongest row that is worse than the same row of the glove above; otherwise a row with a lower level or
 * current.
 */
function findGivenUp(
	above: FitAnswer,
	answer: FitAnswer,
	locale: Locale | undefined,
): DescribedReason | null {
	for (const reason of answer.reasons) {
		const before = findSame(above, reason);
		if (before && isBetterThan(before.effect, reason.effect)) return describeReason(reason, locale);
		if (before === undefined && reason.effect !== 'Full use') return describeReason(reason, locale);
	}
	for (const reason of answer.reasons) {
		const before = findSame(above, reason);
		if (before && isLower(reason, before)) return describeReason(reason, locale);
	}
	return null;
}

function findSame({ reasons }: FitAnswer, reason: Reason): Reason | undefined {
	const family = familyOf(reason);
	const same = reasons.filter((other) => familyOf(other) === family);
	return (
		same.find((other) => other.values.process === reason.values.process && other.row === reason.row) ??
		same.find((other) => other.values.position === reason.values.position) ??
		same[0]
	);
}

/** True when a level of the same place, or the upper end of a range, is lower than before. */
function isLower({ values, row }: Reason, before: Reason): boolean {
	if (row !== before.row) return false;
	if (values.level && before.values.level && values.place === before.values.place) {
		return values.level < before.values.level;
	}
	const endOf = (range: string | undefined) => Number(/(\d+)(?!.*\d)/.exec(range ?? '')?.[1] ?? Number.NaN);
	return endOf(values.range) < endOf(before.values.range);
}
