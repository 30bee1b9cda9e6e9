/**
 * Single-line marks of the six placeholder partners, drawn by us on a 40 grid, in the order of `content/partners.json`.
 */
const MARKS = [
	// Two peaks.
	'M3 33 15.5 9 28 33zM22 21.5 27 13l10 20h-9',
	// A pipe's elbow with its flange.
	'M5 35V20A15 15 0 0 1 20 5h8M16 35V20a4 4 0 0 1 4-4h8M31 2.5v16M2.5 35h16',
	// Nine plates.
	'M5 5h30v30H5zM15 5v30M25 5v30M5 15h30M5 25h30',
	// A rail, cut across.
	'M11 4h18v7l-5.5 3v11L34 30v6H6v-6l10.5-5V14L11 11z',
	// A hull under a kiln's arch.
	'M4 22h32a16 14 0 0 1-32 0zM10 22v-7a10 10 0 0 1 20 0v7M20 5v31',
	// A gas cylinder and its arc.
	'M9 36V17a7 7 0 0 1 14 0v19zM13 10V5h6v5M9 25h14M28 8a14 14 0 0 1 0 22',
];

/**
 * The mark of the partner at this position; none from the seventh on, which are shown by name only. Hidden from screen
 * readers, because the name is next to it.
 */
export function PartnerMark({ index }: { index: number }) {
	const mark = MARKS[index];
	if (!mark) return null;
	return (
		<svg
			viewBox="0 0 40 40"
			width="40"
			height="40"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.6"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d={mark} />
		</svg>
	);
}
