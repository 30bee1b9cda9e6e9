import type { StickReach } from '../../../domain/search/stick-reach.ts';

/** One tier of the stick-welding guide. */
export type StickTier = {
	id: 'low' | 'medium' | 'high' | 'extreme' | 'repair';
	/** Amperes at the rod holder. */
	min: number;
	max: number;
	/** True where the tier goes on past `max`. */
	open: boolean;
};

/**
 * The tiers of the stick-welding guide, checked against rod makers' tables (docs/trade/welding.md, "Stick electrodes").
 * The rods of each tier are in `messages/`, under `listing.stickGuide.rods`. Repair overlaps the others on purpose, so
 * a current can be in several tiers.
 */
export const STICK_TIERS: readonly StickTier[] = [
	{ id: 'low', min: 85, max: 105, open: false },
	{ id: 'medium', min: 105, max: 125, open: false },
	{ id: 'high', min: 125, max: 140, open: false },
	{ id: 'extreme', min: 140, max: 160, open: true },
	{ id: 'repair', min: 100, max: 140, open: false },
];

/** The guide's heading, and its address from any page. */
export const STICK_GUIDE_ID = 'stick-guide';
export const STICK_GUIDE_ADDRESS = `/products/smaw#${STICK_GUIDE_ID}`;

/** Amperes at both ends of the chart, past which the open tier goes on, and of each line of its grid. */
export const STICK_SCALE = { from: 80, to: 170, step: 10 } as const;

/** What a glove is at a tier, furthest first: lime, orange and red in the guide. */
export const STICK_MARKS = ['universal', 'metalworking', 'single'] as const;
export type StickMark = (typeof STICK_MARKS)[number];

/**
 * The mark of a glove at a tier, worked out from its own sheet (docs/decisions/037-stick-guide.md); null where its
 * amperes do not reach into the tier, or cannot be read.
 *
 * - universal: Full use through the whole tier and in every position of plate
 * - metalworking: Full use through the whole tier, though not in every position: work that lies on the bench
 * - single: Limited, or good for a part of the tier alone
 */
export function markAtTier(
	{ performance, range, everyPosition }: StickReach,
	tier: Omit<StickTier, 'id'>,
): StickMark | null {
	if (range === null) return null;
	const { min, max } = { min: range.min, max: range.max ?? Number.POSITIVE_INFINITY };
	const tierEnd = tier.open ? Number.POSITIVE_INFINITY : tier.max;
	// Where one ends as the other begins they have a line in common and no work; a single figure lies on its line.
	const meets = min === max ? min >= tier.min && min <= tierEnd : min < tierEnd && max > tier.min;
	if (!meets) return null;
	// A glove that goes past the last figure of an open tier goes on with it.
	const isWhole = min <= tier.min && (tier.open ? max > tier.max : max >= tier.max);
	if (performance === 'Limited' || !isWhole) return 'single';
	return everyPosition ? 'universal' : 'metalworking';
}

/** A glove of the guide's table. */
export type StickGlove = {
	partNumber: string;
	name: string;
	performance: StickReach['performance'];
	/** "85–160 A"; empty where its sheet gives no current. */
	amps: string;
	/** At each of `STICK_TIERS`. */
	marks: readonly (StickMark | null)[];
};

/** `left`: gloves beyond those named, which the list of gloves has. */
export type StickGloves = { gloves: readonly StickGlove[]; left: number };
