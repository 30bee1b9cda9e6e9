/** The gloves of the drawn range: cut, hides and seams of each, in the pattern's centimetres. */
import type { Point } from './contour.ts';
import { type FormPlan, noise, WRIST } from './glove-form.ts';

/** Surface marks laid over a colour: fibres of a split, pebbles of a grain, knit loops and so on. */
export type Texture = 'nap' | 'grain' | 'knit' | 'marl' | 'rib' | 'stripe' | 'weave' | 'foil' | 'dip';
export type Stuff = { tone: string; texture: Texture };
export type Side = 'back' | 'palm';

/** A piece of another stuff laid over the glove; `covers` gets the pattern point and its distance inside the outline. */
export type Panel = {
	stuff: Stuff;
	covers: (x: number, y: number, inside: number) => boolean;
	/** Left out on the one side when only the other carries it. */
	side?: Side;
	/** Draws the edge of the piece as a seam. */
	edged?: boolean;
};
export type Seam = { points: readonly Point[]; side?: Side; rows?: 1 | 2 };

export type GloveKind = {
	plan: FormPlan;
	hide: Stuff;
	thread: string;
	lining: string;
	/** Colour of the bound hem; the hide's own edge without. */
	binding?: string;
	pile?: string;
	/** Loop at the hem to hang the glove by. */
	tab?: boolean;
	/** Run a stitch row along the fingers, this far inside the outline; 0 for knit. */
	edgeStitch: number;
	panels: readonly Panel[];
	seams: readonly Seam[];
	/** Centre of the woven label on the back. */
	label?: Point;
};

const SPLIT: Stuff = { tone: '#d2a155', texture: 'nap' };
const BROWN_SPLIT: Stuff = { tone: '#8a5a35', texture: 'nap' };
const GREY_SPLIT: Stuff = { tone: '#b5aa9c', texture: 'nap' };
const GOAT: Stuff = { tone: '#e6dfce', texture: 'grain' };
const DEER: Stuff = { tone: '#cf9f62', texture: 'grain' };
const COW: Stuff = { tone: '#e2c48d', texture: 'grain' };
const OILED: Stuff = { tone: '#84512f', texture: 'grain' };
const RUSSET: Stuff = { tone: '#a9683a', texture: 'nap' };
const FOIL: Stuff = { tone: '#c3c8cc', texture: 'foil' };
const STRIPES: Stuff = { tone: '#eee9df', texture: 'stripe' };
const CANVAS: Stuff = { tone: '#ece6d8', texture: 'weave' };
const KNIT: Stuff = { tone: '#a3a8ad', texture: 'knit' };
const MARL: Stuff = { tone: '#c6c8c8', texture: 'marl' };
const NITRILE: Stuff = { tone: '#34373a', texture: 'dip' };
const POLYURETHANE: Stuff = { tone: '#7d848a', texture: 'dip' };

const YELLOW = '#f2d36b';
const CREAM = '#f6efdf';
const BROWN = '#7a5227';

