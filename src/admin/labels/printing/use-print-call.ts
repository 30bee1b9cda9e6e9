import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import { saveFile } from './download-file.ts';
import type { PrintAnswer } from './print-answer.ts';
import type { PrintJob } from './print-frame.tsx';

/**
 * Sends labels, or packing lists, to print: what is printed comes from the server at that moment, together with the line
 * in the print log. `job` is what a `PrintFrame` prints now; `onSent` is called when it is through.
 */
export function usePrintCall(sentWords: string, onSent: () => void) {
	const t = useTranslations('labels.print');
	const call = useStaffCall();
	const [job, setJob] = useState<PrintJob>();
	const [busy, setBusy] = useState(false);

	function sayError(message: string) {
		notifications.show({ message, color: 'red', autoClose: false });
	}

	/** Writes down that they were sent to print; answers what to print, or says why not. */
	async function record(body: object): Promise<PrintAnswer | undefined> {
		const result = await call<PrintAnswer>('/api/admin/labels/prints', { method: 'POST', body });
		if (result.ok) return result.answer;
		sayError(result.errors[0]?.message ?? (result.detail || t('failed')));
		return undefined;
	}

	function finish() {
		setJob(undefined);
		notifications.show({ message: sentWords });
		onSent();
	}

	async function print(body: object, layOut: (answer: PrintAnswer) => PrintJob) {
		setBusy(true);
		const answer = await record(body);
		setBusy(false);
		if (answer) setJob(layOut(answer));
	}

	/** A file is a print too: what it says and what is stored must stay the same. */
	async function download(address: string, body: object) {
		const error = await saveFile(address);
		if (error !== undefined) return sayError(error || t('fileFailed'));
		if (await record(body)) finish();
	}

	return { job, isBusy: busy || job !== undefined, print, download, finish };
}
