/** Prefix of every draft's key, by which signing out removes them all (ASVS 5.0 14.3.1). */
const PREFIX = 'staffDraft:';
/** How long an unused draft is kept, in milliseconds. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Unsaved input of a form. */
export type FormDraft<Value> = { value: Value; at: string };

/**
 * The draft of the form `name`, such as "company:co_…"; undefined if there is none, it is too old, or storage is
 * disabled. An older version of the program may have stored it, so `isValue` checks it first.
 */
export function readDraft<Value>(
	name: string,
	isValue: (value: unknown) => value is Value,
	now = Date.now(),
): FormDraft<Value> | undefined {
	try {
		const draft = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as FormDraft<unknown> | null;
		if (!draft || typeof draft.at !== 'string' || !isValue(draft.value)) return undefined;
		return now - Date.parse(draft.at) < RETENTION_MS ? { value: draft.value, at: draft.at } : undefined;
	} catch {
		return undefined;
	}
}

/** Stores a draft, so that a crash or a closed tab loses nothing. Does nothing if storage is full or disabled. */
export function storeDraft(name: string, value: unknown): void {
	try {
		localStorage.setItem(PREFIX + name, JSON.stringify({ value, at: new Date().toISOString() }));
	} catch {
		// The form itself still has the input.
	}
}

export function dropDraft(name: string): void {
	try {
		localStorage.removeItem(PREFIX + name);
	} catch {
		// Without storage there are no drafts to delete.
	}
}

export function dropAllDrafts(): void {
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
	} catch {
		// Without storage there are no drafts to delete.
	}
}
