import { REQUEST_STATES, type RequestState } from './request-state.ts';

/** Allowed transitions. Shipped is final; a declined request can be reopened. */
const NEXT: Readonly<Record<RequestState, readonly RequestState[]>> = {
	new: ['verified', 'approved', 'declined'],
	verified: ['approved', 'declined'],
	approved: ['shipped', 'declined'],
	shipped: [],
	declined: ['new'],
};

/** A request without a business address can be approved only after a person has verified it. */
export function canBecome(
	{ state, manualReview }: { state: RequestState; manualReview: boolean },
	to: RequestState,
): boolean {
	if (manualReview && state === 'new' && to === 'approved') return false;
	return NEXT[state].includes(to);
}

/** The states in which the requester has been informed. */
export const ANSWERED = ['approved', 'shipped', 'declined'] as const satisfies RequestState[];

/** The states that need action by staff: listed oldest first. */
export function isWaiting(state: RequestState | undefined): boolean {
	return state === 'new' || state === 'verified' || state === 'approved';
}

export function parseRequestState(text: string | null): RequestState | undefined {
	return REQUEST_STATES.find((state) => state === text);
}
