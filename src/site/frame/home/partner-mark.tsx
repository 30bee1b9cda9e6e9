/** The drawn parts of the placeholder partners' word marks, on a 40 grid, by position in the row. */
const MARKS: readonly (string | undefined)[] = [
	// Two peaks.
	'M1 34 15 6l8.5 17L28 14l11 20z',
	undefined,
	// Nine plates.
	'M2 2h10v10H2zM15 2h10v10H15zM28 2h10v10H28zM2 15h10v10H2zM15 15h10v10H15zM28 15h10v10H28zM2 28h10v10H2zM15 28h10v10H15z',
	undefined,
	undefined,
	// An arc over its plate.
	'M2 30a18 18 0 0 1 36 0h-8a10 10 0 0 0-20 0zM2 34h36v4H2z',
];

/** Hidden from screen readers, because the name is next to it. */
export function PartnerMark({ index }: { index: number }) {
	const mark = MARKS[index];
	if (!mark) return null;
	return (
		<svg viewBox="0 0 40 40" width="40" height="40" fill="currentColor" aria-hidden="true">
			<path d={mark} />
		</svg>
	);
}
