import { setImmediate } from 'node:timers/promises';
import { findBetterGloves } from '../../domain/fit/judging/better-gloves.ts';
import type { FitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { judgeFit } from '../../domain/fit/judging/judge-fit.ts';
import type { Facts } from '../../domain/fit/reading/task-facts.ts';

/** Gloves judged without a pause: a few milliseconds. */
const SLICE = 1_000;

/**
 * The few gloves of a large catalogue among which the three better ones are, in the catalogue's order. Others are
 * answered after each slice. A glove that is among the three of all is among the three of its slice, so that nothing
 * is lost.
 */
export async function findBetterInSlices(
	glove: FitGlove,
	facts: Facts,
	gloves: readonly FitGlove[],
): Promise<FitGlove[]> {
	const answer = judgeFit(glove, facts);
	if (answer.verdict === null || answer.verdict === 'Full use') return [];
	const nearest: FitGlove[] = [];
	for (let from = 0; from < gloves.length; from += SLICE) {
		if (from > 0) await setImmediate();
		const slice = gloves.slice(from, from + SLICE);
		const found = new Set(findBetterGloves(glove, facts, answer, slice).map(({ partNumber }) => partNumber));
		nearest.push(...slice.filter(({ partNumber }) => found.has(partNumber)));
	}
	return nearest;
}
