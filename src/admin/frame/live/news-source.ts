import { NEWS_PATH, type News } from './live-news.ts';

const CHANNEL = 'staff-news';
/** After a refusal, such as of an ended session, the browser does not try again by itself. */
const REFUSED_MS = 60_000;

/**
 * Calls back with each piece of news until the returned function is called. A browser opens six connections to a site at
 * most, so one tab listens and tells the others; when it is closed, the next one takes its place.
 */
export function listenToNews(onNews: (news: News) => void): () => void {
	const leaving = new AbortController();
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = (event: MessageEvent<News>) => onNews(event.data);
	const tell = (news: News) => {
		onNews(news);
		channel.postMessage(news);
	};
	if (navigator.locks) {
		navigator.locks
			.request(CHANNEL, { signal: leaving.signal }, () => follow(tell, leaving.signal))
			.catch(() => {
				// This page was left while it waited for its turn.
			});
	} else void follow(tell, leaving.signal);
	return () => {
		leaving.abort();
		channel.close();
	};
}

/** Reads the news until the signal aborts. */
function follow(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		let source: EventSource | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const connect = () => {
			source = new EventSource(NEWS_PATH);
			source.onmessage = (event) => tell(JSON.parse(event.data) as News);
			source.onerror = () => {
				if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, REFUSED_MS);
			};
		};
		const stop = () => {
			clearTimeout(timer);
			source?.close();
			resolve();
		};
		if (signal.aborted) return stop();
		signal.addEventListener('abort', stop, { once: true });
		connect();
	});
}
