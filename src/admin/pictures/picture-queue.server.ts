import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';

/** The Retry-After time in seconds; by then the queue probably has room. */
const TRY_AGAIN = 5;

/** Runs one task at a time; if `most` tasks are already waiting, the next one is rejected. */
export class PictureQueue {
	readonly #limit: number;
	#under = 0;
	#last: Promise<unknown> = Promise.resolve();

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** @throws ProblemError unavailable, with Retry-After. */
	requireRoom(): void {
		if (this.#under <= this.#limit) return;
		const error = new ProblemError('unavailable', say('problems.pictures.tooManyAtOnce'));
		error.headers = { 'retry-after': String(TRY_AGAIN) };
		throw error;
	}

	async run<Done>(work: () => Promise<Done>): Promise<Done> {
		this.requireRoom();
		this.#under++;
		const turn = this.#last.then(work);
		this.#last = turn.catch(() => {});
		try {
			return await turn;
		} finally {
			this.#under--;
		}
	}
}
