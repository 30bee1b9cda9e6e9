/** Prefix of every draft's key: signing out removes them all (ASVS 5.0 14.3.1). */
const PREFIX = 'staffDraft:';
/** A draft that nobody came back for, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** What was typed into a form and not saved. */
export type FormDraft<Value> = { value: Value; at: string };

/**
 * The draft of the form `name`, such as "company:co_…", or undefined: none, an old one, or storage that is closed. What
 * was stored may be older than the program, so `isValue` looks at it first.
 */
export function readDraft<Value>(
	name: string,
	isValue: (value: unknown) => value is Value,
	now = Date.now(),
): FormDraft<Value> | undefined {
	try {
		const draft = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as FormDraft<unknown> | null;
		if (!draft || typeof draft.at !== 'string' || !isValue(draft.value)) return undefined;
		return now - Date.parse(draft.at) < KEPT_MS ? { value: draft.value, at: draft.at } : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps what is typed, so that a crash or a closed tab loses nothing. Full or closed storage keeps nothing. */
export function keepDraft(name: string, value: unknown): void {
	try {
		localStorage.setItem(PREFIX + name, JSON.stringify({ value, at: new Date().toISOString() }));
	} catch {
		// The form itself still holds everything.
	}
}

export function dropDraft(name: string): void {
	try {
		localStorage.removeItem(PREFIX + name);
	} catch {
		// Nothing is kept there then.
	}
}

export function dropAllDrafts(): void {
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
	} catch {
		// Nothing is kept there then.
	}
}
