import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../session-dialog.tsx';

const CONFLICT = 409;

type FileImport<Report> = {
	/** Of the call that reads a file, and stores what it changes if it is sent the state of the preview. */
	path: string;
	/** The field of the body that holds the file's text. */
	field: string;
	/** What was stored has changed since the preview. */
	stale: string;
	onDone: (report: Report) => void;
};

/** A file that is looked at before what it changes is stored; if that has changed since, it is looked at once more. */
export function useFileImport<Report extends { state: string }>(options: FileImport<Report>) {
	const { path, field, stale, onDone } = options;
	const unread = useTranslations('staff.csvImport')('unread');
	const sendRequest = useStaffRequest();
	const [text, setText] = useState('');
	const [report, setReport] = useState<Report>();
	const [error, setError] = useState('');
	const [busy, setBusy] = useState<'read' | 'write'>();

	async function send(action: 'read' | 'write', body: object) {
		setBusy(action);
		setError('');
		const result = await sendRequest<Report>(path, { method: 'POST', body });
		setBusy(undefined);
		if (!result.ok) setError(result.errors[0]?.message || result.detail || unread);
		return result;
	}

	async function preview(read: string) {
		setText(read);
		setReport(undefined);
		const result = await send('read', { [field]: read });
		if (result.ok) setReport(result.answer);
	}

	async function write() {
		const result = await send('write', { [field]: text, state: report?.state });
		if (result.ok) return onDone(result.answer);
		if (result.status !== CONFLICT) return;
		await preview(text);
		setError(stale);
	}

	return { report, error, isReading: busy === 'read', isWriting: busy === 'write', preview, write };
}
