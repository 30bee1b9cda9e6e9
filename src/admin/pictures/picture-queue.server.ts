import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';

/** Seconds after which the queue probably has room. */
const TRY_AGAIN = 5;

/** Does one piece of work after the other; when `most` wait already, the next one is told to come back. */
export class PictureQueue {
	readonly #most: number;
	#under = 0;
	#last: Promise<unknown> = Promise.resolve();

	constructor(most: number) {
		this.#most = most;
	}

	/** @throws ProblemError unavailable, with Retry-After. */
	requireRoom(): void {
		if (this.#under <= this.#most) return;
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
