const STORAGE_KEY = 'applicationSent';

/** Without storage it lasts as long as the page. */
let inMemory: string | undefined;

/** Notes the number of a stored application before anything else is done: from here on a dropped line loses nothing. */
export function rememberSentApplication(number: string): void {
	inMemory = number;
	try {
		sessionStorage.setItem(STORAGE_KEY, number);
	} catch {
		// What is in memory is enough while the page stands.
	}
}

/** The number of a stored application whose confirmation has not been shown. */
export function readSentApplication(): string | undefined {
	if (inMemory !== undefined) return inMemory;
	try {
		return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
	} catch {
		return undefined;
	}
}

/** The confirmation is shown. */
export function settleSentApplication(number: string): void {
	if (readSentApplication() !== number) return;
	inMemory = undefined;
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// There was none.
	}
}
