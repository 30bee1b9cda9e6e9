/** Turns rasters into outlines: level lines by marching squares, thinned, written as soft SVG paths. */
export type Point = readonly [x: number, y: number];
export type Line = { points: Point[]; closed: boolean };

/** Lines along which a width x height raster crosses `level`; what is above lies on one side throughout. */
export function traceLevel(values: Float32Array, width: number, height: number, level: number): Line[] {
	const next = new Map<number, number>();
	const value = (i: number, j: number) => values[j * width + i] ?? 0;
	for (let j = 0; j < height - 1; j++) {
		for (let i = 0; i < width - 1; i++) {
			const corners = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)].map(
				(v) => v > level,
			);
			if (corners.every((inside) => inside === corners[0])) continue;
			const at = 2 * (j * width + i);
			const edges = [at, at + 3, at + 2 * width, at + 1];
			for (let e = 0; e < 4; e++) {
				if (!corners[e] || corners[(e + 1) % 4]) continue;
				let enter = (e + 1) % 4;
				while (corners[enter] || !corners[(enter + 1) % 4]) enter = (enter + 1) % 4;
				next.set(edges[e] as number, edges[enter] as number);
			}
		}
	}
	const place = (edge: number): Point => {
		const cell = edge >> 1;
		const [i, j] = [cell % width, Math.floor(cell / width)];
		const [di, dj] = edge % 2 ? [0, 1] : [1, 0];
		const a = value(i, j);
		const t = (level - a) / (value(i + di, j + dj) - a);
		return [i + di * t, j + dj * t];
	};
	const targets = new Set(next.values());
	// Open lines first, from their loose ends, so that a loop is only ever met whole.
	const starts = [...[...next.keys()].filter((edge) => !targets.has(edge)), ...next.keys()];
	const lines: Line[] = [];
	for (const start of starts) {
		if (!next.has(start)) continue;
		const points = [place(start)];
		let edge = start;
		for (;;) {
			const following = next.get(edge);
			if (following === undefined) break;
			next.delete(edge);
			points.push(place(following));
			edge = following;
		}
		const closed = edge === start;
		if (closed) points.pop();
		lines.push({ points, closed });
	}
	return lines;
}

/** Area inside a closed line, in the raster's square units. */
export function enclosedArea({ points }: Line): number {
	let twice = 0;
	for (const [i, [ax, ay]] of points.entries()) {
		const [bx, by] = points[(i + 1) % points.length] as Point;
		twice += ax * by - bx * ay;
	}
	return Math.abs(twice) / 2;
}

/** Drops the points that lie within `slack` of the line without them. */
export function thinLine({ points, closed }: Line, slack: number): Line {
	const track = closed ? [...points, points[0] as Point] : points;
	const kept = new Set([0, track.length - 1]);
	// A loop has the same first and last point: it is split at the far side first.
	const half = Math.floor(track.length / 2);
	const spans: [number, number][] = closed
		? [
				[0, half],
				[half, track.length - 1],
			]
		: [[0, track.length - 1]];
	if (closed) kept.add(half);
	for (let span = spans.pop(); span; span = spans.pop()) {
		const [from, to] = span;
		const [ax, ay] = track[from] as Point;
		const [bx, by] = track[to] as Point;
		const length = Math.hypot(bx - ax, by - ay) || 1;
		let worst = slack;
		let at = -1;
		for (let i = from + 1; i < to; i++) {
			const [px, py] = track[i] as Point;
			const off = Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length;
			if (off > worst) [worst, at] = [off, i];
		}
		if (at < 0) continue;
		kept.add(at);
		spans.push([from, at], [at, to]);
	}
	const order = [...kept].sort((a, b) => a - b);
	if (closed) order.pop();
	return { points: order.map((i) => track[i] as Point), closed };
}

const towards = ([ax, ay]: Point, [bx, by]: Point, reach: number): Point => {
	const length = Math.hypot(bx - ax, by - ay) || 1;
	const t = Math.min(0.5, reach / length);
	return [ax + (bx - ax) * t, ay + (by - ay) * t];
};

/** A bend is drawn as a curve from half-way to half-way; a sharp corner keeps its shape but for its very tip. */
function softening([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
	const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax);
	return Math.cos(turn) < 0.45 ? 7 : 60;
}

/** A line as SVG path data in whole units. */
export function softPath({ points, closed }: Line): string {
	if (points.length < (closed ? 3 : 2)) return '';
	let [cx, cy] = [0, 0];
	let command = '';
	const go = (letter: string, ...to: Point[]) => {
		const whole = to.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
		const [ex, ey] = whole.at(-1) as Point;
		if (letter !== 'M' && ex === cx && ey === cy) return '';
		const text = whole.map(([x, y]) => (letter === 'M' ? `${x} ${y}` : `${x - cx} ${y - cy}`)).join(' ');
		[cx, cy] = [ex, ey];
		// SVG lets a repeated command letter go unsaid.
		const said = letter === command ? `${text.startsWith('-') ? '' : ' '}${text}` : letter + text;
		command = letter;
		return said;
	};
	const last = points.length - 1;
	const first = points[0] as Point;
	const start = closed
		? towards(first, points[1] as Point, softening(points[last] as Point, first, points[1] as Point))
		: first;
	let path = go('M', start);
	for (let i = 1; i <= (closed ? points.length : last); i++) {
		const here = points[i % points.length] as Point;
		if (!closed && i === last) {
			path += go('l', here);
			break;
		}
		const before = points[i - 1] as Point;
		const after = points[(i + 1) % points.length] as Point;
		const reach = softening(before, here, after);
		path += go('l', towards(here, before, reach)) + go('q', here, towards(here, after, reach));
	}
	return (closed ? `${path}z` : path).replaceAll(' -', '-');
}
