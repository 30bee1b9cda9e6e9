import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import {
	EMPTY_REQUEST,
	type RequestField,
	type SampleRequestInput,
} from '../../domain/sample-requests/sample-request.ts';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';

/** What was typed, without the samples: those are the box's. */
export type RequestValues = Omit<SampleRequestInput, 'samples'>;

/**
 * `key` goes with every try to send the same request, so that it is stored once; `body` is what the last try sent.
 */
type Draft = { values: RequestValues; key: string; body: string };

const STORAGE_KEY = 'sampleRequestDraft';

export type RequestDraft = {
	values: RequestValues;
	/** False until the session was asked for what was typed before. */
	ready: boolean;
	setField: (field: RequestField, text: string) => void;
	/** The key to send a body with: the same for the same body, a new one when the visitor changed something. */
	keyFor: (body: string) => string;
};

/**
 * The request being written: kept for the session, so that a reload loses nothing, and no longer.
 * @param typed what stood in the form as it was sent, which somebody may have worked on before the scripts came.
 * @param sent what the form holds until then; the empty form unless told.
 */
export function useRequestDraft(
	typed: readonly [name: string, text: string][],
	sent: RequestValues = EMPTY_VALUES,
): RequestDraft {
	const [draft, setDraft] = useState<Draft>();
	// Before the first paint: somebody who comes back sees the step they left.
	useLayoutEffect(() => {
		const stored = readDraft() ?? freshDraft();
		setDraft({ ...stored, values: { ...stored.values, ...readTyped(typed) } });
	}, [typed]);
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
		// Stored before it is sent: a reload in the middle of sending must not change the key.
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

/** What differs from the form as it was sent. */
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

/** Forgets what was typed, for the next time the form is opened. */
export function forgetStoredDraft(): void {
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// There was none.
	}
}

function storeDraft(draft: Draft) {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
	} catch {
		// Without storage the draft lasts as long as the page.
	}
}
