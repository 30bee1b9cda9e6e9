import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import {
	EMPTY_REQUEST,
	type RequestField,
	type SampleRequestInput,
} from '../../domain/sample-requests/sample-request.ts';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';
import type { EditedForm } from './wizard/edited-form.ts';

/** The typed values without the samples, which are in the box. */
export type RequestValues = Omit<SampleRequestInput, 'samples'>;

/**
 * `key` is sent with every attempt of the same request, so that it is stored once; `body` is what the last attempt
 * sent.
 */
type Draft = { values: RequestValues; key: string; body: string };

const STORAGE_KEY = 'sampleRequestDraft';

export type RequestDraft = {
	values: RequestValues;
	/** False until the session's draft has been read. */
	ready: boolean;
	setField: (field: RequestField, text: string) => void;
	/** The key to send a body with: the same for an unchanged body, a new one after a change. */
	keyFor: (body: string) => string;
};

/**
 * The draft of the request, stored for the session, so that a reload loses nothing.
 * @param edited the form as the visitor left it before this code was loaded
 * @param sent the form's values until the draft is read; empty by default
 */
export function useRequestDraft(
	edited: RefObject<EditedForm> | undefined,
	sent: RequestValues = EMPTY_VALUES,
): RequestDraft {
	const [draft, setDraft] = useState<Draft>();
	// A layout effect, so that returning visitors see the step they left from the first paint on.
	useLayoutEffect(() => {
		const stored = readDraft() ?? freshDraft();
		setDraft({ ...stored, values: { ...stored.values, ...readTyped(edited?.current.typed ?? []) } });
	}, [edited]);
	useEffect(() => {
		if (draft) storeDraft(draft);
	}, [draft]);

	const setField = useCallback((field: RequestField, text: string) => {
		setDraft((now) => now && { ...now, values: { ...now.values, [field]: text } });
	}, []);

	function keyFor(body: string): string {
		if (!draft) return makeIdempotencyKey();
		const key = draft.body === '' || draft.body === body ? draft.key : makeIdempotencyKey();
		const tried = { ...draft, key, body };
		// Stored before sending: a reload in the middle of the request must not change the key.
		storeDraft(tried);
		setDraft(tried);
		return key;
	}

	return {
		values: draft?.values ?? sent,
		ready: draft !== undefined,
		setField,
		keyFor,
	};
}

const { samples: _, ...EMPTY_VALUES } = EMPTY_REQUEST;

/** The values that differ from the empty form. */
function readTyped(sent: readonly [name: string, text: string][]): Partial<RequestValues> {
	const typed: Partial<RequestValues> = {};
	for (const [field, text] of sent) {
		const known = field as keyof RequestValues;
		if (Object.hasOwn(EMPTY_VALUES, field) && text !== EMPTY_VALUES[known]) typed[known] = text;
	}
	if (typed.professionalAffiliation === 'distributor') typed.companySize = 'Distributor';
	return typed;
}

function freshDraft(): Draft {
	return { values: EMPTY_VALUES, key: makeIdempotencyKey(), body: '' };
}

function readDraft(): Draft | undefined {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
		if (typeof stored !== 'object' || stored === null) return undefined;
		const { values, key, body } = stored as Record<string, unknown>;
		if (typeof values !== 'object' || values === null || typeof key !== 'string' || typeof body !== 'string')
			return undefined;
		const known = Object.keys(EMPTY_VALUES).flatMap((field) => {
			const text: unknown = (values as Record<string, unknown>)[field];
			return typeof text === 'string' ? [[field, text]] : [];
		});
		return { values: { ...EMPTY_VALUES, ...Object.fromEntries(known) }, key, body };
	} catch {
		return undefined;
	}
}

/** Deletes the draft, so that the form is empty when it is opened again. */
export function forgetStoredDraft(): void {
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was stored.
	}
}

function storeDraft(draft: Draft) {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
	} catch {
		// Without storage, the draft lasts as long as the page.
	}
}
