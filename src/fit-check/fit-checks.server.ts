import type { Kysely } from 'kysely';
import { todayIn } from '../calendar-date/calendar-date.ts';
import type { Product } from '../catalogue/product.ts';
import type { Schema } from '../db/schema.ts';
import { checkFit, type FitCheck } from '../fit/check-fit.ts';
import { formatFitKey } from '../fit/facts-key.ts';
import { readFitGlove } from '../fit/fit-glove.ts';
import { buildModelPrompt } from '../fit/model-prompt.server.ts';
import { readTask } from '../fit/read-task.ts';
import type { Performance } from '../ratings/performance.ts';
import type { FitModelSettings } from '../server/config.server.ts';
import { tooBusy } from '../server/load-gate.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Metric } from '../server/metric.ts';
import { ProblemError } from '../server/problem.server.ts';
import { findBetterInSlices } from './better-in-slices.server.ts';
import { BoundedMap } from './bounded-map.ts';
import type { FitCheckAnswer, WordedBy } from './fit-check-answer.ts';
import { findPublishedGlove, takeModelCall } from './fit-check-queries.server.ts';
import type { FitGloves } from './fit-gloves.server.ts';
import { KeptChecks } from './kept-checks.server.ts';
import { openLanguageModel } from './language-model.server.ts';
import { ModelWording, type Phrasing } from './model-wording.server.ts';

/** Tasks judged at once: each walks the whole range. Whoever comes while all are busy is told so at once. */
const MOST_JUDGED = 32;

/** Answers kept for who asks the same: a kilobyte or two each. */
const MOST_CHECKS = 1_000;

export type FitChecksOptions = {
	db: Kysely<Schema>;
	gloves: FitGloves;
	/** Left out, our own words are all there is. */
	wording: ModelWording | undefined;
	kept: KeptChecks;
};

/** A task that was judged; what it is put into words with may still be on its way. */
export type JudgedTask = {
	partNumber: string;
	gloveVersion: number;
	task: string;
	check: FitCheck;
	/** Names glove, version, facts and task. */
	key: string;
	phrase: () => Phrasing;
};

export type Wording = { sentence: string; wordedBy: WordedBy };

/** The fit check of one process. Call `stop` at its end: what was asked and not yet written is written then. */
export function openFitChecks(options: {
	db: Kysely<Schema>;
	log: Log;
	gloves: FitGloves;
	model: FitModelSettings | undefined;
	/** Where the day begins that the model's calls are counted by. */
	timeZone: string;
}): FitChecks {
	const { db, log, gloves, model, timeZone } = options;
	const wording =
		model &&
		new ModelWording({
			ask: openLanguageModel(model),
			takeCall: () => takeModelCall(db, todayIn(timeZone, new Date()), model.dailyLimit),
			log,
		});
	return new FitChecks({ db, gloves, wording, kept: new KeptChecks(db, log) });
}

/** Judges tasks by the rules, has the verdict put into words, and keeps what was said. */
export class FitChecks {
	readonly #options: FitChecksOptions;
	readonly #checks = new BoundedMap<{ sheets: number; check: FitCheck }>(MOST_CHECKS);

	#judging = 0;

	constructor(options: FitChecksOptions) {
		this.#options = options;
	}

	/**
	 * Judges a glove as it stands in the database.
	 * @param task as `fitCheckBody` leaves it
	 * @throws ProblemError not-found when visitors see no such glove; unavailable while too many are judged
	 */
	async judge(partNumber: string, task: string): Promise<JudgedTask> {
		if (this.#judging >= MOST_JUDGED) throw tooBusy();
		this.#judging++;
		try {
			return await this.#judge(partNumber, task);
		} finally {
			this.#judging--;
		}
	}

	async #judge(partNumber: string, task: string): Promise<JudgedTask> {
		const { db, gloves } = this.#options;
		const stored = await findPublishedGlove(db, partNumber);
		if (!stored) throw new ProblemError('not-found', `There is no glove ${partNumber}.`);
		const { product, version } = stored;
		const facts = readTask(task);
		const key = formatFitKey(partNumber, version, facts, task);
		const sheets = await gloves.list();
		const known = this.#checks.get(key);
		let check = known?.sheets === sheets.version ? known.check : undefined;
		if (check === undefined) {
			const glove = readFitGlove(product);
			check = checkFit(glove, task, await findBetterInSlices(glove, facts, sheets.gloves));
			this.#checks.set(key, { sheets: sheets.version, check });
		}
		const { verdict } = check;
		const made = check;
		return {
			partNumber,
			gloveVersion: version,
			task,
			check,
			key,
			phrase: () => {
				if (verdict === null) throw new Error('A question is not put into other words.');
				return makePhrasing(product, task, made, verdict);
			},
		};
	}

	/** Figures of this process; none without a model. */
	metrics(): Metric[] {
		return this.#options.wording?.metrics() ?? [];
	}

	/** The words for an answer where they need no wait: our own without a model and for questions, and known ones. */
	findWording({ check, key }: JudgedTask): Wording | undefined {
		const { wording } = this.#options;
		if (wording === undefined || check.verdict === null) return ownWording(check);
		const sentence = wording.find(key);
		if (sentence === undefined) return undefined;
		return sentence === null ? ownWording(check) : { sentence, wordedBy: 'model' };
	}

	/** The words for an answer; our own where the model has none, is late or busy. Never throws. */
	async word(judged: JudgedTask, signal: AbortSignal): Promise<Wording> {
		const found = this.findWording(judged);
		if (found !== undefined) return found;
		const sentence = await this.#options.wording?.word(judged.key, judged.phrase, signal);
		return sentence == null ? ownWording(judged.check) : { sentence, wordedBy: 'model' };
	}

	/** Writes the answer down for staff, without a wait. */
	keep({ partNumber, gloveVersion, task }: JudgedTask, answer: FitCheckAnswer): void {
		this.#options.kept.keep({ partNumber, gloveVersion, task, answer });
	}

	stop(): Promise<void> {
		return this.#options.kept.stop();
	}
}

export function toAnswer(check: FitCheck, { sentence, wordedBy }: Wording): FitCheckAnswer {
	const { verdict, question, likely, reasons, unread, better } = check;
	return { verdict, question, likely, sentence, wordedBy, reasons, unread, better };
}

function ownWording({ sentence }: FitCheck): Wording {
	return { sentence, wordedBy: 'rules' };
}

function makePhrasing(product: Product, task: string, check: FitCheck, verdict: Performance): Phrasing {
	const { reasons } = check;
	return {
		prompt: buildModelPrompt(product, task, verdict, reasons),
		ground: {
			verdict,
			partNumber: product.partNumber,
			name: product.name,
			ratings: product.certifications,
			findings: reasons.map(({ finding }) => finding),
			texts: [
				task,
				...reasons.map(({ row }) => row),
				...product.weldingProcesses.map(({ amperageRange }) => amperageRange),
				...Object.values(product.specifications),
			],
		},
	};
}
