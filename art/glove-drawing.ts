/** Draws one glove from one side as SVG: floor, shadow, pieces, light, seams, hem, label. */
import { mix, paleOf, shadeOf } from './colour-mix.ts';
import { enclosedArea, type Line, type Point, softPath, thinLine, traceLevel } from './contour.ts';
import { CELL, type GloveForm, LEFT, readGrid } from './glove-form.ts';
import type { GloveKind, Seam, Side, Stuff } from './glove-kinds.ts';
import { textureTile } from './glove-texture.ts';
import { label, pile, rim, tab } from './glove-trim.ts';
import { INSIDE, type InView, NOTHING, RASTER, SIDE, UPPER } from './glove-view.ts';

const UNIT = SIDE / RASTER;
/** Browsers cache a pattern at its own size, so tiles are laid out near the size they are seen at. */
const TILE = 24;

function blur(values: Float32Array, radius: number): Float32Array {
	const reach = Math.ceil(radius * 2.5);
	const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
		Math.exp(-((i - reach) ** 2) / (2 * radius * radius)),
	);
	const total = weights.reduce((sum, w) => sum + w, 0);
	const pass = (input: Float32Array, step: number) =>
		input.map((_, at) => {
			let sum = 0;
			for (let k = -reach; k <= reach; k++) sum += (weights[k + reach] ?? 0) * (input[at + k * step] ?? 0);
			return sum / total;
		});
	return pass(pass(values, 1), RASTER);
}

/** Path round the raster cells above `level`, specks left out. */
function region(values: Float32Array, level: number, slack: number, speck: number): string {
	return traceLevel(values, RASTER, RASTER, level)
		.filter((line) => line.closed && enclosedArea(line) > speck)
		.map((line) => ({
			...line,
			points: line.points.map(([x, y]) => [(x + 0.5) * UNIT, (y + 0.5) * UNIT] as const),
		}))
		.map((line) => softPath(thinLine(line, slack)))
		.join('');
}
const mask = (sight: InView, holds: (at: number) => boolean) =>
	blur(
		Float32Array.from(sight.shows, (shows, at) => (shows !== NOTHING && holds(at) ? 1 : 0)),
		1,
	);

/** Light carried a little past the outline, so that its levels run off the glove instead of round it. */
function spreadLight(sight: InView): Float32Array {
	const covered = Float32Array.from(sight.shows, (shows) => (shows === NOTHING ? 0 : 1));
	const weight = blur(covered, 2.6);
	return blur(sight.light, 2.6).map((sum, at) =>
		(weight[at] ?? 0) > 0.002 ? sum / (weight[at] ?? 1) : 0.66,
	);
}

/** Seams of the pattern as they are seen: cut where the glove hides them. */
function seenLines(sight: InView, points: readonly Point[], offset = 0): Line[] {
	const lines: Line[] = [];
	let run: Point[] = [];
	const end = () => {
		if (run.length > 3) lines.push(thinLine({ points: run, closed: false }, 0.9));
		run = [];
	};
	for (let i = 0; i + 1 < points.length; i++) {
		const [ax, ay] = points[i] as Point;
		const [bx, by] = points[i + 1] as Point;
		const length = Math.hypot(bx - ax, by - ay) || 1;
		const steps = Math.max(1, Math.round(length / 0.2));
		for (let k = 0; k < steps; k++) {
			const x = ax + ((bx - ax) * k) / steps - ((by - ay) / length) * offset;
			const y = ay + ((by - ay) * k) / steps + ((bx - ax) / length) * offset;
			if (sight.sees(x, y)) run.push(sight.project(x, y, sight.top(x, y)));
			else end();
		}
	}
	end();
	return lines;
}

/** Outline of the pattern moved in, for the stitch row along the fingers and the cuff's sides. */
function edgeRow(form: GloveForm, inset: number): Point[][] {
	const { width, height, values } = form.distance;
	return traceLevel(values, width, height, -inset).map(
		(line) =>
			thinLine(
				{
					points: line.points.map(([i, j]) => [LEFT + i * CELL, form.hem + j * CELL] as const),
					closed: false,
				},
				0.02,
			).points,
	);
}

