import { useEffect, useRef, useState } from 'react';

/** Pause in typing before the search is sent, in milliseconds. */
const PAUSE_MS = 300;
/** Faster responses show no "Searching". */
const SHOW_AFTER_MS = 200;

export type LateSearch<Row> = {
	/** The results of the last query; undefined before the first response. */
	rows: readonly Row[] | undefined;
	isSearching: boolean;
	hasFailed: boolean;
};

/** Searches shortly after typing stops. Responses to older queries are discarded. */
export function useLateSearch<Row>(
	text: string,
	search: (text: string, signal: AbortSignal) => Promise<readonly Row[]>,
): LateSearch<Row> {
	const [state, setState] = useState<LateSearch<Row>>({
		rows: undefined,
		isSearching: false,
		hasFailed: false,
	});
	const latest = useRef(search);
	latest.current = search;
	useEffect(() => {
		const wanted = text.trim();
		if (wanted === '') {
			setState({ rows: undefined, isSearching: false, hasFailed: false });
			return;
		}
		const aborter = new AbortController();
		let showing: ReturnType<typeof setTimeout> | undefined;
		const pause = setTimeout(async () => {
			showing = setTimeout(() => setState((before) => ({ ...before, isSearching: true })), SHOW_AFTER_MS);
			try {
				const rows = await latest.current(wanted, aborter.signal);
				if (!aborter.signal.aborted) setState({ rows, isSearching: false, hasFailed: false });
			} catch {
				if (!aborter.signal.aborted) setState({ rows: [], isSearching: false, hasFailed: true });
			} finally {
				clearTimeout(showing);
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(pause);
			clearTimeout(showing);
			aborter.abort();
		};
	}, [text]);
	return state;
}
