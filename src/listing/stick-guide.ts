/** One tier of the stick-welding guide (back-office.md, "Stick-welding guide tiers"). */
export type StickTier = {
	id: 'low' | 'medium' | 'high' | 'extreme' | 'repair';
	/** Amperes at the rod holder. */
	min: number;
	max: number;
	/** True where the tier goes on past `max`. */
	open: boolean;
};

/**
 * The tiers of the stick-welding guide, checked against rod makers' tables (domain.md 2.9); what the rods in each
 * tier are is in `messages/`, under `listing.stickGuide.rods`. Repair overlaps the others on purpose, so a current
 * can be in several tiers.
 */
export const STICK_TIERS: readonly StickTier[] = [
	{ id: 'low', min: 85, max: 105, open: false },
	{ id: 'medium', min: 105, max: 125, open: false },
	{ id: 'high', min: 125, max: 140, open: false },
	{ id: 'extreme', min: 140, max: 160, open: true },
	{ id: 'repair', min: 100, max: 140, open: false },
];
