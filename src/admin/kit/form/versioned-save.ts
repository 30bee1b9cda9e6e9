import { makeIdempotencyKey } from '../../../platform/ui/fields/idempotency-key.ts';
import type { RequestError, RequestOptions, RequestResult } from '../staff-request.ts';
import { areSame, mergeForms, type StaleFormField } from './form-value.ts';

/** The record that the one on this page was merged into. */
export type MovedTo = { id: string; name: string; link: string };

/** A save request; the version's tag and the idempotency key are added to it. */
export type SaveRequest = { url: string; method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown };

/** A rejected save. `detail` is the server's message, `errors` are the invalid fields. */
export type Refusal = {
	kind: 'refused';
	status: number;
	detail: string;
	errors: readonly RequestError[];
	answer: unknown;
	/** The stored version, if the form could not represent it. */
	current?: unknown;
};

export type SaveOutcome<Answer, Current> =
	| { kind: 'saved'; answer: Answer }
	/** Somebody else saved first; `current` is the stored version. */
	| { kind: 'stale'; current: Current }
	/** The record was merged into another one. */
	| { kind: 'moved'; movedTo: MovedTo }
	| Refusal
	/** The server did not respond; the save may or may not have succeeded. */
	| { kind: 'unanswered' };

type SendRequest = <Answer>(url: string, options?: RequestOptions) => Promise<RequestResult<Answer>>;

export type VersionedSave<Answer, Current> = {
	/** Sends a save with the newest known tag. */
	send: (request: SaveRequest) => Promise<SaveOutcome<Answer, Current>>;
	/** Sets the tag of a newer version that the page shows. */
	follow: (tag: string | undefined) => void;
};

/**
 * Sends saves of one record. Each has the tag of the version it is based on. After a stale save, the next one has the
 * newer tag, because the user has seen both versions. The same content sent again after a lost response has the same
 * idempotency key, so that it is stored once.
 * @param tagOf the tag of the stored version, from the response to a successful or a stale save.
 */
export function createVersionedSave<Answer, Current>(
	sendRequest: SendRequest,
	first: string | undefined,
	tagOf?: (stored: Answer | Current) => string | undefined,
): VersionedSave<Answer, Current> {
	let tag = first;
	let attempt: { content: string; key: string } | undefined;

	async function send({ url, method = 'PUT', body }: SaveRequest): Promise<SaveOutcome<Answer, Current>> {
		const content = JSON.stringify([method, url, tag, body]);
		if (attempt?.content !== content) attempt = { content, key: makeIdempotencyKey() };
		const result = await sendRequest<Answer>(url, {
			method,
			...(body === undefined ? {} : { body }),
			headers: {
				...(tag === undefined ? {} : { 'if-match': tag }),
				...(method === 'POST' ? { 'idempotency-key': attempt.key } : {}),
			},
		});
		// The key is reused only if this attempt may have been stored: no response, or a server error.
		if (result.ok || (result.status >= 400 && result.status < 500)) attempt = undefined;
		if (result.ok) {
			tag = tagOf?.(result.answer) ?? tag;
			return { kind: 'saved', answer: result.answer };
		}
		if (result.status === 0) return { kind: 'unanswered' };
		const movedTo = findMovedTo(result.answer);
		if (movedTo) return { kind: 'moved', movedTo };
		const current = (result.answer as { current?: Current } | undefined)?.current;
		if (result.status === 412 && current) {
			tag = tagOf?.(current) ?? tag;
			return { kind: 'stale', current };
		}
		const { status, detail, errors, answer } = result;
		return { kind: 'refused', status, detail, errors, answer };
	}

	return {
		send,
		follow: (next) => {
			tag = next;
		},
	};
}

/** The target of a merged record, if the call was refused for that reason. */
function findMovedTo(answer: unknown): MovedTo | undefined {
	return (answer as { movedTo?: MovedTo } | undefined)?.movedTo;
}

type Merged<Value> = { base: Value; value: Value; conflicts: StaleFormField<Value>[] };

/**
 * Sends a form's save. If it is stale, but the other user changed none of the form's fields or saved the same values,
 * it is sent again at once; otherwise `merged` is the result of merging both versions.
 * @param toForm converts the stored version to the form's value; undefined, and thus a refusal, if it cannot.
 */
export async function saveForm<Answer, Current, Value extends object>(
	save: VersionedSave<Answer, Current>,
	request: SaveRequest,
	form: { base: Value; value: Value },
	toForm: (current: Current) => Value | undefined | Promise<Value | undefined>,
): Promise<{ outcome: SaveOutcome<Answer, Current>; merged?: Merged<Value> }> {
	const outcome = await save.send(request);
	if (outcome.kind !== 'stale') return { outcome };
	const { current } = outcome;
	const storedValue = await toForm(current);
	if (!storedValue) {
		const answer = { current };
		return { outcome: { kind: 'refused', status: 412, detail: '', errors: [], answer, current } };
	}
	if (areSame(form.base, storedValue) || areSame(form.value, storedValue)) {
		const again = await save.send(request);
		if (again.kind !== 'stale') return { outcome: again };
	}
	return { outcome, merged: { base: storedValue, ...mergeForms(form.base, form.value, storedValue) } };
}
