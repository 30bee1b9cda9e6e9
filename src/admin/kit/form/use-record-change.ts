import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { formatRecord, formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
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
	messages: { offline: string; stale: string; failed: (reason: string) => string };
};

/**
 * The newest version of each record that this tab has stored. A page has several controls of one record, and none of
 * them may take the change of another for a colleague's while the page still loads.
 */
const storedHere = new Map<string, number>();

function versionOf(stored: unknown): number | undefined {
	return ((stored ?? {}) as { version?: number }).version;
}

/**
 * Sends changes of one record, one at a time. `change` reports the outcome in a notice and reloads the page's data;
 * `send` leaves that to the caller.
 */
export function useRecordChange<Answer, Current = Answer>(options: RecordChange) {
	const { url, method = 'POST', record, version, messages } = options;
	const { revalidate } = useRevalidator();
	// The version of a colleague that this control has shown after a refusal.
	const shownVersion = useRef(0);
	const save = useVersionedSave<Answer, Current>({
		tag: formatVersionTag(record, version),
		messages: { unanswered: messages.offline, refused: ({ detail }) => messages.failed(detail) },
	});

	/** @param path relative to the record's URL; empty for the record itself. */
	async function send(path: string, body: object = {}) {
		const key = formatRecord(record);
		const newest = Math.max(version, shownVersion.current, storedHere.get(key) ?? 0);
		save.follow(formatVersionTag(record, newest));
		const outcome = await save.send({ url: path === '' ? url : `${url}/${path}`, method, body });
		if (outcome?.kind === 'saved') storedHere.set(key, versionOf(outcome.answer) ?? newest);
		if (outcome?.kind === 'stale') {
			storedHere.delete(key);
			shownVersion.current = versionOf(outcome.current) ?? 0;
		}
		return outcome;
	}

	/** The message for a failed change. */
	function explain(outcome: Exclude<SaveOutcome<unknown, unknown>, { kind: 'saved' }>): string {
		if (outcome.kind === 'unanswered') return messages.offline;
		if (outcome.kind !== 'refused' || outcome.status === 412) return messages.stale;
		const reasons = outcome.errors.map(({ message }) => message);
		return messages.failed(reasons.length > 0 ? [...new Set(reasons)].join('. ') : outcome.detail);
	}

	async function change(path: string, done: (answer: Answer) => string, body: object = {}): Promise<boolean> {
		const outcome = await send(path, body);
		if (!outcome) return false;
		if (outcome.kind === 'saved') showDone(done(outcome.answer));
		else showError(explain(outcome));
		await revalidate();
		return outcome.kind === 'saved';
	}

	return { ...save, send, change, explain, notify: showDone, revalidate };
}
