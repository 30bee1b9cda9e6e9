import type { ModelPrompt } from '../../domain/fit/second-reading/model-prompt.server.ts';
import { type ModelReply, parseModelReply } from '../../domain/fit/second-reading/model-reply.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import type { Metric } from '../../platform/process/metric.ts';
import { BoundedMap } from './bounded-map.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ModelError, type SendPrompt } from './language-model.server.ts';
import { listModelMetrics, MODEL_OUTCOMES, type ModelOutcome } from './model-metrics.ts';

/** Max concurrent calls to the model; further requests get the rules' answer. */
const MAX_CONCURRENT = 4;
const BREAKER = { max: 5, restMs: 60_000 };
/** Max cached replies: about a kilobyte each. */
const MAX_REPLIES = 2_000;

export type ModelRepliesOptions = {
	sendPrompt: SendPrompt;
	/** Takes one of the day's calls; false if none is left. */
	takeQuota: () => Promise<boolean>;
	log: Log;
	/** Milliseconds of a monotonic clock. */
	now?: () => number;
};

/** A running call, and the number of callers waiting for it. */
type PendingRequest = { reply: Promise<ModelReply | null>; waiting: number; abort: AbortController };

/**
 * Replies of the language model: its reading of a task, and its sentence. Replies have the requested format; the caller
 * checks their content. Nothing here throws: without a reply, the caller uses the rules' answer.
 */
export class ModelReplies {
	readonly #options: Required<ModelRepliesOptions>;
	readonly #breaker = new CircuitBreaker(BREAKER);
	/** Null marks an unusable reply, so that the model is not asked again: it would reply the same. */
	readonly #replies = new BoundedMap<{ reply: ModelReply | null }>(MAX_REPLIES);
	readonly #pending = new Map<string, PendingRequest>();
	readonly #outcomes = new Map<ModelOutcome, number>(MODEL_OUTCOMES.map((outcome) => [outcome, 0]));

	constructor(options: ModelRepliesOptions) {
		this.#options = { now: () => performance.now(), ...options };
	}

	/** The cached reply: null for an unusable one, undefined if the model was not asked yet. */
	find(key: string): ModelReply | null | undefined {
		return this.#replies.get(key)?.reply;
	}

	/**
	 * The model's reply, or null if there is none: the call failed, the reply is malformed, or the model is busy or used
	 * up. Concurrent callers with the same key share one call, which is aborted once all of them have left.
	 */
	async ask(key: string, prompt: () => ModelPrompt, signal: AbortSignal): Promise<ModelReply | null> {
		const known = this.find(key);
		if (known !== undefined) return known;
		if (signal.aborted) return null;
		const pending = this.#pending.get(key) ?? this.#start(key, prompt);
		if (pending === undefined) return null;
		pending.waiting++;
		return new Promise((resolve) => {
			const leave = () => {
				pending.waiting--;
				if (pending.waiting === 0) {
					if (this.#pending.get(key) === pending) this.#pending.delete(key);
					pending.abort.abort();
				}
				resolve(null);
			};
			signal.addEventListener('abort', leave, { once: true });
			pending.reply.then((reply) => {
				signal.removeEventListener('abort', leave);
				resolve(reply);
			});
		});
	}

	/** Metrics of this process. */
	metrics(): Metric[] {
		return listModelMetrics(this.#outcomes, this.#breaker.isOpen());
	}

	#count(outcome: ModelOutcome): void {
		this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
	}

	#start(key: string, prompt: () => ModelPrompt): PendingRequest | undefined {
		if (this.#pending.size >= MAX_CONCURRENT) {
			this.#count('busy');
			return undefined;
		}
		if (!this.#breaker.allows(this.#options.now())) {
			this.#count('resting');
			return undefined;
		}
		const abort = new AbortController();
		const pending: PendingRequest = {
			abort,
			waiting: 0,
			reply: this.#send(key, prompt, abort.signal).finally(() => {
				if (this.#pending.get(key) === pending) this.#pending.delete(key);
			}),
		};
		this.#pending.set(key, pending);
		return pending;
	}

	async #send(key: string, prompt: () => ModelPrompt, signal: AbortSignal): Promise<ModelReply | null> {
		const { sendPrompt, takeQuota, log, now } = this.#options;
		const began = now();
		try {
			if (!(await takeQuota())) {
				this.#breaker.release();
				this.#count('usedUp');
				return null;
			}
			const text = await sendPrompt(prompt(), signal);
			this.#breaker.succeed();
			const reply = parseModelReply(text);
			// The text is not logged, because it may contain the visitor's words.
			if (reply === null) log.info('a reply of the model was not what was asked for');
			this.#count(reply === null ? 'refused' : 'answered');
			this.#replies.set(key, { reply });
			return reply;
		} catch (error) {
			if (error instanceof ModelError && !error.isAborted) {
				this.#breaker.fail(now());
				this.#count('failed');
				const paused = this.#breaker.isOpen();
				const ms = Math.round(now() - began);
				log.warn({ error: error.message, ms, paused }, 'the model gave no reply');
				return null;
			}
			this.#breaker.release();
			this.#count(error instanceof ModelError ? 'left' : 'failed');
			if (!(error instanceof ModelError)) log.error({ err: error }, 'the model could not be asked');
			return null;
		}
	}
}
