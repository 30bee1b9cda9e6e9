import type { AmpFact, Facts } from './reading/task-facts.ts';
import { normaliseTask } from './reading/task-text.ts';

/**
 * The cache key of an answer: the glove, its version, the facts, and the task without case, accents and extra spaces.
 * It includes the task because a model's wording may depend on words that are not facts, and the facts because "PF" is
 * a position and "pf" is not.
 */
export function formatFitKey(partNumber: string, version: number, facts: Facts, task: string): string {
	return `${partNumber}@${version}|${formatFacts(facts)}|${normaliseTask(task)}`;
}

/**
 * Facts in one line, the same for every way to say them: "SMAW @V said:140". Words that were not understood
 * are not included.
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
