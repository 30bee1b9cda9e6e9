import type { Performance } from '../../ratings/performance.ts';
import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import {
	type FitAnswer,
	isBetterThan,
	type Question,
	type Reason,
	sortReasons,
	type Unknown,
	worseOf,
	worstOf,
} from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import type { FitGlove } from './fit-glove.ts';
import { isBurning, judgeMelting, judgePositions, judgeProcesses } from './judge-arc.ts';
import { judgeCold, judgeWet } from './judge-cold.ts';
import { judgeCut, judgeImpact, judgePuncture, judgeRough } from './judge-edges.ts';
import { judgeHeat, judgeMolten } from './judge-heat.ts';
import { judgeMatter } from './judge-matter.ts';
import { judgeNotOurs } from './judge-not-ours.ts';

const JUDGES: readonly ((glove: FitGlove, facts: Facts) => Reason[])[] = [
	judgeProcesses,
	judgePositions,
	judgeMelting,
	judgeHeat,
	judgeMolten,
	judgeCold,
	judgeWet,
	judgeCut,
	judgePuncture,
	judgeImpact,
	judgeRough,
	judgeMatter,
];

/**
 * Judges a glove for a job from the glove's own rows (docs/decisions/023-fit.md). The verdict is the worst effect of
 * its reasons. If the answer would be a guess, a question is returned instead: without a process, with words that
 * were not understood, and before a Full use for which no current was given. Work that no glove is made for is always
 * No use, and No use takes precedence over a question about words that were not understood.
 */
export function judgeFit(glove: FitGlove, facts: Facts): FitAnswer {
	const notOurs = judgeNotOurs(facts);
	if (notOurs.length > 0) return { verdict: 'No use', question: null, reasons: notOurs, unknown: [] };
	const missing = findMissing(facts);
	if (missing !== null && missing !== 'tack') return answerWithQuestion(findUnclearPart(facts) ?? missing);
	const reasons = sortReasons(JUDGES.flatMap((judge) => judge(glove, facts)));
	const verdict = worstOf(reasons.map(({ effect }) => effect));
	const question = verdict === 'No use' ? null : (findUnclearPart(facts) ?? missing);
	if (question !== null) return answerWithQuestion(question);
	if (verdict === 'Full use' && lacksAmps(facts, (code) => glove.processes.get(code)?.range !== '')) {
		return answerWithQuestion('amps');
	}
	return { verdict, question: null, reasons, unknown: listUnknown(glove, facts, reasons) };
}

function answerWithQuestion(question: Question): FitAnswer {
	return { verdict: null, question, reasons: [], unknown: [] };
}

/**
 * The verdict alone, for judging a whole catalogue. Stops as soon as the glove drops to `floor`; the result is then
 * `floor` or worse. Facts that need a question have no verdict: call `findQuestion` first.
 */
export function judgeVerdict(glove: FitGlove, facts: Facts, floor: Performance = 'No use'): Performance {
	let verdict: Performance = 'Full use';
	if (judgeNotOurs(facts).length > 0) return 'No use';
	for (const judge of JUDGES) {
		for (const { effect } of judge(glove, facts)) verdict = worseOf(verdict, effect);
		if (!isBetterThan(verdict, floor)) break;
	}
	return verdict;
}

/** The number of rows that keep a glove from Full use. */
export function countLimits(glove: FitGlove, facts: Facts): number {
	let limits = 0;
	for (const judge of JUDGES) {
		for (const { effect } of judge(glove, facts)) if (effect !== 'Full use') limits++;
	}
	return limits;
}

/**
 * The question to ask before any glove can be judged fit; null if the facts are sufficient or if no glove is suitable
 * for the work at all.
 */
export function findQuestion(facts: Facts): Question | null {
	if (judgeNotOurs(facts).length > 0) return null;
	return findUnclearPart(facts) ?? findMissing(facts) ?? (lacksAmps(facts, () => true) ? 'amps' : null);
}

/** Asks about words that were not understood. */
function findUnclearPart({ unread, uncertainty }: Facts): Question | null {
	return unread.length > 0 ? 'unread' : uncertainty;
}

/** Asks about missing facts that every verdict depends on. */
function findMissing(facts: Facts): Question | null {
	if (facts.unclear !== null) return facts.unclear;
	if (facts.tacking && !facts.processes.some(isBurning)) return 'tack';
	if (facts.processes.length > 0) return null;
	if (!facts.handling) return 'process';
	const isHot = facts.contactC !== null && facts.contactC > 43;
	return facts.hazards.length > 0 || isHot || facts.cutLevel !== null || facts.fine ? null : 'hazard';
}

const ARCS = new Set(WELDING_PROCESSES.filter(({ arc }) => arc).map(({ code }) => code));

function listUnknown(glove: FitGlove, facts: Facts, reasons: readonly Reason[]): Unknown[] {
	const unknown: Unknown[] = [];
	const usable = facts.processes.filter((code) => {
		const performance = glove.processes.get(code)?.performance;
		return performance !== undefined && performance !== 'No use';
	});
	if (usable.some((code) => ARCS.has(code) && !hasAmps(facts, code))) unknown.push('amps');
	const hasWorseRow = [...glove.positions.values()].some(({ performance }) => performance !== 'Full use');
	if (usable.some(isBurning) && facts.positions.length === 0 && hasWorseRow) unknown.push('position');
	const isHotUnmeasured = facts.contactC === null && facts.hazards.includes('hot');
	const isColdUnmeasured = facts.airC === null && facts.hazards.includes('cold');
	if (isHotUnmeasured || isColdUnmeasured) unknown.push('temperature');
	if (facts.duration === 'long' && reasons.length > 0) unknown.push('duration');
	return unknown;
}

/** True if an arc process of the job has no current and `isRanged` says that the current matters for it. */
function lacksAmps(facts: Facts, isRanged: (code: string) => boolean): boolean {
	return facts.processes.some((code) => ARCS.has(code) && isRanged(code) && !hasAmps(facts, code));
}

function hasAmps({ amps }: Facts, code: string): boolean {
	return amps.some(({ process }) => process === null || process === code);
}
