import type { Performance } from '../../ratings/performance.ts';

/**
 * How strict an answer is, the one order that everything compares by: a question is stricter than Limited, since
 * nobody may act on it, and a No use is never taken back by a question.
 */
const MILDEST_FIRST: readonly (Performance | null)[] = ['Full use', 'Limited', null, 'No use'];

/** 0 for Full use, 1 for Limited, 2 for a question (null), 3 for No use. */
export function strictnessOf(verdict: Performance | null): number {
	return MILDEST_FIRST.indexOf(verdict);
}

/** True for Full use and Limited: somebody may put the glove on because of it. */
export function isYes(verdict: Performance | null): verdict is 'Full use' | 'Limited' {
	return strictnessOf(verdict) < strictnessOf(null);
}
