const STORAGE_KEY = 'applicationSent';

/** The fallback without storage; lasts as long as the page. */
let inMemory: string | undefined;

/**
 * Remembers the number of a stored application before anything else happens, so that a dropped connection loses
 * nothing.
 */
export function rememberSentApplication(number: string): void {
	inMemory = number;
	try {
		sessionStorage.setItem(STORAGE_KEY, number);
	} catch {
		// The value in memory is enough while the page is open.
	}
}

/** The number of a stored application whose confirmation has not been shown yet. */
export function readSentApplication(): string | undefined {
	if (inMemory !== undefined) return inMemory;
	try {
		return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Call once the confirmation has been shown. */
export function clearSentApplication(number: string): void {
	if (readSentApplication() !== number) return;
	inMemory = undefined;
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was stored.
	}
}
