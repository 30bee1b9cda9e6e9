import {
	errorsByField,
	type FormErrors,
	readApplicationForm,
	toApplicationBody,
} from '../../domain/applications/application-form-fields.ts';
import { languageHeader } from '../../platform/i18n/api-language.ts';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';
import { type LastTry, readLastTry, storeLastTry } from './application-draft.ts';

/** The result of sending an application. */
type RequestOutcome =
	| { kind: 'stored'; number: string }
	/** Field errors as messages; at least one. */
	| { kind: 'wrong'; errors: FormErrors }
	/** The server's reason, as a sentence. */
	| { kind: 'refused'; detail: string }
	| { kind: 'offline' | 'failed' };

const ANSWER_WITHIN_MS = 20_000;

/** The same text counts as the same application, however often the button is pressed. */
let lastTry: LastTry | undefined;

/** Sends the form. Never throws. */
export async function sendApplication(typed: FormData): Promise<RequestOutcome> {
	const body = JSON.stringify(toApplicationBody(readApplicationForm(typed)));
	lastTry ??= readLastTry();
	if (lastTry.body !== body) lastTry = { body, key: makeIdempotencyKey() };
	storeLastTry(lastTry);
	try {
		const answer = await fetch('/api/distributor-applications', {
			method: 'POST',
			headers: { ...languageHeader(), 'content-type': 'application/json', 'idempotency-key': lastTry.key },
			body,
			signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
		});
		const problem = await answer.json();
		if (answer.status === 201) return { kind: 'stored', number: String(problem.number) };
		if (answer.status === 429) return { kind: 'refused', detail: String(problem.detail) };
		const errors = errorsByField(problem.errors ?? []);
		return Object.keys(errors).length > 0 ? { kind: 'wrong', errors } : { kind: 'failed' };
	} catch {
		return { kind: navigator.onLine ? 'failed' : 'offline' };
	}
}
