/** Asked for, confirmed from the mail, or ended. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'left'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Who asked for the newsletter, with the proof that he did. Times are ISO 8601, UTC. */
export type Subscription = {
	id: string;
	email: string;
	state: SubscriptionState;
	language: string;
	/** Path of the page that the form stood on. */
	page: string;
	/** Which words stood under the form. */
	wordingVersion: string;
	wording: string;
	askedAt: string;
	confirmedAt: string | null;
	leaveToken: string;
	leftAt: string | null;
	leftBy: string;
	leftReason: string;
};

/** Raise it with the words of `newsletter.form.consent`. */
export const WORDING_VERSION = '2026-11';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A token of a link in our mail, or undefined when it cannot be one. */
export function readToken(text: unknown): string | undefined {
	return typeof text === 'string' && TOKEN.test(text) ? text : undefined;
}

/** The path of a page of ours as a form says it; anything else is the front page. */
export function readPagePath(text: string): string {
	return /^\/[\w\-./%]{0,199}$/.test(text) && !text.startsWith('//') ? text : '/';
}
