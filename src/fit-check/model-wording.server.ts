import { checkSentence, type SentenceGround } from '../fit/check-sentence.ts';
import type { ModelPrompt } from '../fit/model-prompt.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Metric } from '../server/metric.ts';
import { BoundedMap } from './bounded-map.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type AskModel, ModelFault } from './language-model.server.ts';
import { listModelMetrics, MODEL_OUTCOMES, type ModelOutcome } from './model-metrics.ts';

/** Calls to the model at once; whoever comes while all are busy gets our own words. */
const CALLS_AT_ONCE = 4;
const BREAKER = { most: 5, restMs: 60_000 };
/** Sentences kept: a few hundred bytes each. */
const MOST_SENTENCES = 2_000;

export type ModelWordingOptions = {
	ask: AskModel;
	/** Takes one of the day's calls; false when there is none left. */
	takeCall: () => Promise<boolean>;
	log: Log;
	/** Milliseconds of a clock that only goes forward. */
	now?: () => number;
};

/** What is put into words: both parts are made from the database and the rules' verdict. */
export type Phrasing = { prompt: ModelPrompt; ground: SentenceGround };

/** A call under way, and how many wait for it. */
type Call = { sentence: Promise<string | null>; waiting: number; abort: AbortController };

/**
 * Sentences of the language model, each checked before anybody sees it. Nothing here fails: without a good sentence
 * there is none, and the caller has our own.
 */
export class ModelWording {
	readonly #options: Required<ModelWordingOptions>;
	readonly #breaker = new CircuitBreaker(BREAKER);
	/** Null stands for a sentence that was refused: asked again the model would say the same. */
	readonly #sentences = new BoundedMap<{ sentence: string | null }>(MOST_SENTENCES);
	readonly #underWay = new Map<string, Call>();
	readonly #outcomes = new Map<ModelOutcome, number>(MODEL_OUTCOMES.map((outcome) => [outcome, 0]));

	constructor(options: ModelWordingOptions) {
		this.#options = { now: () => performance.now(), ...options };
	}

	/** What is known of a question already: its sentence, null for none, undefined when the model was not asked yet. */
	find(key: string): string | null | undefined {
		return this.#sentences.get(key)?.sentence;
	}

	/**
	 * The model's sentence, or null where there is none to be had: it failed, was refused, is too busy or used up.
	 * Those who ask the same at once share one call; it is given up when all of them have left.
	 */
	async word(key: string, phrase: () => Phrasing, signal: AbortSignal): Promise<string | null> {
		const known = this.find(key);
		if (known !== undefined) return known;
		if (signal.aborted) return null;
		const call = this.#underWay.get(key) ?? this.#begin(key, phrase);
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
			call.sentence.then((sentence) => {
				signal.removeEventListener('abort', leave);
				resolve(sentence);
			});
		});
	}

	/** Figures of this process. */
	metrics(): Metric[] {
		return listModelMetrics(this.#outcomes, this.#breaker.isOpen());
	}

	#count(outcome: ModelOutcome): void {
		this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
	}

	#begin(key: string, phrase: () => Phrasing): Call | undefined {
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
			sentence: this.#ask(key, phrase, abort.signal).finally(() => {
				if (this.#underWay.get(key) === call) this.#underWay.delete(key);
			}),
		};
		this.#underWay.set(key, call);
		return call;
	}

	async #ask(key: string, phrase: () => Phrasing, signal: AbortSignal): Promise<string | null> {
		const { ask, takeCall, log, now } = this.#options;
		const began = now();
		try {
			if (!(await takeCall())) {
				this.#breaker.release();
				this.#count('usedUp');
				return null;
			}
			const { prompt, ground } = phrase();
			const text = await ask(prompt, signal);
			this.#breaker.succeed();
			const checked = checkSentence(text, ground);
			// The words stay out of the log: a visitor's may be among them.
			if (!checked.ok) log.info({ fault: checked.fault }, 'a sentence of the model was refused');
			this.#count(checked.ok ? 'worded' : 'refused');
			const sentence = checked.ok ? checked.sentence : null;
			this.#sentences.set(key, { sentence });
			return sentence;
		} catch (error) {
			if (error instanceof ModelFault && !error.isAborted) {
				this.#breaker.fail(now());
				this.#count('failed');
				const paused = this.#breaker.isOpen();
				const ms = Math.round(now() - began);
				log.warn({ fault: error.message, ms, paused }, 'the model gave no sentence');
				return null;
			}
			this.#breaker.release();
			this.#count(error instanceof ModelFault ? 'left' : 'failed');
			if (!(error instanceof ModelFault)) log.error({ err: error }, 'the model could not be asked');
			return null;
		}
	}
}
