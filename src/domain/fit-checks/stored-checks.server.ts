import { randomBytes } from 'node:crypto';
import { setImmediate as letOthersRun, setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { normaliseTask } from '../fit/reading/task-text.ts';
import type { FitCheckAnswer } from './fit-check-answer.ts';
import {
	type AskedCheck,
	deleteChecksBefore,
	deleteModelUseBefore,
	insertChecks,
} from './fit-check-queries.server.ts';
import { checkIdAt } from './stored-check.ts';
import { insertTerms, listMissingTerms } from './unread-term-queries.server.ts';
import { listUnreadTerms } from './unread-terms.ts';

/** How long questions and answers are kept; the privacy page says so. */
const KEPT_MONTHS = 12;

/** What waits to be written: more than this, and the oldest is given up. */
const MAX_WAITING = 1_000;
const ROWS_PER_STATEMENT = 100;
const RETRY_AFTER_MS = 2_000;
/** Checks of before their terms were listed, in one transaction: a few milliseconds. */
const LISTED_AT_ONCE = 50;

/** A question that was answered. Who asked it is no part of it. */
export type Asked = { partNumber: string; gloveVersion: number; task: string; answer: FitCheckAnswer };

/**
 * Writes down what visitors ask and what they are told, after they have been told: no answer waits for it. `stop`
 * writes what is left.
 */
export class StoredChecks {
	readonly #db: Kysely<Schema>;
	readonly #log: Log;
	readonly #waiting: { check: AskedCheck; terms: readonly string[] }[] = [];
	#work: Promise<void> | undefined;
	readonly #stop = new AbortController();

	constructor(db: Kysely<Schema>, log: Log) {
		this.#db = db;
		this.#log = log;
	}

	keep({ partNumber, gloveVersion, task, answer }: Asked, now: Date = new Date()): void {
		const { verdict, sentence, wordedBy, secondReading, reasons, unread, better } = answer;
		const check: AskedCheck = {
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

	/** Resolves when all is written, or could not be. Keep nothing afterwards. */
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
				// A stop ends the wait, and tries once more.
				await wait(RETRY_AFTER_MS, undefined, { signal: this.#stop.signal, ref: false }).catch(() => {});
			}
		}
	}
}

/** Forgets old questions with all that was made of them, and how often the model was called on days that are over. */
export async function cleanUpFitChecks(db: Kysely<Schema>, now: Date = new Date()): Promise<void> {
	const before = new Date(now);
	before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
	await deleteChecksBefore(db, before.toISOString());
	// A day longer than any time zone is behind.
	await deleteModelUseBefore(db, new Date(now.getTime() - 48 * 60 * 60_000).toISOString().slice(0, 10));
	// Checks that an older program stored have no terms yet.
	while ((await db.transaction().execute((transaction) => listMissingTerms(transaction, LISTED_AT_ONCE))) > 0)
		await letOthersRun();
}
