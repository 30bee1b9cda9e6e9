import type { Kysely } from 'kysely';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { localeOfLanguage } from '../../../platform/i18n/stored-language.ts';
import type { MailBrand } from '../../../platform/mail/compose-mail.ts';
import { findMailError } from '../../../platform/mail/mail.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.server.ts';
import { BackgroundWork } from '../../../platform/process/background-work.server.ts';
import type { Log } from '../../../platform/process/log.server.ts';
import type { MailGlove } from '../../rich-text/rich-text-mail.ts';
import { unsubscribe } from '../subscription-queries.server.ts';
import {
	countQueued,
	listNewlyFailed,
	listUnsettled,
	listWaitingReaders,
	settleDeliveries,
	takeTurn,
	updateDelivery,
	updateProgress,
} from './delivery-queries.server.ts';
import { type IssueTexts, isDeadAddress } from './issue.ts';
import { composeIssueMail } from './issue-mail.ts';
import { findIssue } from './issue-queries.server.ts';

/** How often each process asks for a turn, in milliseconds. */
const EVERY_MS = 2_000;
/** The outbox gets no more while it has this many, so that other mail does not wait behind an issue. */
const MAX_QUEUED = 50;
const MINUTE = 60_000;

export type IssueSenderOptions = {
	db: Kysely<Schema>;
	log: Log;
	sender: MailBrand;
	findGlove: (partNumber: string, locale: Locale) => MailGlove | undefined;
	/** Mails per minute, by all processes together. */
	perMinute: number;
	/** Notifies this process's outbox. */
	notifyMail: () => void;
	everyMs?: number;
};

/**
 * Hands the issues that are being sent to the outbox, a few mails at a time. Every process runs one; the issue's row
 * decides whose turn it is. A mail is queued in the transaction that notes it, so that after a crash nobody is left out
 * and nobody gets two.
 */
export class IssueSender {
	readonly #options: IssueSenderOptions;
	readonly #work: BackgroundWork;
	readonly #everyMs: number;

	constructor(options: IssueSenderOptions) {
		this.#options = options;
		this.#everyMs = options.everyMs ?? EVERY_MS;
		this.#work = new BackgroundWork({
			log: options.log,
			failureMessage: 'the newsletter could not be sent on',
			pollIntervalMs: this.#everyMs,
			doNext: async () => {
				for (const { id } of await listUnsettled(options.db)) await this.#advance(id);
				return false;
			},
			cleanUp: async () => {},
		});
	}

	/** Checks now, then periodically. */
	start(): void {
		this.#work.notify();
	}

	/** Queues no further mail; resolves once the current few are queued. */
	stop(): Promise<void> {
		return this.#work.stop();
	}

	async #advance(id: string): Promise<void> {
		const { db, notifyMail } = this.#options;
		const queued = await db.transaction().execute(async (transaction) => {
			const now = new Date();
			await this.#endDeadSubscriptions(transaction, id, now);
			await settleDeliveries(transaction, id);
			const count = await this.#queueNext(transaction, id, now);
			await updateProgress(transaction, id, now.toISOString());
			return count;
		});
		if (queued > 0) notifyMail();
	}

	/** Writing to a dead address again harms the reputation of the sender with mail providers. */
	async #endDeadSubscriptions(transaction: DatabaseLike, issueId: string, now: Date): Promise<void> {
		for (const { subscriptionId, reply } of await listNewlyFailed(transaction, issueId)) {
			if (!isDeadAddress(reply)) continue;
			const at = now.toISOString();
			await unsubscribe(transaction, subscriptionId, { by: 'bounce', at, reason: reply.slice(0, 200) });
		}
	}

	async #queueNext(transaction: DatabaseLike, id: string, now: Date): Promise<number> {
		const { perMinute } = this.#options;
		const room = MAX_QUEUED - (await countQueued(transaction, id));
		if (room <= 0) return 0;
		const atOnce = Math.max(1, Math.floor((perMinute * this.#everyMs) / MINUTE));
		const from = now.getTime();
		const hasTurn = await takeTurn(transaction, id, {
			now: now.toISOString(),
			nextAt: new Date(from + (atOnce * MINUTE) / perMinute).toISOString(),
			tooFar: new Date(from + 2 * MINUTE).toISOString(),
		});
		if (!hasTurn) return 0;
		const issue = await findIssue(transaction, id);
		if (!issue) return 0;
		return this.#queue(transaction, id, issue, Math.min(room, atOnce), now);
	}

	async #queue(
		transaction: DatabaseLike,
		issueId: string,
		texts: IssueTexts,
		max: number,
		now: Date,
	): Promise<number> {
		const { sender, findGlove, log } = this.#options;
		let count = 0;
		for (const { subscriptionId, reader } of await listWaitingReaders(transaction, issueId, max)) {
			const delivery = { issueId, subscriptionId };
			const mail =
				reader &&
				composeIssueMail(sender, texts, { ...reader, locale: localeOfLanguage(reader.language) }, findGlove);
			const error = mail && findMailError(mail);
			if (error)
				log.warn(
					{ issue: issueId, reader: subscriptionId, reason: error },
					'an issue has no mail for a reader',
				);
			if (!mail || error) {
				await updateDelivery(transaction, delivery, { state: 'skipped' });
				continue;
			}
			const mailId = await queueMail(transaction, mail, now);
			await updateDelivery(transaction, delivery, { state: 'queued', mailId, at: now.toISOString() });
			count++;
		}
		return count;
	}
}
