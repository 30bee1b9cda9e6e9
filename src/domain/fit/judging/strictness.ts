import type { Performance } from '../../ratings/performance.ts';

/**
 * The single strictness order for all comparisons. A question is stricter than Limited, because nobody may act on it,
 * and a question never overrides No use.
 */
const MILDEST_FIRST: readonly (Performance | null)[] = ['Full use', 'Limited', null, 'No use'];

/** 0 for Full use, 1 for Limited, 2 for a question (null), 3 for No use. */
export function strictnessOf(verdict: Performance | null): number {
	return MILDEST_FIRST.indexOf(verdict);
}

/** True for Full use and Limited: somebody may wear the glove because of it. */
export function isYes(verdict: Performance | null): verdict is 'Full use' | 'Limited' {
	return strictnessOf(verdict) < strictnessOf(null);
}
