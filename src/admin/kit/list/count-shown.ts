/** The number of rows of the tab of a state, or of all states. */
export function countShown<State extends string>(
	counts: Readonly<Record<State, number>>,
	state: State | undefined,
): number {
	if (state !== undefined) return counts[state];
	return Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
}