const onCuff = (_x: number, y: number) => y < WRIST + 0.1;
/** An arc across the back from seam to seam, `rise` higher in the middle than at x = ±half. */
const across = (y: number, half: number, rise: number): Point[] =>
	[-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map((t) => [t * half, y + rise * (1 - t * t)] as const);
const ring = (cx: number, cy: number, rx: number, ry: number): Point[] =>
	Array.from({ length: 33 }, (_, i) => {
		const turn = (i / 32) * 2 * Math.PI;
		const square = Math.cos(2 * turn) ** 2;
		return [
			cx + rx * (1.12 - 0.12 * square) * Math.cos(turn),
			cy + ry * (1.12 - 0.12 * square) * Math.sin(turn),
		] as const;
	});
const thumbLine: Point[] = [
	[5, -0.9],
	[4.3, -2.6],
	[3.9, -4.4],
	[4.1, -6.4],
	[5, -8.2],
];
const thumbSeam: Seam = { points: thumbLine, side: 'back' };
const darts: Seam[] = [-2.9, 0, 2.9].map((x) => ({
	points: [
		[x * 1.02, -0.7],
		[x, -2.5],
		[x * 0.94, -5.4],
	] as const,
	side: 'back' as const,
	rows: 2 as const,
}));
const wristSeam: Seam = { points: across(WRIST + 0.1, 5.6, 0.1), rows: 2 };
const palmPatch: Seam[] = [
	{ points: ring(-0.6, -4.6, 4.2, 4.1), side: 'palm', rows: 2 },
	{ points: ring(4.9, -5.8, 1.5, 2.5), side: 'palm' },
];
const yoke: Seam = { points: across(-1.9, 5.7, 0.9), side: 'back', rows: 2 };

const heavy = (length: number, hem: number): FormPlan => ({
	cuff: { length, top: 5.15, hem, blend: 1.5 },
	hand: 'fingers',
	slim: 0,
	loft: 2.3,
	creases: 1,
});

export const GLOVE_KINDS: Record<string, GloveKind> = {
	gauntlet: {
		plan: heavy(12.6, 7.3),
		hide: SPLIT,
		thread: YELLOW,
		lining: '#6b4f2c',
		tab: true,
		edgeStitch: 0.42,
		panels: [],
		seams: [yoke, thumbSeam, wristSeam, ...palmPatch],
		label: [0, -16.4],
	},
	mig: {
		plan: heavy(11.2, 6.9),
		hide: DEER,
		thread: YELLOW,
		lining: '#5a452f',
		edgeStitch: 0.36,
		panels: [{ stuff: BROWN_SPLIT, covers: onCuff }],
		seams: [
			yoke,
			thumbSeam,
			wristSeam,
			palmPatch[1] as Seam,
			{ points: across(-2.2, 5.6, 0.5), side: 'palm' },
		],
		label: [0, -15.6],
	},
	mirror: {
		plan: { ...heavy(13.4, 7.5), foil: true },
		hide: FOIL,
		thread: '#d9a441',
		lining: '#7a5c36',
		binding: '#c08d45',
		edgeStitch: 0.4,
		panels: [{ stuff: SPLIT, covers: () => true, side: 'palm' }],
		seams: [wristSeam, thumbSeam, ...palmPatch],
		label: [0, -16.6],
	},
	tig: {
		plan: {
			...heavy(10.2, 6.3),
			cuff: { length: 10.2, top: 4.75, hem: 6.3, blend: 1.5 },
			slim: 0.16,
			loft: 2,
			creases: 0.7,
		},
		hide: GOAT,
		thread: '#b9ad94',
		lining: '#6d5637',
		edgeStitch: 0.3,
		panels: [{ stuff: SPLIT, covers: onCuff }],
		seams: [{ points: thumbLine }, wristSeam, { points: across(-1.2, 5.2, 0.7), side: 'back' }],
		label: [0, -15.4],
	},
	driver: {
		plan: {
			cuff: { length: 2.2, top: 4.7, hem: 5.4, blend: 1.2 },
			hand: 'fingers',
			slim: 0.04,
			loft: 2.1,
			creases: 1,
		},
		hide: COW,
		thread: BROWN,
		lining: '#8f7348',
		binding: '#8c3b22',
		edgeStitch: 0.32,
		panels: [],
		seams: [...darts, thumbSeam, { points: across(WRIST + 0.5, 5.2, 0.15), rows: 2 }, ...palmPatch],
		label: [0.2, -7.6],
	},
	fitter: {
		plan: { ...heavy(6.8, 6.7), cuff: { length: 6.8, top: 5.1, hem: 6.8, blend: 0.9 } },
		hide: STRIPES,
		thread: '#8d8375',
		lining: '#b9b0a0',
		binding: '#2f5fa8',
		edgeStitch: 0.34,
		panels: [
			{ stuff: GREY_SPLIT, covers: () => true, side: 'palm' },
			// Leather where a fitter wears gloves out first: fingertips, forefinger, thumb and a knuckle strap.
			{
				stuff: GREY_SPLIT,
				side: 'back',
				edged: true,
				covers: (x, y) => y > 5.9 - 0.09 * (x - 1) ** 2 || (x > 3.1 && y > 0.6),
			},
			{ stuff: GREY_SPLIT, side: 'back', edged: true, covers: (x, y) => x > 6.4 - 0.12 * (y + 4) && y < 0.4 },
			{
				stuff: GREY_SPLIT,
				side: 'back',
				edged: true,
				covers: (x, y) => x < 5.4 && Math.abs(y + 2.1 + 0.03 * x * x) < 1.15,
			},
			{ stuff: CANVAS, covers: onCuff, edged: true },
		],
		seams: [...palmPatch],
		label: [0, -13.8],
	},
	knit: {
		plan: {
			cuff: { length: 6.6, top: 4, hem: 4.1, blend: 2.2 },
			hand: 'fingers',
			slim: 0.2,
			loft: 1.9,
			creases: 0,
		},
		hide: KNIT,
		thread: '#7f858b',
		lining: '#5d6266',
		binding: '#f97300',
		edgeStitch: 0,
		panels: [
			{ stuff: NITRILE, side: 'palm', covers: (x, y) => y > WRIST + 0.8 + 0.3 * noise(x * 0.7, 0, 5) },
			{
				stuff: NITRILE,
				side: 'back',
				covers: (x, y, inside) =>
					y > -6 && inside < 0.42 + 0.12 * noise(x * 0.6, y * 0.6, 2) + (y > 6 ? 0.25 : 0),
			},
			{ stuff: { ...KNIT, texture: 'rib' }, covers: (_x, y) => y < WRIST - 0.3 },
		],
		seams: [],
	},
	prep: {
		plan: {
			cuff: { length: 6, top: 4, hem: 4.1, blend: 2.2 },
			hand: 'fingers',
			slim: 0.22,
			loft: 1.8,
			creases: 0,
		},
		hide: MARL,
		thread: '#8c9296',
		lining: '#5f6467',
		binding: '#2c8a54',
		edgeStitch: 0,
		panels: [
			{ stuff: POLYURETHANE, side: 'palm', covers: (x, y) => y > WRIST + 1.6 + 0.3 * noise(x * 0.7, 0, 8) },
			{
				stuff: POLYURETHANE,
				side: 'back',
				covers: (x, y) => y > 8.6 - 0.115 * (x - 1.2) ** 2 - (x > 7 ? 5 : 0) && (y > 3 || x > 7),
			},
			{ stuff: { ...MARL, texture: 'rib' }, covers: (_x, y) => y < WRIST - 0.2 },
		],
		seams: [],
	},
	winter: {
		plan: {
			cuff: { length: 4.6, top: 5, hem: 6, blend: 1.2 },
			hand: 'fingers',
			slim: -0.08,
			loft: 2.5,
			creases: 1.1,
		},
		hide: OILED,
		thread: '#d8a861',
		lining: '#e4d9c4',
		pile: '#efe6d5',
		edgeStitch: 0.38,
		panels: [],
		seams: [...darts, thumbSeam, wristSeam, ...palmPatch],
		label: [0.2, -7.7],
	},
	'winter-gauntlet': {
		plan: { ...heavy(11.6, 7.5), slim: -0.08, loft: 2.6, creases: 1.1 },
		hide: OILED,
		thread: YELLOW,
		lining: '#e4d9c4',
		pile: '#efe6d5',
		edgeStitch: 0.4,
		panels: [{ stuff: { tone: '#4b4743', texture: 'nap' }, covers: onCuff }],
		seams: [yoke, thumbSeam, wristSeam, ...palmPatch],
		label: [0, -15.6],
	},
	mitt: {
		plan: { ...heavy(9.6, 6.9), hand: 'mitt', loft: 2.5, creases: 0.8 },
		hide: RUSSET,
		thread: CREAM,
		lining: '#5c3a22',
		tab: true,
		edgeStitch: 0.42,
		panels: [],
		seams: [{ points: across(-2.2, 5.7, 0.8), side: 'back', rows: 2 }, thumbSeam, wristSeam, ...palmPatch],
		label: [0, -15.2],
	},
};
