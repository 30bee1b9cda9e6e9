/**
 * The body of a drawn glove: a flat pattern (the zero line of a distance field) blown up to a soft solid.
 * Lengths are centimetres. x runs to the thumb, y to the fingertips, the wrist lies at y = -10.3.
 */
export type FormPlan = {
	/** Length of the cuff below the wrist, its half width at the wrist and at the hem. */
	cuff: { length: number; top: number; hem: number; blend: number };
	/** 'fingers' has four of them; 'mitt' one trigger finger and one wide pouch. */
	hand: 'fingers' | 'mitt';
	/** Moves the whole outline inwards, for thin and close-fitting gloves. */
	slim: number;
	/** Half thickness the palm and cuff swell to. */
	loft: number;
	/** Depth of creases in the hide; 0 for knit. */
	creases: number;
	/** Facets of a stiff foil face. */
	foil?: boolean;
};

export type Grid = { width: number; height: number; values: Float32Array };
export type GloveForm = {
	plan: FormPlan;
	hem: number;
	tip: number;
	distance: Grid;
	loft: Grid;
	bump: Grid;
};

export const CELL = 0.125;
export const LEFT = -10;
export const WRIST = -10.3;
const COLUMNS = 176;

type Capsule = [ax: number, ay: number, bx: number, by: number, ra: number, rb: number];

const FINGERS: readonly Capsule[] = [
	[4.4, -2, 5.45, 7.6, 1.6, 1.4],
	[1.45, -1.4, 1.75, 8.9, 1.6, 1.42],
	[-1.5, -1.6, -2.1, 8, 1.57, 1.38],
	[-4.35, -2.6, -5.8, 5.3, 1.5, 1.28],
];
const POUCH: readonly Capsule[] = [
	[4.4, -2, 5.75, 7.2, 1.7, 1.5],
	[0.8, -1.4, 0.85, 7, 2.1, 1.9],
	[-1.4, -1.6, -1.6, 7, 2.5, 2.2],
	[-3.7, -2.6, -3.9, 5.6, 2.1, 1.9],
];
const THUMB: readonly Capsule[] = [
	[3.2, -8.3, 6.5, -5.2, 2.4, 2],
	[6.5, -5.2, 9.1, -0.6, 2, 1.55],
];
const PALM = [
	[-5.6, -0.9],
	[5.5, -0.5],
	[5.8, -4.5],
	[5, -10.5],
	[-4.8, -10.5],
	[-5.8, -4.5],
] as const;

function capsule(x: number, y: number, [ax, ay, bx, by, ra, rb]: Capsule): number {
	const dx = bx - ax;
	const dy = by - ay;
	const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
	return Math.hypot(x - ax - dx * t, y - ay - dy * t) - (ra + (rb - ra) * t);
}

function polygon(x: number, y: number, points: readonly (readonly [number, number])[]): number {
	let nearest = Number.POSITIVE_INFINITY;
	let inside = false;
	for (const [i, [ax, ay]] of points.entries()) {
		const [bx, by] = points[(i + 1) % points.length] as readonly [number, number];
		const t = Math.min(
			1,
			Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
		);
		nearest = Math.min(nearest, Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t));
		if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
	}
	return inside ? -nearest : nearest;
}

/** The smaller of two distances with the corner between them rounded over k. */
function blend(a: number, b: number, k: number): number {
	const h = Math.max(k - Math.abs(a - b), 0) / k;
	return Math.min(a, b) - h * h * k * 0.25;
}

function outline(x: number, y: number, plan: FormPlan): number {
	const { cuff } = plan;
	const hem = WRIST - cuff.length;
	let digits = Number.POSITIVE_INFINITY;
	for (const [i, finger] of (plan.hand === 'mitt' ? POUCH : FINGERS).entries()) {
		const d = capsule(x, y, finger);
		digits = plan.hand === 'mitt' && i > 1 ? blend(digits, d, 3) : Math.min(digits, d);
	}
	const thumb = Math.min(...THUMB.map((part) => capsule(x, y, part)));
	const hand = blend(blend(digits, polygon(x, y, PALM) - 0.25, 0.5), thumb, 0.8) + plan.slim;
	const sleeve = polygon(x, y, [
		[-cuff.top, WRIST + 1.5],
		[cuff.top, WRIST + 1.5],
		[cuff.hem, hem - 6],
		[-cuff.hem, hem - 6],
	]);
	return blend(hand, sleeve, cuff.blend);
}

