import type { SampleRequestInput } from '../../domain/sample-requests/sample-request.ts';
import { languageHeader } from '../../platform/i18n/api-language.ts';

/** Timeout in milliseconds, after which the request counts as failed. */
const PATIENCE_MS = 30_000;

export type SendOutcome =
	| { kind: 'sent'; number: string }
	/** `errors` name fields by their path in the body: "samples.1.size". */
	| { kind: 'refused'; detail: string; errors: readonly { path: string; message: string }[] }
	| { kind: 'offline' | 'busy' | 'conflict' | 'server' };

/**
 * Serialises the request; equal requests give equal text.
 * @param leaveEmpty a honeypot field that people do not see and bots fill in
 */
export function writeRequestBody(request: SampleRequestInput, leaveEmpty: string): string {
	return JSON.stringify({ ...request, leaveEmpty });
}

/** `POST /api/sample-requests`. Never throws: every outcome has a message in the form. */
export async function sendSampleRequest(body: string, key: string): Promise<SendOutcome> {
	let response: Response;
	try {
		response = await fetch('/api/sample-requests', {
			method: 'POST',
			headers: { ...languageHeader(), 'content-type': 'application/json', 'idempotency-key': key },
			body,
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
	} catch {
		return { kind: navigator.onLine ? 'server' : 'offline' };
	}
	const answer: unknown = await response.json().catch(() => undefined);
	if (response.ok) {
		const { number } = (answer ?? {}) as { number?: unknown };
		return number === undefined ? { kind: 'server' } : { kind: 'sent', number: String(number) };
	}
	if (response.status === 409) return { kind: 'conflict' };
	if (response.status === 429) return { kind: 'busy' };
	if (response.status >= 400 && response.status < 500) return { kind: 'refused', ...readProblem(answer) };
	return { kind: 'server' };
}

function readProblem(answer: unknown) {
	const { detail, errors } = (answer ?? {}) as { detail?: unknown; errors?: unknown };
	return {
		detail: typeof detail === 'string' ? detail : '',
		errors: (Array.isArray(errors) ? errors : []).filter(
			(error): error is { path: string; message: string } =>
				typeof error?.path === 'string' && typeof error?.message === 'string',
		),
	};
}