function stitches(kind: GloveKind, form: GloveForm, sight: InView, side: Side): string {
	const seams: Seam[] = kind.seams.filter((seam) => (seam.side ?? side) === side);
	if (kind.edgeStitch > 0) {
		seams.push(...edgeRow(form, kind.edgeStitch).map((points) => ({ points })));
		if (!kind.pile && !kind.binding)
			seams.push({
				points: [
					[-9, form.hem + 0.9],
					[9, form.hem + 0.9],
				],
			});
	}
	return seams
		.flatMap(({ points, rows }) =>
			(rows === 2 ? [-0.16, 0.16] : [0]).flatMap((offset) => seenLines(sight, points, offset)),
		)
		.map((line) => softPath(line))
		.join('');
}

const FLOOR =
	'<linearGradient id="floor" x2="1" y2="1"><stop stop-color="#e6e3df"/><stop offset=".55" stop-color="#d8d5d0"/><stop offset="1" stop-color="#c9c5bf"/></linearGradient>';
const HEAT =
	'<linearGradient id="heat" x1="1" x2="0" y2="1"><stop stop-color="#fbb800"/><stop offset=".5" stop-color="#f97300"/><stop offset="1" stop-color="#ed1c24"/></linearGradient>';

/** The whole picture of one glove from one side, as SVG text. */
export function drawGlove(kind: GloveKind, form: GloveForm, sight: InView): string {
	const side: Side = sight.view === 'palm' ? 'palm' : 'back';
	const other: Side = side === 'palm' ? 'back' : 'palm';
	const { tone } = kind.hide;
	const plane = [
		[1, 0],
		[0, 1],
		[0, 0],
	].map(([x, y]) => sight.project(x as number, y as number, 0)) as [Point, Point, Point];
	const [px, py, origin] = plane;
	const lay = [px[0] - origin[0], px[1] - origin[1], py[0] - origin[0], py[1] - origin[1]]
		.map((n) => Math.round((n / TILE) * 1e3) / 1e3)
		.concat(origin.map(Math.round))
		.join(' ');

	const patterns = new Map<string, string>();
	const textured = (stuff: Stuff, id: string) => {
		const tile = textureTile(stuff.texture, shadeOf(stuff.tone), paleOf(stuff.tone));
		if (!tile) return '';
		const name = stuff.texture + stuff.tone.slice(1);
		patterns.set(
			name,
			`<pattern id="${name}" width="${tile[0] * TILE}" height="${tile[1] * TILE}" patternUnits="userSpaceOnUse" patternTransform="matrix(${lay})"><g transform="scale(${TILE})">${tile[2]}</g></pattern>`,
		);
		return `<use href="#${id}" fill="url(#${name})"/>`;
	};

	const outline = region(
		mask(sight, () => true),
		0.5,
		0.75,
		40,
	);
	let pieces = `<use href="#o" fill="${tone}"/>${textured(kind.hide, 'o')}`;
	let shapes = '';
	let edges = '';
	for (const [i, panel] of kind.panels.entries()) {
		const seen = mask(sight, (at) => {
			const facing = sight.shows[at] === UPPER ? side : other;
			if ((panel.side ?? facing) !== facing || sight.shows[at] === INSIDE) return false;
			const [x, y] = [sight.x[at] ?? 0, sight.y[at] ?? 0];
			return panel.covers(x, y, -readGrid(form, form.distance, x, y, 0));
		});
		// A piece over the whole face needs no outline of its own.
		if (seen.every((v, at) => v > 0.3 || sight.shows[at] !== UPPER)) {
			pieces = `<use href="#o" fill="${panel.stuff.tone}"/>${textured(panel.stuff, 'o')}`;
			continue;
		}
		const d = region(seen, 0.5, 1.5, 50);
		if (!d) continue;
		shapes += `<path id="p${i}" d="${d}"/>`;
		pieces += `<use href="#p${i}" fill="${panel.stuff.tone}"/>${textured(panel.stuff, `p${i}`)}`;
		if (panel.edged)
			edges += `<use href="#p${i}" fill="none" stroke="${shadeOf(panel.stuff.tone)}" stroke-opacity=".55" stroke-width="2"/>`;
	}

	const light = spreadLight(sight);
	const dark = light.map((v) => -v);
	const strong = kind.hide.texture === 'foil' && side === 'back' ? 1.9 : 1;
	const shade = shadeOf(tone);
	const lights = [
		...[-0.55, -0.38, -0.18].map(
			(level) =>
				`<path d="${region(dark, level, 3.8, 240)}" fill="${shade}" opacity="${strong > 1 ? 0.28 : 0.2}"/>`,
		),
		...[0.78, 0.91].map(
			(level) =>
				`<path d="${region(light, level, 3.8, 240)}" fill="${strong > 1 ? '#fff' : paleOf(tone)}" opacity="${0.15 * strong}"/>`,
		),
	].join('');

	const inside = region(
		mask(sight, (at) => sight.shows[at] === INSIDE),
		0.5,
		0.8,
		12,
	);
	const lips = rim(form, sight);
	const width = (cm: number) => Math.round(cm * sight.scale * 10) / 10;
	const lip = (points: Point[], colour: string, cm: number) =>
		`<path d="${softPath({ points, closed: false })}" fill="none" stroke="${colour}" stroke-width="${width(cm)}" stroke-linecap="round"/>`;
	const cuffTone =
		kind.panels.findLast((panel) => panel.covers(0, form.hem + 0.5, 3) && (panel.side ?? side) === side)
			?.stuff.tone ?? tone;
	const edge = kind.binding ?? mix(cuffTone, '#fff6e4', 0.25);
	const thickness = kind.binding ? 0.34 : 0.16;
	const hem = kind.pile
		? (sight.view === 'three-quarter' ? '' : lip(lips.lower, mix(kind.pile, '#6b5535', 0.36), 0.8)) +
			pile(sight.view === 'three-quarter' ? [lips.lower, lips.upper] : [lips.upper], kind.pile, sight.scale)
		: lip(lips.lower, mix(edge, '#1a0d04', 0.25), thickness) + lip(lips.upper, edge, thickness);
	// Attributes, not a style sheet: the site's content security policy allows none inside a picture.
	const thread = `fill="none" stroke="${kind.thread}" stroke-width="${width(0.11)}" stroke-dasharray="${width(0.26)} ${width(0.13)}"`;
	const seams = stitches(kind, form, sight, side);

	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${FLOOR}${HEAT}` +
		`<linearGradient id="in" x2="0" y2="1"><stop stop-color="${mix(kind.lining, '#0d0805', 0.75)}"/><stop offset="1" stop-color="${kind.lining}"/></linearGradient>` +
		`<filter id="far" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="22"/></filter><filter id="near" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="6"/></filter><filter id="soft"><feGaussianBlur stdDeviation="4"/></filter>` +
		`<path id="o" d="${outline}"/>${shapes}<clipPath id="c"><use href="#o"/></clipPath><path id="s" d="${seams}"/>${[...patterns.values()].join('')}` +
		'</defs>' +
		`<path d="M0 0h${SIDE}v${SIDE}H0z" fill="url(#floor)"/>` +
		`<g fill="#3b352d"><use href="#o" x="30" y="34" filter="url(#far)" opacity=".34"/><use href="#o" x="7" y="9" filter="url(#near)" opacity=".42"/></g>` +
		`<g clip-path="url(#c)">${pieces}<g filter="url(#soft)">${lights}</g>${edges}` +
		`<use href="#s" fill="none" stroke="${shade}" stroke-opacity=".42" stroke-width="${width(0.19)}"/><use href="#s" ${thread}/>` +
		(inside ? `<path d="${inside}" fill="url(#in)"/>` : '') +
		`</g><use href="#o" fill="none" stroke="${shade}" stroke-opacity=".7" stroke-width="2"/>` +
		(kind.label && side === 'back' ? label(sight, kind.label) : '') +
		hem +
		(kind.tab && side === 'back' ? tab(form, sight, cuffTone, thread) : '') +
		'</svg>\n'
	);
}

/** Floor and a glove in line: stands where a glove has no picture yet. */
export function drawNone(): string {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${FLOOR}</defs>` +
		`<path d="M0 0h${SIDE}v${SIDE}H0z" fill="url(#floor)"/>` +
		'<g transform="translate(267 253)scale(12)" fill="none" stroke="#87919a" stroke-linecap="round" stroke-linejoin="round">' +
		'<path d="M8 17.4 4.2 13.3a1.6 1.6 0 0 1 2.3-2.2L8 12.5V6.4a1.3 1.3 0 0 1 2.6 0V11M10.6 6.4V4.3a1.3 1.3 0 0 1 2.6 0V11M13.2 4.9a1.3 1.3 0 0 1 2.6 0V11M15.8 7.3a1.3 1.3 0 0 1 2.6 0v7.2c0 1.2-.4 2.1-1 2.9M8 17.4h9.4v4.1H8z"/></g></svg>\n'
	);
}
