import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatVersionTag } from '../server/version-tag.ts';
import { useStaffCall } from '../staff/session-dialog.tsx';
import type { CallResult } from '../staff/staff-call.ts';
import { makeCallKey } from '../ui/call-key.ts';
import type { InboxRequest } from './inbox-request.ts';

/** What a change answers: where the request is then. */
export type ChangeAnswer = Pick<InboxRequest, 'number' | 'state' | 'version' | 'companyId' | 'labelId'>;

/**
 * Sends changes of a request, one at a time. `change` says how it went in a notice, and reads the page again; `send`
 * leaves that to the caller.
 */
export function useRequestChange({ number, version }: Pick<InboxRequest, 'number' | 'version'>) {
	const t = useTranslations('sampleInbox.actions');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);

	async function send(path: string, body: object = {}, from = version): Promise<CallResult<ChangeAnswer>> {
		setBusy(true);
		const result = await call<ChangeAnswer>(`/api/admin/samples/${number}/${path}`, {
			method: 'POST',
			body,
			headers: {
				'if-match': formatVersionTag({ kind: 'sample-request', id: number }, from),
				'idempotency-key': makeCallKey(),
			},
		});
		setBusy(false);
		return result;
	}

	/** Why a change did not go, in words. */
	function explain(result: Extract<CallResult<unknown>, { ok: false }>): string {
		if (result.status === 0) return t('offline');
		if (result.status === 412) return t('stale');
		const reasons = result.errors.map(({ message }) => message);
		return t('failed', { reason: reasons.length > 0 ? [...new Set(reasons)].join('. ') : result.detail });
	}

	function tell(message: string) {
		notifications.show({ message, color: 'green' });
	}

	async function change(
		path: string,
		done: (answer: ChangeAnswer) => string,
		body: object = {},
	): Promise<boolean> {
		const result = await send(path, body);
		if (result.ok) tell(done(result.answer));
		else notifications.show({ message: explain(result), color: 'red', autoClose: false });
		await revalidate();
		return result.ok;
	}

	return { busy, send, change, explain, tell, revalidate };
}
