import type { Kysely } from 'kysely';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { formatFitKey } from '../../domain/fit/facts-key.ts';
import { checkFit, type FitCheck } from '../../domain/fit/judging/check-fit.ts';
import { type FitGlove, readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { judgeFit } from '../../domain/fit/judging/judge-fit.ts';
import { isYes } from '../../domain/fit/judging/strictness.ts';
import { readTask } from '../../domain/fit/reading/read-task.ts';
import { type Facts, factsForPage } from '../../domain/fit/reading/task-facts.ts';
import { checkTwice } from '../../domain/fit/second-reading/check-twice.ts';
import { mergeReadings } from '../../domain/fit/second-reading/merge-readings.ts';
import { buildModelPrompt } from '../../domain/fit/second-reading/model-prompt.server.ts';
import type { ModelReply } from '../../domain/fit/second-reading/model-reply.server.ts';
import type { SecondReading } from '../../domain/fit/second-reading/second-reading.ts';
import { checkSentence, type SentenceGround } from '../../domain/fit/wording/check-sentence.ts';
import type { FitCheckAnswer, WordedBy } from '../../domain/fit-checks/fit-check-answer.ts';
import { claimModelRequest, findPublishedGlove } from '../../domain/fit-checks/fit-check-queries.server.ts';
import { StoredChecks } from '../../domain/fit-checks/stored-checks.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { tooBusy } from '../../platform/limits/load-gate.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { FitModelSettings } from '../../platform/process/config.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import type { Metric } from '../../platform/process/metric.ts';
import { findBetterInSlices } from './better-in-slices.server.ts';
import { BoundedMap } from './bounded-map.ts';
import type { FitGloves } from './fit-gloves.server.ts';
import { openLanguageModel } from './language-model.server.ts';
import { listReplyMetrics, REPLY_OUTCOMES, type ReplyOutcome } from './model-metrics.ts';
import { ModelReplies } from './model-replies.server.ts';

/** Max tasks judged concurrently, since each goes through the whole range. Further requests are rejected at once. */
const MAX_JUDGED = 32;

/** Max cached answers, for repeated questions: one or two kilobytes each. */
const MAX_CHECKS = 1_000;

export type FitChecksOptions = {
	db: Kysely<Schema>;
	log: Log;
	gloves: FitGloves;
	/** If left out, only the rules read tasks and word answers. */
	model: ModelReplies | undefined;
	stored: StoredChecks;
};

/** A task judged by the rules; a second reading may follow. */
export type JudgedTask = {
	partNumber: string;
	gloveVersion: number;
	task: string;
	/** The answer of the rules. */
	check: FitCheck;
	/** Identifies glove, version, facts and task. */
	key: string;
	product: Product;
	glove: FitGlove;
	facts: Facts;
	/** The range at the time of judging. */
	gloves: readonly FitGlove[];
};

/** A task whose verdict is final. */
export type ResolvedTask = {
	judged: JudgedTask;
	check: FitCheck;
	/** Undefined if there was none: no model, no reply, or not needed. */
	secondReading: SecondReading | undefined;
	/** Undefined while the wording of a final verdict is still pending. */
	wording: Wording | undefined;
};

export type Wording = { sentence: string; wordedBy: WordedBy };

/** Creates the fit check of one process. Call `stop` at shutdown to write the checks that are still queued. */
export function openFitChecks(options: {
	db: Kysely<Schema>;
	log: Log;
	gloves: FitGloves;
	model: FitModelSettings | undefined;
	/** Defines when the day starts by which the model's calls are counted. */
	timeZone: string;
}): FitChecks {
	const { db, log, gloves, model, timeZone } = options;
	const replies =
		model &&
		new ModelReplies({
			sendPrompt: openLanguageModel(model),
			takeQuota: () => claimModelRequest(db, todayIn(timeZone, new Date()), model.dailyLimit),
			log,
		});
	return new FitChecks({ db, log, gloves, model: replies, stored: new StoredChecks(db, log) });
}

/**
 * Judges tasks by the rules, gets a second reading and a wording from the model if there is one, and records the
 * answers.
 */
export class FitChecks {
	readonly #options: FitChecksOptions;
	readonly #checks = new BoundedMap<{ sheets: number; check: FitCheck }>(MAX_CHECKS);

	readonly #outcomes = new Map<ReplyOutcome, number>(REPLY_OUTCOMES.map((outcome) => [outcome, 0]));

	#judging = 0;

	constructor(options: FitChecksOptions) {
		this.#options = options;
	}

	/**
	 * Judges the current version of a glove.
	 * @param task as parsed by `fitCheckBody`
	 * @param locale the language of the page that shows the answer
	 * @throws ProblemError not-found if visitors cannot see the glove; unavailable while too many tasks are being judged
	 */
	async judge(partNumber: string, task: string, locale: Locale): Promise<JudgedTask> {
		if (this.#judging >= MAX_JUDGED) throw tooBusy();
		this.#judging++;
		try {
			return await this.#judge(partNumber, task, locale);
		} finally {
			this.#judging--;
		}
	}

	async #judge(partNumber: string, task: string, locale: Locale): Promise<JudgedTask> {
		const { db, gloves } = this.#options;
		const stored = await findPublishedGlove(db, partNumber);
		if (!stored) throw new ProblemError('not-found', say('problems.catalogue.noGlove', { partNumber }));
		const { product, version } = stored;
		const facts = factsForPage(readTask(task), locale);
		const key = `${locale} ${formatFitKey(partNumber, version, facts, task)}`;
		const sheets = await gloves.list();
		const known = this.#checks.get(key);
		let check = known?.sheets === sheets.version ? known.check : undefined;
		const glove = readFitGlove(product);
		if (check === undefined) {
			check = checkFit(glove, task, await findBetterInSlices(glove, facts, sheets.gloves), locale);
			this.#checks.set(key, { sheets: sheets.version, check });
		}
		return {
			partNumber,
			gloveVersion: version,
			task,
			check,
			key,
			product,
			glove,
			facts,
			gloves: sheets.gloves,
		};
	}

	/** Metrics of this process; empty without a model. */
	metrics(): Metric[] {
		const { model } = this.#options;
		return model ? [...model.metrics(), ...listReplyMetrics(this.#outcomes)] : [];
	}

	/** True if the verdict waits for the model: a yes needs a second reading that is not known yet. */
	isReadAgain({ check, key }: JudgedTask): boolean {
		const { model } = this.#options;
		return model !== undefined && isYes(check.verdict) && model.find(key) === undefined;
	}

	/**
	 * Returns the final verdict: that of the rules, or a stricter one if the model read more in the task. A No use and a
	 * question from the rules don't wait for the model. If the model is late, busy or failing, it changes nothing. Never
	 * throws.
	 */
	async resolve(judged: JudgedTask, signal: AbortSignal): Promise<ResolvedTask> {
		const { model } = this.#options;
		const { check, key } = judged;
		const resolved: ResolvedTask = { judged, check, secondReading: undefined, wording: ownWording(check) };
		if (model === undefined || check.verdict === null) return resolved;
		if (!isYes(check.verdict)) {
			const known = model.find(key);
			return { ...resolved, wording: known === undefined ? undefined : this.#findWording(judged, known) };
		}
		const reply = await model.ask(key, () => makePrompt(judged), signal);
		if (reply === null) return resolved;
		const second = await readAgain(judged, reply);
		this.#count(second.secondReading);
		// The model worded a yes, which does not fit a stricter verdict.
		const wording = second.check === check ? this.#findWording(judged, reply) : ownWording(second.check);
		return { judged, ...second, wording };
	}

	/** The wording of a final verdict; our own if the model has none, is late or is busy. Never throws. */
	async word({ judged, check, wording }: ResolvedTask, signal: AbortSignal): Promise<Wording> {
		if (wording !== undefined) return wording;
		const reply = await this.#options.model?.ask(judged.key, () => makePrompt(judged), signal);
		return reply === undefined ? ownWording(check) : this.#findWording(judged, reply);
	}

	/** The model's sentence if it is consistent with the rules' answer, otherwise our own. */
	#findWording(judged: JudgedTask, reply: ModelReply | null): Wording {
		const { check } = judged;
		if (reply === null) return ownWording(check);
		const ground = makeGround(judged);
		if (ground === undefined) return ownWording(check);
		const checked = checkSentence(reply, ground);
		this.#count(checked.ok ? 'worded' : 'reworded');
		if (checked.ok) return { sentence: checked.sentence, wordedBy: 'model' };
		// The text is not logged, because it may contain the visitor's words.
		this.#options.log.info({ error: checked.error }, 'a sentence of the model was refused');
		return ownWording(check);
	}

	#count(outcome: ReplyOutcome): void {
		this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
	}

	/** Records the answer for staff, without waiting for the write. */
	store({ partNumber, gloveVersion, task }: JudgedTask, answer: FitCheckAnswer): void {
		this.#options.stored.add({ partNumber, gloveVersion, task, answer });
	}

	stop(): Promise<void> {
		return this.#options.stored.stop();
	}
}

export function toAnswer(
	{ check, secondReading }: Pick<ResolvedTask, 'check' | 'secondReading'>,
	{ sentence, wordedBy }: Wording,
): FitCheckAnswer {
	const { verdict, question, likely, reasons, unread, better } = check;
	const answer = { verdict, question, likely, sentence, wordedBy, reasons, unread, better };
	return secondReading === undefined ? answer : { ...answer, secondReading };
}

function ownWording({ sentence }: FitCheck): Wording {
	return { sentence, wordedBy: 'rules' };
}

async function readAgain({ glove, task, check, facts, gloves }: JudgedTask, { reading }: ModelReply) {
	const merged = mergeReadings(facts, reading, task).facts;
	return checkTwice(
		glove,
		task,
		check,
		reading,
		await findBetterInSlices(glove, merged, gloves),
		facts.pageLocale,
	);
}

function makePrompt({ product, task, check, facts }: JudgedTask) {
	const { verdict, reasons } = check;
	if (verdict === null) throw new Error('A question is not put into other words.');
	return buildModelPrompt(product, task, { verdict, reasons, language: facts.language });
}

/** Undefined for a question, because it has no findings to word. */
function makeGround({ product, glove, facts, gloves }: JudgedTask): SentenceGround | undefined {
	const { verdict, reasons } = judgeFit(glove, facts);
	if (verdict === null) return undefined;
	return {
		verdict,
		language: facts.language,
		reasons,
		partNumber: product.partNumber,
		name: product.name,
		ratings: product.certifications,
		otherNames: gloves.flatMap(({ base, name }) => (base === glove.base ? [] : [name])),
	};
}
