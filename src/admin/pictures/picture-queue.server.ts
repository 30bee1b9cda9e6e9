import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';

/** In seconds; by then the queue probably has room. */
const RETRY_AFTER = 5;

/**
 * Runs one task at a time; if `limit` tasks are already waiting, the next one is rejected. Unlike `createTurns`, it can
 * be asked for room beforehand: an upload that finds none is rejected before it counts against its sender's limit.
 */
export class PictureQueue {
	readonly #limit: number;
	#unfinished = 0;
	#last: Promise<unknown> = Promise.resolve();

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** @throws ProblemError unavailable, with Retry-After. */
	requireRoom(): void {
		if (this.#unfinished <= this.#limit) return;
		const error = new ProblemError('unavailable', say('problems.pictures.tooManyAtOnce'));
		error.headers = { 'retry-after': String(RETRY_AFTER) };
		throw error;
	}

	async run<Result>(task: () => Promise<Result>): Promise<Result> {
		this.requireRoom();
		this.#unfinished++;
		const turn = this.#last.then(task);
		this.#last = turn.catch(() => {});
		try {
			return await turn;
		} finally {
			this.#unfinished--;
		}
	}
}
