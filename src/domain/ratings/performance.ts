/** How suitable a glove is for a process or a position. */
export const PERFORMANCES = ['Full use', 'Limited', 'No use'] as const;
export type Performance = (typeof PERFORMANCES)[number];

/** Parses "full use", " LIMITED " and the like; undefined for anything else. */
export function parsePerformance(text: string): Performance | undefined {
	const key = text.trim().replace(/\s+/g, ' ').toLowerCase();
	return PERFORMANCES.find((performance) => performance.toLowerCase() === key);
}

/** Sorts rows Full use, Limited, No use; rows of equal performance keep their order. */
export function sortByPerformance<Row extends { performance: Performance }>(rows: readonly Row[]): Row[] {
	return rows.toSorted((a, b) => PERFORMANCES.indexOf(a.performance) - PERFORMANCES.indexOf(b.performance));
}
