/** Requested, confirmed by the mail's link, or ended. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'left'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A newsletter subscription with proof of consent. Times are ISO 8601, UTC. */
export type Subscription = {
	id: string;
	email: string;
	state: SubscriptionState;
	language: string;
	/** Path of the page with the form. */
	page: string;
	/** Version of the consent text shown below the form. */
	wordingVersion: string;
	wording: string;
	requestedAt: string;
	confirmedAt: string | null;
	leaveToken: string;
	leftAt: string | null;
	leftBy: string;
	leftReason: string;
};

/** Longest reason for which staff unsubscribe somebody, in characters. */
export const MAX_LEAVE_REASON = 200;

/** Change it together with `newsletter.form.consent`. */
export const WORDING_VERSION = '2026-11';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A token from a mail's link, or undefined if its format is invalid. */
export function readToken(text: unknown): string | undefined {
	return typeof text === 'string' && TOKEN.test(text) ? text : undefined;
}

/** The path of our page as submitted by a form; the front page if invalid. */
export function readPagePath(text: string): string {
	return /^\/[\w\-./%]{0,199}$/.test(text) && !text.startsWith('//') ? text : '/';
}

/** The orders of their list: the oldest first, or the newest. */
export const SUBSCRIPTION_SORTS = ['asked', '-asked'] as const;
export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];
