/** Draws the sizing guide's three steps, a right hand from its palm side, into public/pictures/sizing: node art/draw-hands.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enclosedArea, type Point, softPath, thinLine, traceLevel } from './contour.ts';

const target = join(import.meta.dirname, '../public/pictures/sizing');

/** The drawing in its own units; a centimetre of the hand is SCALE of them, and its wrist's crease lies at WRIST. */
const WIDTH = 1320;
const HEIGHT = 1024;
const SCALE = 42;
const WRIST = 878;
const MIDDLE = 610;

/** As the website's tokens have them. */
const INK = '#16181a';
const GROUND = '#f4f6f7';
const SHADE = '#d6dbdf';
const CREASE = '#aab3ba';
const MEASURE = '#a83c00';
const AMBER = '#fbb800';
const AMBER_SHADE = '#e09c00';
const HIDE = '#d3a05c';
const HIDE_SHADE = '#b98344';
const THREAD = '#fbe7b0';

type Limb = readonly [ax: number, ay: number, bx: number, by: number, ra: number, rb: number];

/** Centimetres: x to the thumb, y to the fingertips, the wrist's crease at 0. */
const FINGERS: readonly Limb[] = [
	[2.9, 9, 3.65, 16.45, 1.02, 0.84],
	[0.85, 9.3, 1, 18.12, 1.04, 0.86],
	[-1.2, 9.1, -1.68, 17, 1, 0.82],
	[-3.05, 8.2, -4.35, 14.1, 0.92, 0.74],
];
const THUMB: readonly Limb[] = [
	[1.6, 2.6, 4.5, 5.9, 2.15, 1.3],
	[4.5, 5.9, 6.95, 9.55, 1.22, 0.88],
];
const PALM: readonly Point[] = [
	[-3.1, 9],
	[3.1, 9.2],
	[3.15, 6],
	[2.2, 1.2],
	[2.05, -6],
	[-2.05, -6],
	[-2.2, 1],
	[-3.05, 5],
];
const PALM_ROUND = 0.82;
/** Past a fingertip in a glove. */
const ROOM = 0.8;

function fromLimb(x: number, y: number, [ax, ay, bx, by, ra, rb]: Limb): number {
	const [dx, dy] = [bx - ax, by - ay];
	const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
	return Math.hypot(x - ax - t * dx, y - ay - t * dy) - (ra + (rb - ra) * t);
}

function fromPolygon(x: number, y: number, corners: readonly Point[]): number {
	let near = Number.POSITIVE_INFINITY;
	let inside = false;
	for (const [i, [ax, ay]] of corners.entries()) {
		const [bx, by] = corners[(i + 1) % corners.length] as Point;
		near = Math.min(near, fromLimb(x, y, [ax, ay, bx, by, 0, 0]));
		if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
	}
	return inside ? -near : near;
}

/** The lesser of two distances, rounded where they meet. */
function blend(a: number, b: number, round: number): number {
	const h = Math.max(round - Math.abs(a - b), 0) / round;
	return Math.min(a, b) - (h * h * round) / 4;
}

function fromHand(x: number, y: number): number {
	const palm = fromPolygon(x, y, PALM) - PALM_ROUND;
	const fingers = FINGERS.map((finger) => fromLimb(x, y, finger)).reduce((a, b) => blend(a, b, 0.3));
	const thumb = THUMB.map((part) => fromLimb(x, y, part)).reduce((a, b) => blend(a, b, 1.6));
	return blend(blend(palm, fingers, 0.7), thumb, 1.5);
}

const at = (x: number, y: number): Point => [MIDDLE + x * SCALE, WRIST - y * SCALE];
const say = (...points: Point[]) => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ');