/** Repeatable value noise, -1 to 1, one lump a unit. */
export function noise(x: number, y: number, seed = 0): number {
	const hash = (i: number, j: number) => {
		const n = Math.sin(i * 127.1 + j * 311.7 + seed * 74.7) * 43758.5453;
		return (n - Math.floor(n)) * 2 - 1;
	};
	const ease = (t: number) => t * t * (3 - 2 * t);
	const [i, j] = [Math.floor(x), Math.floor(y)];
	const [u, v] = [ease(x - i), ease(y - j)];
	const low = hash(i, j) * (1 - u) + hash(i + 1, j) * u;
	return low * (1 - v) + (hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u) * v;
}

function creases(x: number, y: number, plan: FormPlan): number {
	if (plan.foil)
		return (
			0.5 * Math.abs(noise(x * 0.42 + y * 0.14, y * 0.34 - x * 0.1, 3)) +
			0.16 * Math.abs(noise(x * 0.8, y * 0.7 - x * 0.3, 9))
		);
	// Joints of the fingers and the bend of the wrist fold across; the rest is slack in the hide.
	let depth = 0.05 * noise(x * 0.5, y * 0.42, 1);
	for (const joint of [3.2, 6]) depth -= 0.09 * Math.exp(-(((y - joint - 0.12 * Math.abs(x)) / 0.28) ** 2));
	depth -= 0.12 * Math.exp(-(((y - WRIST - 0.5 - 0.25 * noise(x * 0.4, 0)) / 0.5) ** 2));
	return depth * plan.creases;
}

/** Swells the pattern: solves for an evenly loaded skin held at the seam and free at the hem. */
function inflate(distance: Grid, plan: FormPlan): Grid {
	const { width, height, values } = distance;
	const skin = new Float32Array(values.length);
	for (let round = 0; round < 340; round++) {
		for (let j = 0; j < height - 1; j++) {
			for (let i = 1; i < width - 1; i++) {
				const at = j * width + i;
				// A little past the seam, so that the raster's steps stay outside the outline.
				if ((values[at] ?? 0) >= 0.14) continue;
				const here = skin[at] ?? 0;
				const below = j === 0 ? here : (skin[at - width] ?? 0);
				const sum = (skin[at - 1] ?? 0) + (skin[at + 1] ?? 0) + below + (skin[at + width] ?? 0);
				skin[at] = here + 1.93 * ((sum + CELL * CELL) / 4 - here);
			}
		}
	}
	const swell = (u: number) => plan.loft * Math.tanh((0.86 * Math.sqrt(2 * Math.max(0, u))) / plan.loft);
	return { width, height, values: skin.map(swell) };
}

/** Cuts and swells a glove; takes a fraction of a second. */
export function formGlove(plan: FormPlan): GloveForm {
	const hem = WRIST - plan.cuff.length;
	const height = Math.ceil((11.5 - hem) / CELL);
	const field = (value: (x: number, y: number) => number): Grid => ({
		width: COLUMNS,
		height,
		values: Float32Array.from({ length: COLUMNS * height }, (_, at) =>
			value(LEFT + (at % COLUMNS) * CELL, hem + Math.floor(at / COLUMNS) * CELL),
		),
	});
	const distance = field((x, y) => outline(x, y, plan));
	return {
		plan,
		hem,
		tip: plan.hand === 'mitt' ? 9.3 : 10.4 - plan.slim,
		distance,
		loft: inflate(distance, plan),
		bump: field((x, y) => creases(x, y, plan)),
	};
}

/** Reads a grid of the form between its points; `outside` beyond it. */
export function readGrid(form: GloveForm, grid: Grid, x: number, y: number, outside: number): number {
	const gx = (x - LEFT) / CELL;
	const gy = (y - form.hem) / CELL;
	const i = Math.floor(gx);
	const j = Math.floor(gy);
	if (i < 0 || j < 0 || i >= grid.width - 1 || j >= grid.height - 1) return outside;
	const at = j * grid.width + i;
	const v = grid.values;
	const low = (v[at] ?? 0) * (1 - gx + i) + (v[at + 1] ?? 0) * (gx - i);
	const high = (v[at + grid.width] ?? 0) * (1 - gx + i) + (v[at + grid.width + 1] ?? 0) * (gx - i);
	return low * (1 - gy + j) + high * (gy - j);
}
