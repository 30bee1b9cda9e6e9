import { type RefObject, useCallback, useLayoutEffect } from 'react';
import {
	type ApplicationForm,
	EMPTY_FORM,
	FIELD_NAMES,
	readApplicationForm,
} from '../../domain/applications/application-form-fields.ts';

const STORAGE_KEY = 'applicationDraft';

/** What the last try sent, and under which key: the same words again are the same application, also after a reload. */
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
		// Without storage what was typed lasts as long as the page.
	}
}

/** The try that was made before a reload. */
export function readLastTry(): LastTry {
	return readDraft()?.lastTry ?? NO_TRY;
}

/** Stored before it is sent: a reload in the middle of sending must not change the key. */
export function storeLastTry(lastTry: LastTry): void {
	storeDraft({ form: readDraft()?.form ?? EMPTY_FORM, lastTry });
}

/** The application is stored: the next time the form is opened it is empty. */
export function forgetDraft(): void {
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// There was none.
	}
}

/**
 * Keeps what is typed for the session, and puts it back before the first paint after a reload. What somebody typed before
 * the scripts came goes before what was stored.
 * @param isReturned the server sent the form back with what was posted: nothing is put over that
 * @returns to be called on every input
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
