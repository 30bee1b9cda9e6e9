/** Looks at a glove form from one side: a small ray caster that feeds the outlines of a drawing. */
import type { Point } from './contour.ts';
import { type GloveForm, readGrid } from './glove-form.ts';

export const VIEWS = ['back', 'three-quarter', 'palm'] as const;
export type View = (typeof VIEWS)[number];

/** Side of the drawing in its own units, and of the raster it is traced from. */
export const SIDE = 800;
export const RASTER = 400;

/** What a raster cell shows: nothing, the face turned up, the face turned down, or the cuff's inside. */
export const NOTHING = 0;
export const UPPER = 1;
const LOWER = 2;
export const INSIDE = 3;

type Space = readonly [x: number, y: number, z: number];
export type InView = {
	view: View;
	/** Units of the drawing to a centimetre. */
	scale: number;
	shows: Uint8Array;
	x: Float32Array;
	y: Float32Array;
	/** Light received, 0 to 1; a face square to the eye gets about 0.66. */
	light: Float32Array;
	/** Height of the middle between the two faces. */
	middle: (x: number, y: number) => number;
	/** Height of the face turned up. */
	top: (x: number, y: number) => number;
	/** Where a point of the pattern at height z falls in the drawing. */
	project: (x: number, y: number, z: number) => Point;
	/** True when the face turned up can be seen at this point of the pattern. */
	sees: (x: number, y: number) => boolean;
};

const CAMERAS: Record<View, { turn: number; rise: number; mirror: 1 | -1 }> = {
	back: { turn: 0, rise: 83, mirror: 1 },
	'three-quarter': { turn: 38, rise: 47, mirror: 1 },
	palm: { turn: -3, rise: 86, mirror: -1 },
};
/** Key light from the upper left, in front of the picture. */
const KEY: Space = [-0.48, 0.56, 0.675];

/** A resting hand arches over the knuckles; its fingers fall away from the back and rise from the palm. */
function rest(view: View, x: number, y: number): number {
	const reach = Math.max(0, y - 1);
	const thumb = Math.max(0, x - 5.5);
	if (view === 'palm') return 0.018 * reach * reach + 0.05 * thumb * thumb;
	return 1.2 * Math.exp(-(((y + 0.5) / 4.5) ** 2)) - 0.03 * reach * reach - 0.1 * thumb * thumb;
}

/** What is seen of a form from one side, and how its pattern falls into the drawing. */
export function sightGlove(form: GloveForm, view: View): InView {
	const { turn, rise, mirror } = CAMERAS[view];
	const [ct, st] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	const [ce, se] = [Math.cos((rise * Math.PI) / 180), Math.sin((rise * Math.PI) / 180)];
	const loft = (x: number, y: number) =>
		readGrid(form, form.distance, x, y, 1) < 0 ? readGrid(form, form.loft, x, y, 0) : 0;
	const middle = (x: number, y: number) => rest(view, x, y);
	const top = (x: number, y: number) => middle(x, y) + loft(x, y);
	/** Pattern to eye: right, up and towards the eye. */
	const toEye = (x: number, y: number, z: number): Space => {
		const wx = mirror * x * ct - y * st;
		const wy = mirror * x * st + y * ct;
		return [wx, wy * se + z * ce, z * se - wy * ce];
	};
	const toPattern = (right: number, up: number, near: number): Space => {
		const wy = up * se - near * ce;
		return [mirror * (right * ct + wy * st), wy * ct - right * st, up * ce + near * se];
	};

	const box = { left: 99, right: -99, low: 99, high: -99 };
	for (let y = form.hem; y < 11; y += 0.25) {
		for (let x = -9; x < 11.5; x += 0.25) {
			const thick = loft(x, y);
			if (thick <= 0) continue;
			for (const z of [middle(x, y) - thick, middle(x, y) + thick]) {
				const [right, up] = toEye(x, y, z);
				box.left = Math.min(box.left, right);
				box.right = Math.max(box.right, right);
				box.low = Math.min(box.low, up);
				box.high = Math.max(box.high, up);
			}
		}
	}
	// One scale rule for the range: long gloves are drawn longer, short ones are not lost in their frame.
	const longest = Math.max(box.high - box.low, box.right - box.left);
	const frame = 0.62 * 1.14 * longest + 0.38 * (view === 'three-quarter' ? 32 : 37);
	const scale = SIDE / frame;
	const [cx, cy] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
	const project = (x: number, y: number, z: number): Point => {
		const [right, up] = toEye(x, y, z);
		return [SIDE / 2 + (right - cx) * scale, SIDE / 2 - (up - cy) * scale];
	};

	const cells = RASTER * RASTER;
	const shows = new Uint8Array(cells);
	const [hitX, hitY, light] = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)];
	const ceiling = form.plan.loft + 1.6;
	const floor = -form.plan.loft - 4;
	const stride = 0.1;
	// Foil faces the back only; the palm under it is plain split.
	const crumple = form.plan.foil && view === 'palm' ? 0.1 : 1;
	for (let at = 0; at < cells; at++) {
		const right = cx + (((at % RASTER) + 0.5) / RASTER - 0.5) * frame;
		const up = cy - ((Math.floor(at / RASTER) + 0.5) / RASTER - 0.5) * frame;
		if (right < box.left || right > box.right || up < box.low || up > box.high) continue;
		const highest = (ceiling - up * ce) / se;
		const lowest = (floor - up * ce) / se;
		const solid = (near: number) => {
			const [x, y, z] = toPattern(right, up, near);
			return Math.abs(z - middle(x, y)) < loft(x, y);
		};
		let near = highest;
		while (near > lowest && !solid(near)) near -= stride;
		if (near <= lowest) continue;
		let [out, into] = [near + stride, near];
		for (let halving = 0; halving < 6; halving++) {
			const half = (out + into) / 2;
			if (solid(half)) into = half;
			else out = half;
		}
		const [x, y, z] = toPattern(right, up, into);
		hitX[at] = x;
		hitY[at] = y;
		// The solid ends at the hem: a ray that enters it there, coming up from below, looks into the opening.
		if (y < form.hem + 0.12 && toPattern(right, up, out)[1] < y && view !== 'palm') {
			shows[at] = INSIDE;
			light[at] = 0.66;
			continue;
		}
		const face = z >= middle(x, y) ? 1 : -1;
		shows[at] = face > 0 ? UPPER : LOWER;
		const e = 0.2;
		const height = (px: number, py: number) =>
			middle(px, py) + face * (loft(px, py) + crumple * readGrid(form, form.bump, px, py, 0));
		const slopeX = (height(x + e, y) - height(x - e, y)) / (2 * e);
		const slopeY =
			(height(x, Math.max(form.hem + 0.2, y) + e) - height(x, Math.max(form.hem + 0.2, y) - e)) / (2 * e);
		const [nr, nu, nn] = toEye(-slopeX * face, -slopeY * face, face);
		light[at] = Math.max(0, (nr * KEY[0] + nu * KEY[1] + nn * KEY[2]) / Math.hypot(nr, nu, nn));
	}
	const sees = (x: number, y: number) => {
		const [px, py] = project(x, y, top(x, y));
		const at = Math.floor((py / SIDE) * RASTER) * RASTER + Math.floor((px / SIDE) * RASTER);
		return shows[at] === UPPER && Math.hypot((hitX[at] ?? 99) - x, (hitY[at] ?? 99) - y) < 0.7;
	};
	return { view, scale, shows, x: hitX, y: hitY, light, middle, top, project, sees };
}
