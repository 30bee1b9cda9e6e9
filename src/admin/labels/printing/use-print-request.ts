import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { saveFile } from './download-file.ts';
import type { PrintAnswer } from './print-answer.ts';
import type { PrintJob } from './print-frame.tsx';

/**
 * Prints labels or packing lists. The printed content comes from the server at that moment, in the request that also
 * writes the print log. `job` is the current job for a `PrintFrame`; `onSent` is called when it is done.
 */
export function usePrintRequest(sentMessage: string, onSent: () => void) {
	const t = useTranslations('labels.print');
	const sendRequest = useStaffRequest();
	const [job, setJob] = useState<PrintJob>();
	const [busy, setBusy] = useState(false);

	function showError(message: string) {
		notifications.show({ message, color: 'red', autoClose: false });
	}

	/** Writes the print log. Returns what to print; on failure, shows the error and returns undefined. */
	async function record(body: object): Promise<PrintAnswer | undefined> {
		const result = await sendRequest<PrintAnswer>('/api/admin/labels/prints', { method: 'POST', body });
		if (result.ok) return result.answer;
		showError(result.errors[0]?.message ?? (result.detail || t('failed')));
		return undefined;
	}

	function finish() {
		setJob(undefined);
		notifications.show({ message: sentMessage });
		onSent();
	}

	async function print(body: object, layOut: (answer: PrintAnswer) => PrintJob) {
		setBusy(true);
		const answer = await record(body);
		setBusy(false);
		if (answer) setJob(layOut(answer));
	}

	/** A download counts as a print too, so that the label can no longer be edited to differ from the file. */
	async function download(address: string, body: object) {
		const error = await saveFile(address);
		if (error !== undefined) return showError(error || t('fileFailed'));
		if (await record(body)) finish();
	}

	return { job, isBusy: busy || job !== undefined, print, download, finish };
}
