import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import { BackgroundWork } from '../process/background-work.server.ts';
import type { Log } from '../process/log.server.ts';
import { findMailError, type Mail } from './mail.ts';
import {
	type ClaimedMail,
	claimDueMail,
	deleteMailSentBefore,
	insertMail,
	updateMailRefused,
	updateMailSent,
} from './mail-outbox-queries.server.ts';
import { MailError, type SendMail } from './mail-transport.server.ts';

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that commits. Call `MailOutbox.notify` afterwards;
 * otherwise it is sent within seconds.
 * @returns its id in the outbox
 * @throws Error if the mail is invalid: a bad address, or a line break in a header.
 */
export async function queueMail(
	transaction: DatabaseLike,
	mail: Mail,
	now: Date = new Date(),
): Promise<string> {
	const error = findMailError(mail);
	if (error) throw new Error(`This mail cannot be sent: ${error}.`);
	const id = randomUUID();
	await insertMail(transaction, id, mail, now.toISOString());
	return id;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A claim outlasts the slowest attempt; once it expires, another process may try (milliseconds). */
const CLAIM_MS = 5 * MINUTE;
const MAX_WAIT_MS = 12 * HOUR;
const GIVE_UP_AFTER_MS = 72 * HOUR;
const SENT_DAYS = 30;
/** How long a stop waits for the mail being sent, in milliseconds. */
const STOP_WITHIN_MS = 3_000;

export type MailOutboxOptions = {
	db: Kysely<Schema>;
	send: SendMail;
	log: Log;
	/** How often to check for mail queued by other processes, in milliseconds. */
	pollIntervalMs?: number;
	/** How many days a copy of sent mail is kept; asked at each cleanup. */
	sentDays?: () => number;
	/** Delay after this many attempts, in milliseconds. */
	retryAfterMs?: (attempts: number) => number;
};

/** One minute after the first failure, then three times as long each time, at most twelve hours; in milliseconds. */
function waitAfter(attempts: number): number {
	return Math.min(MINUTE * 3 ** (attempts - 1), MAX_WAIT_MS);
}

/**
 * Sends the queued mail, one at a time. Every process runs one; claims in the database decide who sends what. Delivery
 * is at least once: if a process dies after sending and before recording it, the mail is sent again with the same
 * Message-ID.
 */
export class MailOutbox {
	readonly #options: Omit<Required<MailOutboxOptions>, 'pollIntervalMs' | 'sentDays'>;
	readonly #work: BackgroundWork;
	readonly #stop = new AbortController();

	constructor({ pollIntervalMs, sentDays = () => SENT_DAYS, ...options }: MailOutboxOptions) {
		this.#options = { retryAfterMs: waitAfter, ...options };
		this.#work = new BackgroundWork({
			log: options.log,
			failureMessage: 'the outbox could not be read',
			pollIntervalMs,
			doNext: () => this.#sendNext(),
			cleanUp: () => deleteMailSentBefore(options.db, isoTime(Date.now() - sentDays() * 24 * HOUR)),
		});
	}

	/** Checks now, then periodically. */
	notify(): void {
		this.#work.notify();
	}

	/**
	 * Starts no further mail; resolves once the current one is sent, or is back in the queue because it took too long.
	 */
	async stop(): Promise<void> {
		const giveUp = setTimeout(() => this.#stop.abort(), STOP_WITHIN_MS);
		await this.#work.stop();
		clearTimeout(giveUp);
	}

	async #sendNext(): Promise<boolean> {
		const now = Date.now();
		const mail = await claimDueMail(this.#options.db, {
			now: isoTime(now),
			claimUntil: isoTime(now + CLAIM_MS),
			tooFar: isoTime(now + MAX_WAIT_MS + HOUR),
		});
		if (!mail) return false;
		if (mail !== 'taken') await this.#sendOne(mail);
		return true;
	}

	async #sendOne(mail: ClaimedMail): Promise<void> {
		const { db, send, log, retryAfterMs } = this.#options;
		const { id, attempts } = mail;
		let via: 'smtp' | 'folder';
		try {
			via = await send(mail, this.#stop.signal);
		} catch (error) {
			const now = Date.now();
			const next = now + retryAfterMs(attempts);
			const isFinal =
				(error instanceof MailError && error.isFinal) || next > Date.parse(mail.createdAt) + GIVE_UP_AFTER_MS;
			const { message } = error as Error;
			log[isFinal ? 'error' : 'warn'](
				{ mail: id, attempts, reason: message },
				isFinal ? 'mail failed' : 'mail waits',
			);
			await updateMailRefused(db, id, { error: message, nextAttemptAt: isFinal ? undefined : isoTime(next) });
			return;
		}
		await updateMailSent(db, id, { via, at: isoTime(Date.now()) });
		log.info({ mail: id, attempts, via }, 'mail sent');
	}
}

function isoTime(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
