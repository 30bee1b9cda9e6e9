import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ImportAnswer, isWorking } from '../../../domain/catalogue-import/product-import.ts';
import { useStaffCall } from '../../kit/session-dialog.tsx';

/** How often an import that somebody works on is asked after, in milliseconds. */
const POLL_MS = 700;

/**
 * The import as it stands now: asked after while somebody works on it, and the page's rows are loaded again when that
 * is over.
 */
export function useImportPoll(loaded: ImportAnswer): [ImportAnswer, (answer: ImportAnswer) => void] {
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [polled, setPolled] = useState<ImportAnswer>();
	// What the page was loaded with last is newer than an answer from before.
	const [seen, setSeen] = useState(loaded);
	if (seen !== loaded) {
		setSeen(loaded);
		setPolled(undefined);
	}
	const now = polled ?? loaded;
	const isUnderWay = isWorking(now.state);
	const { id } = now;

	useEffect(() => {
		if (!isUnderWay) return;
		const stop = new AbortController();
		const look = async () => {
			const result = await call<ImportAnswer>(`/api/admin/product-imports/${id}`, {
				signal: stop.signal,
			}).catch(() => undefined);
			if (stop.signal.aborted) return;
			if (result?.ok) {
				setPolled(result.answer);
				if (!isWorking(result.answer.state)) return void revalidate();
			}
			timer = setTimeout(look, POLL_MS);
		};
		let timer = setTimeout(look, POLL_MS);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [isUnderWay, id, call, revalidate]);

	return [now, setPolled];
}
