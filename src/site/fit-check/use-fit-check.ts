import { useCallback, useEffect, useRef, useState } from 'react';
import { languageHeader } from '../../platform/i18n/api-language.ts';
import { type ComingAnswer, readFitStream } from './fit-stream.ts';

export type FitState =
	/** `reading`: the task gets a second reading on the server before there is an answer. */
	| { kind: 'idle' | 'working' | 'reading' | 'slow' | 'stopped' | 'failed' | 'offline' }
	/** `minutes` until the visitor can try again. */
	| { kind: 'limited'; minutes: number }
	/** The task is invalid; `words` is the server's message. */
	| { kind: 'refused'; message: string }
	| { kind: 'answer'; answer: ComingAnswer };

/** Delay before the visitor is told that it takes longer, and the timeout, in milliseconds. */
const SLOW_MS = 4_000;
const MAX_MS = 20_000;

/** True until there is an answer. */
export function isPending({ kind }: FitState): boolean {
	return kind === 'working' || kind === 'reading' || kind === 'slow';
}

/** Asks the server about one glove. A new question aborts the previous one, and so does leaving the page. */
export function useFitCheck(partNumber: string) {
	const [state, setState] = useState<FitState>({ kind: 'idle' });
	const running = useRef<AbortController>(undefined);

	useEffect(() => () => running.current?.abort(), []);

	const submit = useCallback(
		async (task: string) => {
			running.current?.abort();
			const controller = new AbortController();
			running.current = controller;
			const { signal } = controller;
			const show = (next: FitState) => {
				if (running.current === controller) setState(next);
			};
			setState({ kind: 'working' });
			const slow = setTimeout(() => setState((now) => (isPending(now) ? { kind: 'slow' } : now)), SLOW_MS);
			const late = setTimeout(() => controller.abort(new Error('late')), MAX_MS);
			try {
				const response = await fetch(`/api/products/${encodeURIComponent(partNumber)}/fit-check`, {
					method: 'POST',
					headers: { ...languageHeader(), 'content-type': 'application/json', accept: 'text/event-stream' },
					body: JSON.stringify({ task }),
					signal,
				});
				if (response.status === 429) {
					const seconds = Number(response.headers.get('retry-after')) || 60;
					return show({ kind: 'limited', minutes: Math.ceil(seconds / 60) });
				}
				if (response.status === 400) {
					const { errors } = await response.json();
					return show({ kind: 'refused', message: String(errors[0].message) });
				}
				if (!response.ok || response.body === null)
					throw new Error(`The server answered ${response.status}.`);
				const answer = await readFitStream(response.body, (coming) => {
					if (coming.verdict === null && coming.question === null) show({ kind: 'reading' });
					else show({ kind: 'answer', answer: coming });
				});
				show({ kind: 'answer', answer });
			} catch {
				// Stopped, superseded or unmounted: there is nothing more to report.
				if (running.current !== controller || (signal.aborted && signal.reason?.message !== 'late')) return;
				show({ kind: navigator.onLine ? 'failed' : 'offline' });
			} finally {
				clearTimeout(slow);
				clearTimeout(late);
			}
		},
		[partNumber],
	);

	const stop = useCallback(() => {
		running.current?.abort();
		running.current = undefined;
		setState({ kind: 'stopped' });
	}, []);

	return { state, submit, stop };
}
