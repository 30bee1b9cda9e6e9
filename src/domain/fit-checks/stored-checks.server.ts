import { randomBytes } from 'node:crypto';
import { setImmediate as letOthersRun, setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { normaliseTask } from '../fit/reading/task-text.ts';
import { keptSince, type Retention } from '../site-content/retention/retention.ts';
import type { FitCheckAnswer } from './fit-check-answer.ts';
import {
	deleteChecksBefore,
	deleteModelUseBefore,
	insertChecks,
	type NewCheck,
} from './fit-check-queries.server.ts';
import { checkIdAt } from './stored-check.ts';
import { insertTerms, listMissingTerms } from './unread-term-queries.server.ts';
import { listUnreadTerms } from './unread-terms.ts';

/** Max checks waiting to be written; beyond this the oldest is dropped. */
const MAX_WAITING = 1_000;
const ROWS_PER_STATEMENT = 100;
const RETRY_AFTER_MS = 2_000;
/** Old checks without terms processed per transaction, which takes a few milliseconds. */
const LISTED_AT_ONCE = 50;

/** An answered question. Does not include who asked it. */
export type AnsweredCheck = {
	partNumber: string;
	gloveVersion: number;
	task: string;
	answer: FitCheckAnswer;
};

/** Stores questions and answers in the background, so that no response waits for it. `stop` flushes the queue. */
export class StoredChecks {
	readonly #db: Kysely<Schema>;
	readonly #log: Log;
	readonly #waiting: { check: NewCheck; terms: readonly string[] }[] = [];
	#work: Promise<void> | undefined;
	readonly #stop = new AbortController();

	constructor(db: Kysely<Schema>, log: Log) {
		this.#db = db;
		this.#log = log;
	}

	add({ partNumber, gloveVersion, task, answer }: AnsweredCheck, now: Date = new Date()): void {
		const { verdict, sentence, wordedBy, secondReading, reasons, unread, better } = answer;
		const check: NewCheck = {
			id: `${checkIdAt(now)}${randomBytes(8).toString('hex')}`,
			asked_at: now.toISOString(),
			part_number: partNumber,
			glove_version: gloveVersion,
			task,
			task_key: normaliseTask(task),
			verdict: verdict ?? '',
			sentence,
			worded_by: wordedBy,
			answer: JSON.stringify({ reasons, unread, better, secondReading }),
		};
		this.#waiting.push({ check, terms: listUnreadTerms(task, unread) });
		if (this.#waiting.length > MAX_WAITING) {
			this.#waiting.shift();
			this.#log.warn('a fit check was not kept: too many wait to be written');
		}
		this.#work ??= this.#write().finally(() => {
			this.#work = undefined;
		});
	}

	/** Resolves when everything is written or has failed. Do not add checks afterwards. */
	async stop(): Promise<void> {
		this.#stop.abort();
		await this.#work;
		if (this.#waiting.length > 0) await this.#write();
	}

	async #write(): Promise<void> {
		for (;;) {
			const rows = this.#waiting.slice(0, ROWS_PER_STATEMENT);
			if (rows.length === 0) return;
			try {
				await this.#db.transaction().execute(async (transaction) => {
					await insertChecks(
						transaction,
						rows.map(({ check }) => check),
					);
					await insertTerms(
						transaction,
						rows.flatMap(({ check, terms }) => terms.map((term) => ({ check_id: check.id, term }))),
					);
				});
				const written = new Set(rows);
				this.#waiting.splice(0, this.#waiting.length, ...this.#waiting.filter((row) => !written.has(row)));
			} catch (error) {
				this.#log.warn({ err: error, waiting: this.#waiting.length }, 'fit checks could not be kept');
				if (this.#stop.signal.aborted) return;
				// Stopping ends the wait and retries once.
				await wait(RETRY_AFTER_MS, undefined, { signal: this.#stop.signal, ref: false }).catch(() => {});
			}
		}
	}
}

/** Deletes old checks with everything derived from them, and the model call counts of past days. */
export async function cleanUpFitChecks(
	db: Kysely<Schema>,
	retention: Retention,
	now: Date = new Date(),
): Promise<void> {
	await deleteChecksBefore(db, keptSince(retention, 'fitChecks', now).toISOString());
	// 48 hours: a day more than any time zone offset.
	await deleteModelUseBefore(db, new Date(now.getTime() - 48 * 60 * 60_000).toISOString().slice(0, 10));
	// Checks stored by an older version have no terms yet.
	while ((await db.transaction().execute((transaction) => listMissingTerms(transaction, LISTED_AT_ONCE))) > 0)
		await letOthersRun();
}
