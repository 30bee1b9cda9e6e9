import type { ModelPrompt } from '../../domain/fit/second-reading/model-prompt.server.ts';
import { type ModelReply, parseModelReply } from '../../domain/fit/second-reading/model-reply.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import type { Metric } from '../../platform/process/metric.ts';
import { BoundedMap } from './bounded-map.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type AskModel, ModelError } from './language-model.server.ts';
import { listModelMetrics, MODEL_OUTCOMES, type ModelOutcome } from './model-metrics.ts';

/** Max concurrent calls to the model; further requests get the rules' answer. */
const CALLS_AT_ONCE = 4;
const BREAKER = { most: 5, restMs: 60_000 };
/** Max cached replies: about a kilobyte each. */
const MAX_REPLIES = 2_000;

export type ModelRepliesOptions = {
	ask: AskModel;
	/** Takes one of the day's calls; false if none is left. */
	takeCall: () => Promise<boolean>;
	log: Log;
	/** Milliseconds of a monotonic clock. */
	now?: () => number;
};

/** A running call, and the number of callers waiting for it. */
type Call = { reply: Promise<ModelReply | null>; waiting: number; abort: AbortController };

/**
 * Replies of the language model: its reading of a task, and its sentence. Replies have the requested format; the caller
 * checks their content. Nothing here throws: without a reply, the caller uses the rules' answer.
 */
export class ModelReplies {
	readonly #options: Required<ModelRepliesOptions>;
	readonly #breaker = new CircuitBreaker(BREAKER);
	/** Null marks an unusable reply, so that the model is not asked again: it would reply the same. */
	readonly #replies = new BoundedMap<{ reply: ModelReply | null }>(MAX_REPLIES);
	readonly #underWay = new Map<string, Call>();
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
		const call = this.#underWay.get(key) ?? this.#begin(key, prompt);
		if (call === undefined) return null;
		call.waiting++;
		return new Promise((resolve) => {
			const leave = () => {
				call.waiting--;
				if (call.waiting === 0) {
					if (this.#underWay.get(key) === call) this.#underWay.delete(key);
					call.abort.abort();
				}
				resolve(null);
			};
			signal.addEventListener('abort', leave, { once: true });
			call.reply.then((reply) => {
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

	#begin(key: string, prompt: () => ModelPrompt): Call | undefined {
		if (this.#underWay.size >= CALLS_AT_ONCE) {
			this.#count('busy');
			return undefined;
		}
		if (!this.#breaker.mayCall(this.#options.now())) {
			this.#count('resting');
			return undefined;
		}
		const abort = new AbortController();
		const call: Call = {
			abort,
			waiting: 0,
			reply: this.#call(key, prompt, abort.signal).finally(() => {
				if (this.#underWay.get(key) === call) this.#underWay.delete(key);
			}),
		};
		this.#underWay.set(key, call);
		return call;
	}

	async #call(key: string, prompt: () => ModelPrompt, signal: AbortSignal): Promise<ModelReply | null> {
		const { ask, takeCall, log, now } = this.#options;
		const began = now();
		try {
			if (!(await takeCall())) {
				this.#breaker.release();
				this.#count('usedUp');
				return null;
			}
			const text = await ask(prompt(), signal);
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
