import type { MatchRange } from './listing-data.ts';

/** A text with the parts that a search matched underlaid. Ranges are in order, do not overlap and count code units. */
export function Marked({ text, ranges = [] }: { text: string; ranges?: readonly MatchRange[] | undefined }) {
	if (ranges.length === 0) return text;
	const parts = ranges.map(([from, to], at) => (
		<span key={from}>
			{text.slice(ranges[at - 1]?.[1] ?? 0, from)}
			<mark>{text.slice(from, to)}</mark>
		</span>
	));
	return (
		<>
			{parts}
			{text.slice(ranges.at(-1)?.[1])}
		</>
	);
}
