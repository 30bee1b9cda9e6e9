import { useRevalidator } from 'react-router';
import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
import { showDone, showError } from '../staff-notice.ts';
import { useVersionedSave } from './use-versioned-save.ts';
import type { SaveOutcome } from './versioned-save.ts';

type RecordChange = {
	/** Where its calls begin, such as "/api/admin/samples/S-2026-0001". */
	url: string;
	method?: 'POST' | 'PATCH';
	/** The one record, which its tags name. */
	record: VersionedRecord;
	/** The version that the page shows. */
	version: number;
	/** What is reported when the server is silent, when somebody else was first, and when it refuses. */
	words: { offline: string; stale: string; failed: (reason: string) => string };
};

/**
 * Sends changes of one record, one at a time. `change` reports how it went in a notice, and reads the page again; `send`
 * leaves that to the caller.
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

	/** @param path below the record's own address; empty for the record itself. */
	const send = (path: string, body: object = {}) =>
		save.send({ url: path === '' ? url : `${url}/${path}`, method, body });

	/** Why a change failed, in words. */
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