/** The hand's outline, moved outwards by so many centimetres and cut off at `foot`, as path data. */
function outline(grow: number, foot: number): string {
	const cell = 4;
	const [columns, rows] = [Math.ceil(WIDTH / cell), Math.ceil((HEIGHT + 240) / cell)];
	const field = new Float32Array(columns * rows);
	for (let j = 0; j < rows; j++) {
		for (let i = 0; i < columns; i++) {
			const [x, y] = [(i * cell - MIDDLE) / SCALE, (WRIST - j * cell) / SCALE];
			field[j * columns + i] = -Math.max(fromHand(x, y) - grow, foot - y);
		}
	}
	const lines = traceLevel(field, columns, rows, 0).filter(({ closed }) => closed);
	const whole = lines.sort((a, b) => enclosedArea(b) - enclosedArea(a))[0];
	if (!whole) throw new Error('the hand has no outline');
	const points = whole.points.map(([x, y]): Point => [x * cell, y * cell]);
	return softPath(thinLine({ points, closed: true }, 1.1));
}

/** A crease across a finger, `along` of the way from its root to its tip, bowed to the palm. */
function joint([ax, ay, bx, by, ra, rb]: Limb, along: number): string {
	const [x, y, r] = [ax + (bx - ax) * along, ay + (by - ay) * along, (ra + (rb - ra) * along) * 0.56];
	const length = Math.hypot(bx - ax, by - ay);
	const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
	const [from, to] = [at(x - uy * r, y + ux * r), at(x + uy * r, y - ux * r)];
	return `M${say(from)}Q${say(at(x - ux * 0.22, y - uy * 0.22))} ${say(to)}`;
}

const CREASES = [
	...FINGERS.flatMap((finger, at) => [joint(finger, at === 3 ? 0.5 : 0.46), joint(finger, 0.74)]),
	joint([4.5, 5.9, 6.95, 9.55, 1.22, 0.88], 0.42),
	// Heart, head and life, as palmists have it, and the wrist.
	`M${say(at(-3.3, 6.6))}C${say(at(-1.4, 6.3), at(0.6, 7), at(1.5, 8.5))}`,
	`M${say(at(3.2, 7.4))}C${say(at(1.2, 7), at(-0.8, 6), at(-2.3, 4.5))}`,
	`M${say(at(3.1, 7.1))}C${say(at(1, 6.4), at(0, 3.6), at(0.75, 1.1))}`,
	`M${say(at(-1.9, 0.1))}Q${say(at(0, -0.25), at(1.9, 0.15))}`,
].join('');

const HAND = outline(0, -8);

/** Lit from the upper left: white where light falls, a hard-edged shade along the other side. */
const bareHand = `<clipPath id="h"><path d="${HAND}"/></clipPath>
<path fill="${SHADE}" d="${HAND}"/>
<g clip-path="url(#h)"><path fill="#fff" d="${HAND}" transform="translate(-17 -9)"/></g>
<path stroke="${CREASE}" stroke-width="6" d="${CREASES}"/>
<path stroke="${INK}" stroke-width="11" d="${HAND}"/>`;

type Curve = readonly [Point, Point, Point, Point];

function onCurve([a, b, c, d]: Curve, t: number): { x: number; y: number; nx: number; ny: number } {
	const u = 1 - t;
	const mix = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
	const slope = (k: 0 | 1) => u * u * (b[k] - a[k]) + 2 * u * t * (c[k] - b[k]) + t * t * (d[k] - c[k]);
	const length = Math.hypot(slope(0), slope(1));
	return { x: mix(0), y: mix(1), nx: -slope(1) / length, ny: slope(0) / length };
}

/** A strip of tape along a curve, with a mark each half centimetre, a long one each whole. */
function strip(curve: Curve, width: number, colour: string): string {
	const side = (half: number) =>
		Array.from({ length: 33 }, (_, i): Point => {
			const { x, y, nx, ny } = onCurve(curve, i / 32);
			return at(x + nx * half, y + ny * half);
		});
	const body = `M${say(...side(width / 2))}L${say(...side(-width / 2).reverse())}Z`;
	let marks = '';
	let walked = 0;
	let before = onCurve(curve, 0);
	let count = 1;
	for (let i = 1; i <= 400; i++) {
		const here = onCurve(curve, i / 400);
		walked += Math.hypot(here.x - before.x, here.y - before.y);
		before = here;
		if (walked < count * 0.42 || i > 392) continue;
		const reach = width * (count % 5 === 0 ? 0.62 : 0.34);
		const top = width / 2;
		marks += `M${say(at(here.x + here.nx * top, here.y + here.ny * top))}L${say(at(here.x + here.nx * (top - reach), here.y + here.ny * (top - reach)))}`;
		count++;
	}
	return `<path fill="${colour}" stroke="${INK}" stroke-width="9" d="${body}"/><path stroke="${INK}" stroke-width="5" d="${marks}"/>`;
}

