import type { StickReach } from '../../../domain/search/stick-reach.ts';

/** One tier of the stick-welding guide. */
export type StickTier = {
	id: 'low' | 'medium' | 'high' | 'extreme' | 'repair';
	/** Amperes at the rod holder. */
	min: number;
	max: number;
	/** True if the tier continues past `max`. */
	open: boolean;
};

/**
 * The tiers of the stick-welding guide, checked against rod makers' tables (docs/trade/welding.md, "Stick electrodes").
 * The rods of each tier are words that staff write (`domain/site-content/stick-guide`). Repair overlaps the others on
 * purpose, so a current can be in several tiers.
 */
export const STICK_TIERS: readonly StickTier[] = [
	{ id: 'low', min: 85, max: 105, open: false },
	{ id: 'medium', min: 105, max: 125, open: false },
	{ id: 'high', min: 125, max: 140, open: false },
	{ id: 'extreme', min: 140, max: 160, open: true },
	{ id: 'repair', min: 100, max: 140, open: false },
];

/** The id of the guide's heading, and its address from any page. */
export const STICK_GUIDE_ID = 'stick-guide';
export const STICK_GUIDE_ADDRESS = `/products/smaw#${STICK_GUIDE_ID}`;

/** Amperes at both ends of the chart, where the open tier continues, and the step of its grid lines. */
export const STICK_SCALE = { from: 80, to: 170, step: 10 } as const;

/** A glove's mark at a tier, the most capable first: lime, orange and red in the guide. */
export const STICK_MARKS = ['universal', 'metalworking', 'single'] as const;
export type StickMark = (typeof STICK_MARKS)[number];

/**
 * The mark of a glove at a tier, derived from its sheet (docs/decisions/037-stick-guide.md); null if its current range
 * does not reach into the tier or is unknown.
 *
 * - universal: Full use for the whole tier and in every plate position
 * - metalworking: Full use for the whole tier, but not in every position: work flat on the bench
 * - single: Limited, or only for a part of the tier
 */
export function markAtTier(
	{ performance, range, everyPosition }: StickReach,
	tier: Omit<StickTier, 'id'>,
): StickMark | null {
	if (range === null) return null;
	const { min, max } = { min: range.min, max: range.max ?? Number.POSITIVE_INFINITY };
	const tierEnd = tier.open ? Number.POSITIVE_INFINITY : tier.max;
	// Ranges that only touch at their ends don't overlap. A single current belongs to every tier that includes it.
	const meets = min === max ? min >= tier.min && min <= tierEnd : min < tierEnd && max > tier.min;
	if (!meets) return null;
	// A glove that goes beyond the last figure of an open tier covers it completely.
	const isWhole = min <= tier.min && (tier.open ? max > tier.max : max >= tier.max);
	if (performance === 'Limited' || !isWhole) return 'single';
	return everyPosition ? 'universal' : 'metalworking';
}

/** A glove in the guide's table. */
export type StickGlove = {
	partNumber: string;
	name: string;
	performance: StickReach['performance'];
	/** "85–160 A"; empty if its sheet gives no current. */
	amps: string;
	/** One per tier of `STICK_TIERS`. */
	marks: readonly (StickMark | null)[];
};

/** `left`: number of further gloves, which are in the list of gloves. */
export type StickGloves = { gloves: readonly StickGlove[]; left: number };
