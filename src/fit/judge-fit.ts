import type { Performance } from '../ratings/performance.ts';
import { WELDING_PROCESSES } from '../ratings/welding-process.ts';
import {
	type FitAnswer,
	isBetterThan,
	type Question,
	type Reason,
	sortReasons,
	type Unknown,
	worseOf,
	worstOf,
} from './fit-answer.ts';
import type { FitGlove } from './fit-glove.ts';
import { isBurning, judgeMelting, judgePositions, judgeProcesses } from './judge-arc.ts';
import { judgeCold, judgeWet } from './judge-cold.ts';
import { judgeCut, judgeImpact, judgePuncture } from './judge-edges.ts';
import { judgeHeat, judgeMolten } from './judge-heat.ts';
import { judgeMatter } from './judge-matter.ts';
import type { Facts } from './task-facts.ts';

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
	judgeMatter,
];

/**
 * How far a glove goes in a job, from its own rows (domain.md section 5; docs/decisions/023-fit.md). The verdict is
 * the worst of its reasons; without a process there is a question instead, because the answer would be a guess.
 */
export function judgeFit(glove: FitGlove, facts: Facts): FitAnswer {
	const question = findQuestion(facts);
	if (question !== null) return { verdict: null, question, reasons: [], unknown: [] };
	const reasons = sortReasons(JUDGES.flatMap((judge) => judge(glove, facts)));
	const verdict = worstOf(reasons.map(({ effect }) => effect));
	return { verdict, question: null, reasons, unknown: listUnknown(glove, facts, reasons) };
}

/**
 * The verdict alone, for a whole catalogue at once. Stops at the first row that takes the glove down to `floor`: what
 * it answers is then `floor` or worse. Facts that need a question have no verdict: ask `findQuestion` first.
 */
export function judgeVerdict(glove: FitGlove, facts: Facts, floor: Performance = 'No use'): Performance {
	let verdict: Performance = 'Full use';
	for (const judge of JUDGES) {
		for (const { effect } of judge(glove, facts)) verdict = worseOf(verdict, effect);
		if (!isBetterThan(verdict, floor)) break;
	}
	return verdict;
}

/** How many rows keep a glove from Full use. */
export function countLimits(glove: FitGlove, facts: Facts): number {
	let limits = 0;
	for (const judge of JUDGES) {
		for (const { effect } of judge(glove, facts)) if (effect !== 'Full use') limits++;
	}
	return limits;
}

/** What has to be asked before any glove can be judged; null when the facts are enough. */
export function findQuestion(facts: Facts): Question | null {
	if (facts.unclear !== null) return facts.unclear;
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

function hasAmps({ amps }: Facts, code: string): boolean {
	return amps.some(({ process }) => process === null || process === code);
}
