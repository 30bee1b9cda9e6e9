import type { CursorShape } from '../../platform/text/cursor.ts';

/** How long a distributor's word holds that the entry is right. */
const CONFIRMED_DAYS = 365;

/** What the staff list can be narrowed to; "due" is shown, and not confirmed for a year. */
export const DISTRIBUTOR_STATES = ['shown', 'hidden', 'due'] as const;
export type DistributorState = (typeof DISTRIBUTOR_STATES)[number];

/** What the staff list shows; empty text, province or state for all. */
export type DistributorListQuery = { text: string; province: string; state: DistributorState | '' };

/** Distributors per page. */
export const DISTRIBUTORS_A_PAGE = 25;

export const DISTRIBUTOR_CURSOR: CursorShape = { id: /[a-z0-9-]{1,80}/, value: /[0-9a-f]{0,128}/ };

export function parseDistributorState(text: string): DistributorState | '' {
	return DISTRIBUTOR_STATES.find((state) => state === text) ?? '';
}

/** The last moment before which a confirmation is a year old. */
export const confirmationCutoff = (now: Date) =>
	new Date(now.getTime() - CONFIRMED_DAYS * 24 * 60 * 60 * 1000).toISOString();
