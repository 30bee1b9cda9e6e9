import type { Kysely } from 'kysely';
import { hashOfToken, makeToken } from '../../../platform/accounts/secret-token.server.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { say } from '../../../platform/i18n/message.ts';
import type { MailSender } from '../../../platform/mail/compose-mail.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { DistributorRecord } from '../distributor.ts';
import { recordDistributor } from '../distributor-audit.server.ts';
import { requireDistributor } from '../distributor-commands.server.ts';
import { composeChangeMail, composeQuestionMail } from './confirmation-mail.ts';
import {
	findAskedDistributor,
	listToAsk,
	updateAsked,
	updateConfirmed,
} from './confirmation-queries.server.ts';

/** Mails of one run, so that a mail server is not flooded on the day a long list turns a year old. */
const MAX_A_RUN = 50;

const YEARLY = { id: null, name: 'Yearly question' };
const BY_LINK = { id: null, name: 'The distributor' };

/** Asks by mail whether an entry is right. @throws ProblemError conflict without an address, or if just asked */
export async function askDistributor(
	transaction: DatabaseLike,
	sender: MailSender,
	id: string,
	change: AuditedChange,
): Promise<DistributorRecord> {
	const distributor = await requireDistributor(transaction, id);
	if (distributor.email === '') throw new ProblemError('conflict', say('distributorDesk.errors.noEmail'));
	if (!(await ask(transaction, sender, distributor, change)))
		throw new ProblemError('conflict', say('distributorDesk.errors.justAsked'));
	return requireDistributor(transaction, id);
}

/** Asks everybody whose last word is a year old. Processes that run this at once ask each distributor once. */
export async function askDueDistributors(
	db: Kysely<Schema>,
	sender: MailSender,
	now: Date = new Date(),
): Promise<number> {
	let asked = 0;
	for (const distributor of await listToAsk(db, MAX_A_RUN, now)) {
		const change = { actor: YEARLY, now };
		const isAsked = await db
			.transaction()
			.execute((transaction) => ask(transaction, sender, distributor, change));
		if (isAsked) asked++;
	}
	return asked;
}

async function ask(
	transaction: DatabaseLike,
	sender: MailSender,
	distributor: DistributorRecord,
	change: AuditedChange,
): Promise<boolean> {
	const token = makeToken();
	const asked = { hash: hashOfToken(token), at: change.now.toISOString() };
	if (!(await updateAsked(transaction, distributor, asked))) return false;
	await queueMail(transaction, composeQuestionMail(sender, distributor, token), change.now);
	await recordDistributor(transaction, change, 'asked', distributor);
	return true;
}

/** Notes that staff have heard from the distributor that the entry is right. */
export async function confirmDistributor(
	transaction: DatabaseLike,
	id: string,
	change: AuditedChange,
): Promise<DistributorRecord> {
	const distributor = await requireDistributor(transaction, id);
	await updateConfirmed(transaction, id, change.now.toISOString());
	await recordDistributor(transaction, change, 'confirmed', distributor);
	return requireDistributor(transaction, id);
}

/** The entry that the link of a mail is about; undefined if it is not the link of the last mail. */
export const findByToken = (db: DatabaseLike, token: string) => findAskedDistributor(db, hashOfToken(token));

/** The distributor says by link that the entry is right. False if the link is not known. */
export async function confirmByToken(
	db: Kysely<Schema>,
	token: string,
	now: Date = new Date(),
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const distributor = await findByToken(transaction, token);
		if (!distributor) return false;
		await updateConfirmed(transaction, distributor.id, now.toISOString());
		await recordDistributor(transaction, { actor: BY_LINK, now }, 'confirmed', distributor);
		return true;
	});
}

/** The distributor writes what is wrong; staff get it by mail. False if the link is not known. */
export async function reportByToken(
	db: Kysely<Schema>,
	mail: { sender: MailSender; staffAddress: string },
	{ token, text }: { token: string; text: string },
	now: Date = new Date(),
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const distributor = await findByToken(transaction, token);
		if (!distributor) return false;
		await queueMail(transaction, composeChangeMail(mail.sender, mail.staffAddress, distributor, text), now);
		const change = { actor: BY_LINK, now };
		await recordDistributor(transaction, change, 'changeAsked', distributor, { after: { note: text } });
		return true;
	});
}
