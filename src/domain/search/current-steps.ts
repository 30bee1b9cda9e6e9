import type { Product } from '../catalogue/product.ts';
import { parseAmperage } from '../ratings/amperage.ts';
import { processOfRow } from './welding-row.ts';

/**
 * Currents that gloves are indexed by, in amperes. A current counts as the nearest of them: what a welder names is
 * a yardstick, and a glove's own rows are rounded too (docs/trade/welding.md, "Current ranges").
 */
const STEPS = [
	25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 325, 350, 400, 450, 500, 600, 800, 1000,
] as const;

/** Smaller numbers are sizes and counts, larger ones are no welding current. */
const LOWEST = 15;
const HIGHEST = 1200;

/** True for a whole number that may be a welding current in amperes. */
export const isCurrent = (amps: number) => Number.isInteger(amps) && amps >= LOWEST && amps <= HIGHEST;

function stepAt(amps: number): number {
	let nearest = 0;
	for (let at = 1; at < STEPS.length; at++)
		if (Math.abs(STEPS[at]! - amps) < Math.abs(STEPS[nearest]! - amps)) nearest = at;
	return nearest;
}

/** The fact of a glove that one of its rows reaches a current, of any process or of one, by its code. */
const factOf = (step: number, code = '') => `#amps${code && `:${code}`}:${step}`;

/**
 * The facts that a current may stand for, the best first: its own step and then higher ones, because a glove for more
 * current also takes less.
 */
export function listCurrentFacts(amps: number, code?: string): string[] {
	return STEPS.slice(stepAt(amps)).map((step) => factOf(step, code));
}

/** Calls `add` with each current that a glove's rows reach, of each process and of any, and with the row. */
export function forEachCurrent(
	{ weldingProcesses }: Product,
	add: (fact: string, row: Product['weldingProcesses'][number]) => void,
): void {
	for (const row of weldingProcesses) {
		const process = processOfRow(row);
		const range = parseAmperage(row.amperageRange);
		if (!process || row.performance === 'No use' || range.kind !== 'range') continue;
		const first = stepAt(range.min ?? 0);
		const last = range.open ? STEPS.length - 1 : stepAt(range.max ?? 0);
		for (const step of STEPS.slice(first, last + 1)) {
			add(factOf(step), row);
			add(factOf(step, process.code), row);
		}
	}
}
