/** The quantile of the values for `share` (0 to 1): 0.5 is the median, 1 the maximum. */
export function quantile(values: readonly number[], share: number): number {
	if (values.length === 0) throw new RangeError('There are no values.');
	const sorted = Float64Array.from(values).sort();
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
