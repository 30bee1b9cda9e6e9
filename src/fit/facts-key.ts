import type { AmpFact, Facts } from './task-facts.ts';

/**
 * Facts in one line, the same for every way to say them: "SMAW @V said:140". Part of the key that answers are kept
 * under. Words that could not be read are no part of it.
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
