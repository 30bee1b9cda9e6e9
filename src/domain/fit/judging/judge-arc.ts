import type { Performance } from '../../ratings/performance.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { dropStep, type Reason, worstOf } from '../fit-answer.ts';
import type { AmpFact, Facts } from '../reading/task-facts.ts';
import type { FitGlove, ProcessStep } from './fit-glove.ts';

/**
 * Judges process rows, current, positions, cuff and melting materials (docs/decisions/023-fit.md).
 * Authored: more than twice a row's reach is two steps down instead of one.
 */
const FAR = 2;
/** Min cuff length for overhead work, where spatter falls towards the hand (docs/trade/welding.md, "Positions"). */
const MIN_OVERHEAD_CUFF_IN = 4;

const PROCESSES = new Map(WELDING_PROCESSES.map((process) => [process.code, process]));
const POSITION_LABELS = new Map(WELDING_POSITIONS.map(({ code, label }) => [code, label]));

/** True for processes with an arc or a flame: all except grinding and fit-up. */
export function isBurning(code: string): boolean {
	return code !== 'GRIND' && code !== 'TACK' && PROCESSES.has(code);
}

export function judgeProcesses(glove: FitGlove, facts: Facts): Reason[] {
	const hasBurning = facts.processes.some(isBurning);
	return facts.processes.flatMap((code) => {
		const step = glove.processes.get(code);
		// Tacks are welded with a process that has its own row.
		if (step === undefined) return code === 'TACK' && hasBurning ? [] : [missingProcess(code)];
		const reason = processReason(code, step);
		if (step.performance === 'No use' || PROCESSES.get(code)?.arc !== true) return [reason];
		const amps = facts.amps.filter(({ process }) => process === null || process === code);
		return [reason, ...amps.map((fact) => judgeAmps(code, step, fact))];
	});
}

function processReason(code: string, { label, performance, range }: ProcessStep): Reason {
	const kind =
		performance === 'No use' ? 'process.no' : performance === 'Limited' ? 'process.limited' : 'process.full';
	return { row: label, kind, values: { process: code, range, performance }, effect: performance };
}

/** A process missing from the sheet is No use with an arc or a flame, and at most Limited without. */
function missingProcess(code: string): Reason {
	const row = PROCESSES.get(code)?.label ?? code;
	return {
		row,
		kind: 'process.missing',
		values: { process: code },
		effect: isBurning(code) ? 'No use' : 'Limited',
	};
}

function judgeAmps(code: string, { label, performance, range, reach }: ProcessStep, fact: AmpFact): Reason {
	const stated = fact.max ?? fact.min ?? 0;
	const values = { process: code, range, source: fact.source, said: formatAmpFact(fact) };
	if (reach === null) {
		return { row: label, kind: 'amps.none', values, effect: worstOf([performance, 'Limited']) };
	}
	const isOver = stated > reach || (fact.max === null && stated >= reach);
	if (!isOver) return { row: label, kind: 'amps.within', values, effect: performance };
	if (stated > reach * FAR) return { row: label, kind: 'amps.far', values, effect: 'No use' };
	return { row: label, kind: 'amps.over', values, effect: dropStep(performance) };
}

/** "140 A", "100–150 A", "up to 140 A", "over 160 A". */
function formatAmpFact({ min, max }: AmpFact): string {
	if (max === null) return `over ${min} A`;
	if (min === null) return `up to ${max} A`;
	return min === max ? `${max} A` : `${min}–${max} A`;
}

/** Positions matter only for burning processes in which the glove may be used. */
export function judgePositions(glove: FitGlove, facts: Facts): Reason[] {
	const usable = listUsable(glove, facts);
	if (usable.length === 0) return [];
	const rows = facts.positions.map((code): Reason => {
		const step = glove.positions.get(code);
		const row = step?.label ?? POSITION_LABELS.get(code) ?? code;
		const values = { position: code };
		if (step === undefined) return { row, kind: 'position.missing', values, effect: 'Limited' };
		const kind =
			step.performance === 'No use'
				? 'position.no'
				: step.performance === 'Limited'
					? 'position.limited'
					: 'position.full';
		return { row, kind, values, effect: step.performance };
	});
	return facts.positions.includes('O') ? [...rows, ...judgeCuff(glove, worstOf(usable))] : rows;
}

function judgeCuff({ cuff }: FitGlove, performance: Performance): Reason[] {
	if (cuff === null) return [];
	const isShort = cuff.isWrist || (cuff.inches !== null && cuff.inches < MIN_OVERHEAD_CUFF_IN);
	if (!isShort) return [];
	const values = { cuff: cuff.inches === null ? cuff.text.toLowerCase() : `${cuff.inches} in` };
	return [{ row: cuff.row, kind: 'cuff.short', values, effect: dropStep(performance) }];
}

/** The glove's performance in each burning process of the job in which it may be used. */
function listUsable(glove: FitGlove, facts: Facts): Performance[] {
	return facts.processes
		.filter(isBurning)
		.flatMap((code) => glove.processes.get(code)?.performance ?? [])
		.filter((performance) => performance !== 'No use');
}

/** Nitrile, HPPE and polyurethane must not be used at an arc; other plastics are never Full use there. */
export function judgeMelting({ melting }: FitGlove, facts: Facts): Reason[] {
	// Tacking uses an arc, so it melts the same materials as welding.
	if (melting === null || !(facts.tacking || facts.processes.some(isBurning))) return [];
	const { row, material, severity } = melting;
	return severity === 'arc'
		? [{ row, kind: 'melts.arc', values: { material }, effect: 'No use' }]
		: [{ row, kind: 'melts.plastic', values: { material }, effect: 'Limited' }];
}
