import type { MatrixCode } from './printed-label.ts';

/**
 * The black modules of a code as a path, one unit each; adjacent ones in a row form one bar, so that no hairline shows
 * between them.
 */
export function pathOfCode(code: MatrixCode): string {
	return code
		.flatMap((row, y) => listBars(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
		.join('');
}

function listBars(row: readonly boolean[]): { from: number; length: number }[] {
	const bars: { from: number; length: number }[] = [];
	for (const [x, black] of row.entries()) {
		const last = bars.at(-1);
		if (black && last && last.from + last.length === x) last.length++;
		else if (black) bars.push({ from: x, length: 1 });
	}
	return bars;
}
