import type { AmpFact, Facts } from './reading/task-facts.ts';
import { normaliseTask } from './reading/task-text.ts';

/**
 * The key that an answer is kept under: the glove, its version, the facts, and the task without case, accents and
 * spare spaces. The task is in it because a model's wording may turn on words that are no facts; the facts are,
 * because "PF" is a position and "pf" is none.
 */
export function formatFitKey(partNumber: string, version: number, facts: Facts, task: string): string {
	return `${partNumber}@${version}|${formatFacts(facts)}|${normaliseTask(task)}`;
}

/**
 * Facts in one line, the same for every way to say them: "SMAW @V said:140". Words that could not be read are no
 * part of it.
 */
export function formatFacts(facts: Facts): string {
	return [
		...facts.processes,
		...(facts.unclear === null ? [] : [`?${facts.unclear}`]),
		...(facts.handling ? ['handling'] : []),
		...facts.positions.map((position) => `@${position}`),
		...facts.amps.map(formatAmpFact),
		...(facts.contactC === null ? [] : [`touch:${facts.contactC}C`]),
		...(facts.airC === null ? [] : [`air:${facts.airC}C`]),
		...facts.hazards,
		...(facts.cutLevel === null ? [] : [`A${facts.cutLevel}`]),
		...(facts.duration === null ? [] : [facts.duration]),
		...(facts.fine ? ['fine'] : []),
	].join(' ');
}

/** "said:140", "rod:75-130", "said:<150", "GTAW=said:>90". */
function formatAmpFact({ min, max, source, process }: AmpFact): string {
	const owner = process === null || source !== 'said' ? '' : `${process}=`;
	return `${owner}${source}:${formatRange(min, max)}`;
}

function formatRange(min: number | null, max: number | null): string {
	if (max === null) return `>${min}`;
	if (min === null) return `<${max}`;
	return min === max ? `${min}` : `${min}-${max}`;
}
