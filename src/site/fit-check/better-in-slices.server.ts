import { setImmediate } from 'node:timers/promises';
import { findBetterGloves } from '../../domain/fit/judging/better-gloves.ts';
import type { FitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { judgeFit } from '../../domain/fit/judging/judge-fit.ts';
import type { Facts } from '../../domain/fit/reading/task-facts.ts';

/** Gloves judged without yielding; takes a few milliseconds. */
const SLICE = 1_000;

/**
 * Narrows a large catalogue down to a few gloves, in catalogue order, that include the three better ones. Yields to
 * other requests after each slice. Nothing is lost: a glove among the best three of all is among the best three of its
 * slice.
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
