/** What is sewn or bound on last: rim of the cuff, pile, woven label and hanging tab. */
import { mix, shadeOf } from './colour-mix.ts';
import { type Point, softPath, thinLine } from './contour.ts';
import { type GloveForm, noise, readGrid } from './glove-form.ts';
import type { InView } from './glove-view.ts';

/** The rim of the cuff: its upper and lower lip from left to right in the pattern. */
export function rim(form: GloveForm, sight: InView): { upper: Point[]; lower: Point[] } {
	const y = form.hem + 0.13;
	const xs = Array.from({ length: 160 }, (_, i) => -10 + i * 0.125).filter(
		(x) => readGrid(form, form.loft, x, y, 0) > 0.05,
	);
	const lip = (sign: 1 | -1) => {
		const points = xs.map((x) =>
			sight.project(x, y, sight.middle(x, y) + sign * readGrid(form, form.loft, x, y, 0)),
		);
		return thinLine({ points, closed: false }, 0.6).points;
	};
	const upper = lip(1);
	// The lower lip starts and ends on the upper one, so that the rim closes at the side seams.
	return { upper, lower: [upper[0] as Point, ...lip(-1), upper.at(-1) as Point] };
}

/** The brand mark on its 32 grid. */
const MARK =
	'M20.8 3.2h8.8L17.3 20.4h-4zM2.4 23.4h8.5l2.9 5.4H2.4zM19.9 23.4h9.7v5.4H17zM11.3 19.1l-8.1-2.4.4-2.7zM12.6 15.6l-5.7-8 2.6-1.3z';

/** The woven label: the brand mark on black, lying on the hide at a point of the pattern. */
export function label(sight: InView, [x, y]: Point): string {
	const at = sight.project(x, y, sight.top(x, y));
	const right = sight.project(x + 1, y, sight.top(x, y));
	const down = sight.project(x, y - 1, sight.top(x, y - 1));
	const matrix = [right[0] - at[0], right[1] - at[1], down[0] - at[0], down[1] - at[1], at[0], at[1]];
	return (
		`<g transform="matrix(${matrix.map((n) => Math.round(n * 10) / 10).join(' ')})"><path d="M-1.75-.95h3.5v1.9h-3.5z" fill="#171514"/>` +
		'<path d="M-1.62-.82h3.24v1.64h-3.24z" fill="none" stroke="#8b8172" stroke-width=".05" stroke-dasharray=".14.08"/>' +
		`<path transform="translate(-.88-.88)scale(.055)" d="${MARK}" fill="url(#heat)"/></g>`
	);
}

/** The leather loop at the hem; `thread` holds the stitches' SVG attributes. */
export function tab(form: GloveForm, sight: InView, tone: string, thread: string): string {
	const at = (x: number, drop: number) => {
		const y = form.hem + Math.max(0.13, 1.3 - drop);
		const past = Math.max(0, drop - 1.17);
		return sight.project(x, y - past, sight.top(x, y) + 0.12 - past * past * 0.5);
	};
	const points = [at(-4.6, 0), at(-3.2, 0), at(-3.2, 1.2), at(-3.2, 2.6), at(-4.6, 2.6), at(-4.6, 1.2)];
	const box = softPath({
		points: [at(-4.4, 0.2), at(-3.4, 0.2), at(-3.4, 0.9), at(-4.4, 0.9)],
		closed: true,
	});
	return (
		`<path d="${softPath({ points, closed: true })}" fill="${mix(tone, '#3a2008', 0.16)}" stroke="${shadeOf(tone)}" stroke-opacity=".6" stroke-width="1.5"/>` +
		`<path d="${box}" ${thread}/>`
	);
}

/** Short tufts standing off the lips of a pile-lined cuff, dark ones below, pale ones above. */
export function pile(lips: Point[][], tone: string, scale: number): string {
	const stroke = (d: string, colour: string, cm: number) =>
		`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${Math.round(cm * scale)}" stroke-linecap="round"/>`;
	const tufts = (lip: Point[], seed: number, reach: number) => {
		let d = '';
		for (let i = 0; i + 1 < lip.length; i++) {
			const [[ax, ay], [bx, by]] = [lip[i] as Point, lip[i + 1] as Point];
			const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (0.58 * scale)));
			for (let k = 0; k < steps; k++) {
				const [x, y] = [ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps];
				const turn = noise(x * 0.37, y * 0.37, seed) * 3.4;
				const far = reach * scale * (0.7 + 0.3 * noise(x, y, seed + 1));
				d += `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.sin(turn) * far * 0.5)} ${Math.round(Math.cos(turn) * far)}`;
			}
		}
		return d.replaceAll(' -', '-');
	};
	const shadow = mix(tone, '#6b5535', 0.36);
	return lips
		.map(
			(lip, i) =>
				stroke(tufts(lip, 3 + i, 0.5), shadow, 0.62) +
				stroke(softPath({ points: lip, closed: false }), mix(tone, '#6b5535', 0.13), 0.85) +
				stroke(tufts(lip, 11 + i, 0.42), mix(tone, '#ffffff', 0.45), 0.3),
		)
		.join('');
}
