/** Surface marks of the drawn hides and cloths, as SVG tiles measured in centimetres. */
import { noise } from './glove-form.ts';
import type { Texture } from './glove-kinds.ts';

const mark = (seed: number, k: number, size: number) => ((noise(seed * 3.7 + k, k * 5.3, 4) + 1) / 2) * size;
const short = (n: number) => String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.');

function strokes(
	count: number,
	size: number,
	seed: number,
	draw: (x: number, y: number, turn: number) => string,
): string {
	return Array.from({ length: count }, (_, i) =>
		// Spread by the golden ratio, so that a tile has no bald corner.
		draw(
			((i * 0.618 + seed * 0.37 + mark(seed + 1, i, 0.12)) % 1) * size,
			((i + 0.1 + mark(seed, i, 0.8)) / count) * size,
			mark(seed, i, 2) - 1,
		),
	).join('');
}

const nap = (seed: number) =>
	strokes(
		16,
		2.6,
		seed,
		(x, y, turn) => `M${short(x)} ${short(y)}l${short(turn * 0.14)} ${short(0.16 + turn * 0.08)}`,
	);
const pebble = (seed: number) =>
	strokes(
		15,
		1.7,
		seed,
		(x, y, turn) => `M${short(x)} ${short(y)}q.1 ${short(turn * 0.12)} .16 ${short(turn * -0.06)}`,
	);
const LOOP = 'l.18.17l.18-.17';
const fleck = (count: number, seed: number) =>
	strokes(count, 2.2, seed, (x, y, turn) => `M${short(x)} ${short(y)}l${short(0.07 + turn * 0.05)} .1`);

const line = (d: string, stroke: string, width: number) =>
	`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round"/>`;

/** Tile width, tile height and content; `dark` and `pale` are the stuff's own shade and light. */
export function textureTile(
	texture: Texture,
	dark: string,
	pale: string,
): [number, number, string] | undefined {
	switch (texture) {
		case 'nap':
			return [2.6, 2.6, line(nap(1), `${dark}30`, 0.07) + line(nap(6), `${pale}40`, 0.08)];
		case 'grain':
			return [1.7, 1.7, line(pebble(2), `${dark}2e`, 0.05) + line(pebble(7), `${pale}3c`, 0.05)];
		case 'knit':
			return [0.36, 0.3, line(`M0 .06${LOOP}`, `${dark}60`, 0.07)];
		case 'marl':
			return [2.2, 2.2, line(fleck(40, 3), '#fffc', 0.12) + line(fleck(54, 8), '#2b2f33d0', 0.1)];
		case 'rib':
			return [0.46, 1, line('M.1 0V1', `${dark}70`, 0.12) + line('M.32 0V1', `${pale}50`, 0.1)];
		case 'stripe':
			return [
				2,
				0.2,
				line('M.5 0V.2', '#2f5fa8', 0.4) +
					line('M1.5 0V.2', '#c23b31', 0.16) +
					line('M0 .1H2', `${dark}1c`, 0.05),
			];
		case 'weave':
			return [0.3, 0.3, line('M0 .08H.14M.16 .22H.3', `${dark}38`, 0.06)];
		case 'dip':
			return [1.7, 1.7, line(pebble(5), `${pale}30`, 0.05)];
		case 'foil':
			return undefined;
	}
}
