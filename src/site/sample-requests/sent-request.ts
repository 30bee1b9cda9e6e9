import { parseSampleItem, type SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { forgetStoredDraft } from './sample-request-draft.ts';

/** Data that the form passes to the confirmation page: never in the URL, and gone when the tab is closed. */
export type SentState = { firstName: string; companyName: string; email: string; samples: SampleItem[] };

/** A request stored by the server whose confirmation may not have been shown yet. */
export type SentRequest = SentState & { number: string };

const STORAGE_KEY = 'sampleRequestSent';

/** The fallback without storage; lasts as long as the page. */
let inMemory: SentRequest | undefined;

/** Remembers a stored request before anything else happens, so that a dropped connection loses nothing. */
export function rememberSentRequest(sent: SentRequest): void {
	inMemory = sent;
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(sent));
	} catch {
		// The value in memory is enough while the page is open.
	}
}

/** The stored request whose confirmation has not been shown yet. */
export function readSentRequest(): SentRequest | undefined {
	if (inMemory) return inMemory;
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
		const { number } = (stored ?? {}) as { number?: unknown };
		return typeof number === 'string' && isSentState(stored) ? { ...stored, number } : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Call once the confirmation is shown; deletes the draft.
 * @returns the requested samples, to be removed from the box
 */
export function clearSentRequest(number: string): SampleItem[] {
	const sent = readSentRequest();
	if (sent?.number !== number) return [];
	inMemory = undefined;
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was stored.
	}
	forgetStoredDraft();
	return sent.samples.flatMap((sample) => parseSampleItem(sample) ?? []);
}

/** History entries and storage outlive releases, so older shapes are ignored. */
export function isSentState(state: unknown): state is SentState {
	const sent = (state ?? {}) as Partial<SentState>;
	return (
		typeof sent.firstName === 'string' &&
		typeof sent.companyName === 'string' &&
		typeof sent.email === 'string' &&
		Array.isArray(sent.samples) &&
		sent.samples.every((sample) => parseSampleItem(sample) !== undefined)
	);
}
