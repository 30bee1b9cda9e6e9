/** A point of an outline, in dots; `y` points down. */
export type OutlinePoint = readonly [x: number, y: number];

/** A bitmap, row by row: true for black. `x` and `y` are its top left corner. */
export type TextDots = { x: number; y: number; rows: boolean[][] };

/**
 * Rasterises closed outlines: the dots whose centre is inside. An inner outline in the opposite direction is a hole
 * (nonzero rule, as in fonts).
 */
export function fillOutlines(outlines: readonly (readonly OutlinePoint[])[]): TextDots | undefined {
	const points = outlines.flat();
	if (points.length === 0) return undefined;
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [left, top] = [Math.floor(minOf(xs)), Math.floor(minOf(ys))];
	const [width, height] = [Math.ceil(max(xs)) - left, Math.ceil(max(ys)) - top];
	const rows = Array.from({ length: Math.max(1, height) }, (_, row) =>
		fillRow(outlines, left, Math.max(1, width), top + row + 0.5),
	);
	return { x: left, y: top, rows };
}

function fillRow(
	outlines: readonly (readonly OutlinePoint[])[],
	left: number,
	width: number,
	middle: number,
): boolean[] {
	const crossings = outlines.flatMap((outline) => listCrossings(outline, middle)).sort((a, b) => a.x - b.x);
	const row = new Array<boolean>(width).fill(false);
	let winding = 0;
	for (const [index, { x, turn }] of crossings.entries()) {
		winding += turn;
		const next = crossings[index + 1];
		if (winding === 0 || !next) continue;
		const from = Math.max(0, Math.ceil(x - left - 0.5));
		const to = Math.min(width, Math.ceil(next.x - left - 0.5));
		row.fill(true, from, Math.max(from, to));
	}
	return row;
}

/** Where a closed outline crosses a given height, and whether it goes down or up there. */
function listCrossings(outline: readonly OutlinePoint[], y: number): { x: number; turn: 1 | -1 }[] {
	return outline.flatMap(([x1, y1], index) => {
		const [x2, y2] = outline[(index + 1) % outline.length] as OutlinePoint;
		if (y1 <= y === y2 <= y) return [];
		return [{ x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), turn: y1 <= y ? (1 as const) : (-1 as const) }];
	});
}

const minOf = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
const max = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));
