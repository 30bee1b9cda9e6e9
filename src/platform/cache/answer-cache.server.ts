import type { EarlyAnswer } from '../http/app.server.ts';
import { type Log, nextRequestId } from '../process/log.server.ts';
import { type Answer, writePage } from './cached-page.server.ts';
import { PageCache, type PopularPage } from './page-cache.server.ts';

/** Cached answers for the current catalogue version, sent before the framework processes a request. */
export class AnswerCache {
	readonly #cache: PageCache;
	readonly #version: () => number;

	constructor(version: () => number, maxBytes: number) {
		this.#version = version;
		this.#cache = new PageCache(maxBytes);
	}

	/** The cached answer for exactly this address; undefined once the catalogue has changed. */
	findByAddress(address: string): Answer | undefined {
		return this.#cache.version === this.#version() ? this.#cache.findByAddress(address) : undefined;
	}

	find(key: string, address: string): Answer | undefined {
		this.#cache.setVersion(this.#version());
		return this.#cache.find(key, address);
	}

	/** Whether an answer is cached. Unlike `find`, this is no use of it. */
	has(key: string): boolean {
		this.#cache.setVersion(this.#version());
		return this.#cache.has(key);
	}

	/** The answers most asked for before the catalogue last changed, the most popular first. */
	listPopular(limit: number): PopularPage[] {
		this.#cache.setVersion(this.#version());
		return this.#cache.listPopular(limit);
	}

	/** Caches an answer made from catalogue `version`, unless that is no longer current. */
	add(key: string, address: string, version: number, answer: Answer): void {
		this.#cache.setVersion(this.#version());
		this.#cache.store(key, address, version, answer);
	}
}

/** Writes the first matching answer from the caches, in order. */
export function answerFrom(
	holders: readonly AnswerCache[],
	log: Log,
	onAnswer: (status: number) => void = () => {},
): EarlyAnswer {
	return (request, response) => {
		if (request.method !== 'GET' || !request.url) return false;
		for (const holder of holders) {
			const answer = holder.findByAddress(request.url);
			if (!answer) continue;
			const requestId = nextRequestId();
			const status = writePage(answer, request, response, requestId);
			// The page is cached, but not yet in this client's encoding.
			if (status === undefined) return false;
			onAnswer(status);
			log.logAnswer({ requestId, method: 'GET', path: request.url, status });
			return true;
		}
		return false;
	};
}
