import { parseSampleItem, type SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { forgetStoredDraft } from './sample-request-draft.ts';

/** What the form hands on for the thanks: never in the address, gone with the tab. */
export type SentState = { firstName: string; companyName: string; email: string; samples: SampleItem[] };

/** A request that the server has stored, and whose confirmation may not have been shown yet. */
export type SentRequest = SentState & { number: string };

const STORAGE_KEY = 'sampleRequestSent';

/** Without storage the request lasts as long as the page. */
let inMemory: SentRequest | undefined;

/** Notes a stored request before anything else is done: from here on a dropped line loses nothing. */
export function rememberSentRequest(sent: SentRequest): void {
	inMemory = sent;
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(sent));
	} catch {
		// What is in memory is enough while the page stands.
	}
}

/** The stored request whose confirmation has not been shown. */
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
 * The confirmation is shown: what was typed is forgotten.
 * @returns the samples that were asked for, which leave the box
 */
export function settleSentRequest(number: string): SampleItem[] {
	const sent = readSentRequest();
	if (sent?.number !== number) return [];
	inMemory = undefined;
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// There was none.
	}
	forgetStoredDraft();
	return sent.samples.flatMap((sample) => parseSampleItem(sample) ?? []);
}

/** History entries and storage outlive releases: an older shape counts as none. */
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
