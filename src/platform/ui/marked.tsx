import type { ReactNode } from 'react';

/** A text with highlighted ranges; `ranges` are sorted offsets, end exclusive. */
export function Marked({
	text,
	ranges = [],
}: {
	text: string;
	ranges?: readonly (readonly [number, number])[];
}) {
	const parts: ReactNode[] = [];
	let at = 0;
	for (const [from, to] of ranges) {
		parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
		at = to;
	}
	return [...parts, text.slice(at)];
}
