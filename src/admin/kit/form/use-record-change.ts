import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
import { makeIdempotencyKey } from '../../../platform/ui/fields/idempotency-key.ts';
import { useStaffCall } from '../session-dialog.tsx';
import type { CallResult } from '../staff-call.ts';
import { showDone, showError } from '../staff-notice.ts';

type RecordChange = {
	/** Where its calls begin, such as "/api/admin/samples/S-2026-0001". */
	url: string;
	/** The one record, which its tags name. */
	record: VersionedRecord;
	/** The version that the page shows. */
	version: number;
	/** What is said when the server is silent, when somebody else was first, and when it refuses. */
	words: { offline: string; stale: string; failed: (reason: string) => string };
};

/**
 * Sends changes of one record, one at a time. `change` says how it went in a notice, and reads the page again; `send`
 * leaves that to the caller.
 */
export function useRecordChange<Answer>({ url, record, version, words }: RecordChange) {
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);

	async function send(path: string, body: object = {}, from = version): Promise<CallResult<Answer>> {
		setBusy(true);
		const result = await call<Answer>(`${url}/${path}`, {
			method: 'POST',
			body,
			headers: { 'if-match': formatVersionTag(record, from), 'idempotency-key': makeIdempotencyKey() },
		});
		setBusy(false);
		return result;
	}

	/** Why a change did not go, in words. */
	function explain(result: Extract<CallResult<unknown>, { ok: false }>): string {
		if (result.status === 0) return words.offline;
		if (result.status === 412) return words.stale;
		const reasons = result.errors.map(({ message }) => message);
		return words.failed(reasons.length > 0 ? [...new Set(reasons)].join('. ') : result.detail);
	}

	async function change(path: string, done: (answer: Answer) => string, body: object = {}): Promise<boolean> {
		const result = await send(path, body);
		if (result.ok) showDone(done(result.answer));
		else showError(explain(result));
		await revalidate();
		return result.ok;
	}

	return { busy, send, change, explain, tell: showDone, revalidate };
}