/** Round the palm above the thumb; its loose end comes over the front and away to the left. */
function tapeAround(): string {
	const band: Curve = [
		[-4.12, 8.1],
		[-2.4, 7.05],
		[2.3, 6.95],
		[4.4, 8.5],
	];
	const tail: Curve = [
		[-0.6, 7.28],
		[-3.2, 7.1],
		[-5.2, 6.6],
		[-7.4, 4.6],
	];
	const end = onCurve(tail, 0);
	const tip = (along: number, half: number) => at(end.x + end.ny * along, end.y + end.nx * along + half);
	return `${strip(band, 1.2, AMBER)}
<path fill="${AMBER_SHADE}" d="M${say(at(-4.12, 8.7), at(-3.7, 8.45), at(-3.7, 7.25), at(-4.12, 7.5))}Z" opacity=".7"/>
${strip(tail, 1.2, AMBER)}
<path fill="#87919a" stroke="${INK}" stroke-width="9" d="M${say(tip(0, 0.66), tip(0.42, 0.66), tip(0.42, -0.66), tip(0, -0.66))}Z"/>`;
}

/** From the wrist's crease to the tip of the middle finger. */
function lengthLine(): string {
	const [left, top] = at(-9.2, 18.98);
	const [, foot] = at(0, 0);
	const [tip] = at(1, 0);
	const [wrist] = at(-2.2, 0);
	return `<path stroke="${MEASURE}" stroke-width="8" stroke-dasharray="18 18" d="M${say([left + 60, top], [tip - 10, top])}M${say([left + 60, foot], [wrist, foot])}"/>
<path stroke="${MEASURE}" stroke-width="15" d="M${say([left, top])}V${foot}M${left - 42} ${top}h84M${left - 42} ${foot}h84"/>`;
}

/** A glove cut open along its outline, so that the hand in it is seen. */
function gloveRound(): string {
	const hide = outline(ROOM, -2.35);
	const hem = at(0, -2.35)[1];
	return `<path fill="${HIDE_SHADE}" d="${hide}"/>
<clipPath id="g"><path d="${hide}"/></clipPath>
<g clip-path="url(#g)"><path fill="${HIDE}" d="${hide}" transform="translate(-12 -8)"/>
<path stroke="${THREAD}" stroke-width="7" stroke-dasharray="17 11" stroke-linecap="butt" d="${outline(ROOM * 0.56, -8)}"/>
<path stroke="${HIDE_SHADE}" stroke-width="26" d="M0 ${hem - 12}H${WIDTH}"/></g>
<path stroke="${INK}" stroke-width="11" d="${hide}"/>`;
}

/** The room past three fingertips. */
function roomAtTips(): string {
	const marks = FINGERS.slice(0, 3).map(([ax, ay, bx, by, , r]) => {
		const length = Math.hypot(bx - ax, by - ay);
		const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
		const end = (far: number, side: number) => at(bx + ux * far - uy * side, by + uy * far + ux * side);
		const [low, high] = [r + 0.02, r + ROOM - 0.02];
		return `M${say(end(low, 0))}L${say(end(high, 0))}M${say(end(low, -0.5))}L${say(end(low, 0.5))}M${say(end(high, -0.5))}L${say(end(high, 0.5))}`;
	});
	return `<path stroke="${MEASURE}" stroke-width="14" d="${marks.join('')}"/>`;
}

const steps = {
	around: bareHand + tapeAround(),
	up: bareHand + lengthLine(),
	tips: gloveRound() + bareHand + roomAtTips(),
};

mkdirSync(target, { recursive: true });
for (const [name, body] of Object.entries(steps)) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="${GROUND}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>
${body}
</svg>
`;
	writeFileSync(join(target, `${name}.svg`), svg);
	console.log(`${name}: ${(svg.length / 1024).toFixed(1)} KB`);
}
