import { type RefObject, useCallback, useLayoutEffect } from 'react';
import {
	type ApplicationForm,
	EMPTY_FORM,
	FIELD_NAMES,
	readApplicationForm,
} from '../../domain/applications/application-form-fields.ts';

const STORAGE_KEY = 'applicationDraft';

/** The body and key of the last attempt. Sending the same text again reuses the key, even after a reload. */
export type LastTry = { body: string; key: string };

type Draft = { form: ApplicationForm; lastTry: LastTry };

const NO_TRY: LastTry = { body: '', key: '' };

function readDraft(): Draft | undefined {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
		if (typeof stored !== 'object' || stored === null) return undefined;
		const { form, lastTry } = stored as Record<string, unknown>;
		const { body, key } = (lastTry ?? {}) as Record<string, unknown>;
		const isTry = typeof body === 'string' && typeof key === 'string';
		const texts = new Map(Object.entries((form ?? {}) as Record<string, unknown>));
		return {
			form: readApplicationForm({ get: (name) => (texts.get(name) ?? null) as FormDataEntryValue | null }),
			lastTry: isTry ? { body, key } : NO_TRY,
		};
	} catch {
		return undefined;
	}
}

function storeDraft(draft: Draft): void {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
	} catch {
		// Without storage, the typed text lasts as long as the page.
	}
}

/** The last attempt, also from before a reload. */
export function readLastTry(): LastTry {
	return readDraft()?.lastTry ?? NO_TRY;
}

/** Call before sending: a reload in the middle of the request must not change the key. */
export function storeLastTry(lastTry: LastTry): void {
	storeDraft({ form: readDraft()?.form ?? EMPTY_FORM, lastTry });
}

/** Call once the application is stored, so that the form is empty next time. */
export function forgetDraft(): void {
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was stored.
	}
}

/**
 * Stores the typed text for the session and restores it before the first paint after a reload. Text typed before
 * hydration takes precedence over stored text.
 * @param isReturned true if the server returned the posted form; then nothing is restored over it
 * @returns a function to call on every input
 */
export function useApplicationDraft(
	form: RefObject<HTMLFormElement | null>,
	isReturned: boolean,
): () => void {
	useLayoutEffect(() => {
		const draft = isReturned ? undefined : readDraft();
		if (!draft || !form.current) return;
		for (const name of FIELD_NAMES) {
			const field = form.current.elements.namedItem(name);
			const isField =
				field instanceof HTMLInputElement ||
				field instanceof HTMLTextAreaElement ||
				field instanceof HTMLSelectElement;
			if (isField && field.value === EMPTY_FORM[name]) field.value = draft.form[name];
		}
	}, [form, isReturned]);

	return useCallback(() => {
		if (!form.current) return;
		const typed = readApplicationForm(new FormData(form.current));
		storeDraft({ form: { ...typed, leaveEmpty: '' }, lastTry: readLastTry() });
	}, [form]);
}
