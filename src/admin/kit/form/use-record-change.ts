import { useRevalidator } from 'react-router';
import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
import { showDone, showError } from '../staff-notice.ts';
import { useVersionedSave } from './use-versioned-save.ts';
import type { SaveOutcome } from './versioned-save.ts';

type RecordChange = {
	/** The base URL of its calls, such as "/api/admin/samples/S-2026-0001". */
	url: string;
	method?: 'POST' | 'PATCH';
	/** The record that the version tags identify. */
	record: VersionedRecord;
	/** The version that the page shows. */
	version: number;
	/** Messages for no response, a conflicting change, and any other refusal. */
	words: { offline: string; stale: string; failed: (reason: string) => string };
};

/**
 * Sends changes of one record, one at a time. `change` reports the outcome in a notice and reloads the page's data;
 * `send` leaves that to the caller.
 */
export function useRecordChange<Answer, Current = Answer>(options: RecordChange) {
	const { url, method = 'POST', record, version, words } = options;
	const { revalidate } = useRevalidator();
	const save = useVersionedSave<Answer, Current>({
		tag: formatVersionTag(record, version),
		tagOf: (stored) => {
			const { version: newer } = (stored ?? {}) as { version?: number };
			return newer === undefined ? undefined : formatVersionTag(record, newer);
		},
		messages: { unanswered: words.offline, refused: ({ detail }) => words.failed(detail) },
	});

	/** @param path relative to the record's URL; empty for the record itself. */
	const send = (path: string, body: object = {}) =>
		save.send({ url: path === '' ? url : `${url}/${path}`, method, body });

	/** The message for a failed change. */
	function explain(outcome: Exclude<SaveOutcome<unknown, unknown>, { kind: 'saved' }>): string {
		if (outcome.kind === 'unanswered') return words.offline;
		if (outcome.kind !== 'refused' || outcome.status === 412) return words.stale;
		const reasons = outcome.errors.map(({ message }) => message);
		return words.failed(reasons.length > 0 ? [...new Set(reasons)].join('. ') : outcome.detail);
	}

	async function change(path: string, done: (answer: Answer) => string, body: object = {}): Promise<boolean> {
		const outcome = await send(path, body);
		if (!outcome) return false;
		if (outcome.kind === 'saved') showDone(done(outcome.answer));
		else showError(explain(outcome));
		await revalidate();
		return outcome.kind === 'saved';
	}

	return { ...save, send, change, explain, tell: showDone, revalidate };
}
