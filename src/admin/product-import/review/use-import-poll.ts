import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ImportAnswer, isWorking } from '../../../domain/catalogue-import/product-import.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';

/** How often to poll an import that is in progress, in milliseconds. */
const POLL_MS = 700;

/**
 * The current state of an import. Polls while the import is in progress, and reloads the page's rows when it is
 * finished.
 */
export function useImportPoll(loaded: ImportAnswer): [ImportAnswer, (answer: ImportAnswer) => void] {
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [polled, setPolled] = useState<ImportAnswer>();
	// Data that the page loads again is newer than an earlier poll response.
	const [seen, setSeen] = useState(loaded);
	if (seen !== loaded) {
		setSeen(loaded);
		setPolled(undefined);
	}
	const now = polled ?? loaded;
	const isPending = isWorking(now.state);
	const { id } = now;

	useEffect(() => {
		if (!isPending) return;
		const stop = new AbortController();
		const poll = async () => {
			const result = await sendRequest<ImportAnswer>(`/api/admin/product-imports/${id}`, {
				signal: stop.signal,
			}).catch(() => undefined);
			if (stop.signal.aborted) return;
			if (result?.ok) {
				setPolled(result.answer);
				if (!isWorking(result.answer.state)) return void revalidate();
			}
			timer = setTimeout(poll, POLL_MS);
		};
		let timer = setTimeout(poll, POLL_MS);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [isPending, id, sendRequest, revalidate]);

	return [now, setPolled];
}
