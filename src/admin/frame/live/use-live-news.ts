import { useEffect, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { isTyping } from '../keys/single-keys.ts';
import type { WaitingCounts } from '../waiting-counts.ts';
import { type Arrived, listArrived, type PageSubject, type RecordChange } from './live-news.ts';
import { listenToNews } from './news-source.ts';

/** A page is not loaded again more often than this, in milliseconds. */
const BETWEEN_MS = 5_000;
/** Nobody is at the screen after this, and what loads the page again would keep the session open. */
const AWAY_MS = 5 * 60_000;

/** A staff page's optional `handle` export: its record, and that it may be loaded again while it is read. */
type LiveHandle = { subject?: (data: never) => PageSubject | undefined; isReloaded?: boolean };

/** The record of the page, and whether news may load the page again: never one whose fields may be half filled in. */
export function usePageSubject(): { subject: PageSubject | undefined; isReloaded: boolean } {
	const match = useMatches().findLast(({ handle }) => handle !== undefined);
	const handle = match?.handle as LiveHandle | undefined;
	const subject = match?.loaderData ? handle?.subject?.(match.loaderData as never) : undefined;
	return { subject, isReloaded: handle?.isReloaded === true };
}

type LiveNews = {
	waiting: WaitingCounts;
	/** The last change of the page's record by somebody else since the page was loaded. */
	changed: RecordChange | undefined;
	/** How many things arrived while nobody looked at the page. */
	unseen: number;
};

/**
 * Keeps the frame and the page current: the counts of the bar at once, a list when somebody is at the screen and in the
 * middle of nothing.
 * @param loaded the counts that were loaded with the page
 * @param onArrived called with what waits and did not before
 */
export function useLiveNews(
	loaded: WaitingCounts,
	onArrived: (arrived: readonly Arrived[]) => void,
): LiveNews {
	const { subject, isReloaded } = usePageSubject();
	const { revalidate } = useRevalidator();
	const [waiting, setWaiting] = useState(loaded);
	const [changed, setChanged] = useState<RecordChange>();
	const [unseen, setUnseen] = useState(0);
	const latest = useRef({ subject, isReloaded, revalidate, waiting, onArrived });
	latest.current = { subject, isReloaded, revalidate, waiting, onArrived };

	useEffect(() => setWaiting(loaded), [loaded]);

	const shown = subject && `${subject.kind}/${subject.id}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another record has not been changed yet
	useEffect(() => setChanged(undefined), [shown]);

	useEffect(() => {
		let isStale = false;
		let loadedAt = 0;
		let activeAt = Date.now();
		const reload = () => {
			const { isReloaded, revalidate } = latest.current;
			const now = Date.now();
			if (!isStale || document.hidden || now - activeAt > AWAY_MS || now - loadedAt < BETWEEN_MS) return;
			if (!isReloaded || isTyping(document.activeElement)) return;
			isStale = false;
			loadedAt = now;
			revalidate();
		};
		const stop = listenToNews((news) => {
			const { subject, waiting, onArrived } = latest.current;
			const arrived = listArrived(waiting, news.waiting);
			const isCounted = JSON.stringify(waiting) !== JSON.stringify(news.waiting);
			if (isCounted) setWaiting(news.waiting);
			if (arrived.length > 0) {
				const total = arrived.reduce((sum, { count }) => sum + count, 0);
				if (document.hidden) setUnseen((count) => count + total);
				onArrived(arrived);
			}
			const own = news.changes.findLast(
				(change) => change.subject.kind === subject?.kind && change.subject.id === subject.id,
			);
			if (own) setChanged(own.isOwn ? undefined : own);
			isStale ||= isCounted || news.changes.length > 0;
			reload();
		});
		const wake = () => {
			activeAt = Date.now();
			if (!document.hidden) setUnseen(0);
			reload();
		};
		const timer = setInterval(reload, BETWEEN_MS);
		const signs = ['pointermove', 'keydown', 'scroll'] as const;
		for (const sign of signs) document.addEventListener(sign, wake, { passive: true });
		document.addEventListener('visibilitychange', wake);
		return () => {
			stop();
			clearInterval(timer);
			for (const sign of signs) document.removeEventListener(sign, wake);
			document.removeEventListener('visibilitychange', wake);
		};
	}, []);

	return { waiting, changed, unseen };
}
