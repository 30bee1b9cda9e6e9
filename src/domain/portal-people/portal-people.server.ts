import { randomUUID } from 'node:crypto';
import brand from '../../../content/brand.json' with { type: 'json' };
import { hashOfToken, makeToken } from '../../platform/accounts/secret-token.server.ts';
import { type Actor, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { composeMail, type MailSender } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { listCompanyIds } from '../companies/company-queries.server.ts';
import { wordMail } from '../mail-texts/word-mail.ts';
import { endPortalAccess, endPortalSignIns } from './portal-credential.server.ts';
import { passwordLink } from './portal-link.ts';
import { replacePortalLink } from './portal-link-queries.server.ts';
import type { PortalPerson } from './portal-person.ts';
import {
	deleteInvitedPerson,
	findPortalPerson,
	insertPortalPerson,
	lockPortalPerson,
	updatePortalDisabled,
} from './portal-person-queries.server.ts';

const INVITATION_DAYS = 7;

/** The staff member who changes a company's people, and the request. */
export type PeopleChange = { actor: Actor; requestId?: string };
/** The company as named in the audit log. */
type Company = { id: string; operatingName: string };
type Mailing = { sender: MailSender; publicUrl: string };

const subjectOf = (company: Company, person: { email: string }) => ({
	kind: 'company',
	id: company.id,
	name: person.email,
});

/**
 * A person of this company, under any of its ids.
 * @throws ProblemError not-found.
 */
export async function requirePersonOf(db: DatabaseLike, company: Company, id: string): Promise<PortalPerson> {
	const found = await findPortalPerson(db, { id });
	const ids = found ? await listCompanyIds(db, company.id) : [];
	if (!found || !ids.includes(found.person.companyId)) {
		throw new ProblemError('not-found', say('distributorPeople.noPerson'));
	}
	return found.person;
}

/**
 * Adds a person to a company and mails an invitation link.
 * @throws ProblemError conflict, naming the email.
 */
export async function invitePerson(
	transaction: DatabaseLike,
	mailing: Mailing,
	invited: { company: Company; name: string; email: string; language: Locale },
	change: PeopleChange,
): Promise<PortalPerson> {
	const now = new Date();
	const { company, name, email, language } = invited;
	const person = {
		id: randomUUID(),
		companyId: company.id,
		name,
		email,
		language,
		invitedBy: change.actor.name,
	};
	if (!(await insertPortalPerson(transaction, person, now.toISOString()))) {
		const message = say('distributorPeople.taken');
		throw new ProblemError('conflict', undefined, [{ path: 'email', message }]);
	}
	await mailInvitation(transaction, mailing, person, company, now);
	await recordAudit(transaction, {
		...change,
		action: 'portal.invited',
		subject: subjectOf(company, person),
		after: { name, email, language },
	});
	return requirePersonOf(transaction, company, person.id);
}

/**
 * Sends a new link: another invitation, or a password reset by staff. The old password, sessions and older links end
 * at once, because a lost password may be known to somebody else. By contrast, if the owner requests a reset without
 * staff, the old password works until the link is used (`requestPasswordLink`); otherwise anybody could lock out anybody.
 * @throws ProblemError conflict if the person is disabled.
 */
export async function inviteAgain(
	transaction: DatabaseLike,
	mailing: Mailing,
	company: Company,
	person: PortalPerson,
	change: PeopleChange,
): Promise<void> {
	const now = new Date();
	const locked = await lockPortalPerson(transaction, person.id);
	if (!locked) throw new ProblemError('not-found', say('distributorPeople.noPerson'));
	if (locked.person.disabledAt !== undefined) {
		throw new ProblemError('conflict', say('distributorPeople.isDisabled'));
	}
	await endPortalAccess(transaction, person.id, now.toISOString());
	await mailInvitation(transaction, mailing, person, company, now);
	await recordAudit(transaction, {
		...change,
		action: locked.passwordHash === undefined ? 'portal.invitedAgain' : 'portal.reset',
		subject: subjectOf(company, person),
	});
}

async function mailInvitation(
	transaction: DatabaseLike,
	{ sender, publicUrl }: Mailing,
	person: { id: string; email: string; name: string; language: Locale },
	company: Company,
	now: Date,
): Promise<void> {
	const locale = person.language;
	const token = makeToken();
	const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString();
	await replacePortalLink(
		transaction,
		{ tokenHash: hashOfToken(token), personId: person.id, purpose: 'invitation', expiresAt },
		now.toISOString(),
	);
	const values = { company: company.operatingName, brand: brand.name, days: INVITATION_DAYS };
	const words = wordMail(sender, 'portal-invitation', locale, values);
	const paragraphs = [...words.paragraphs, passwordLink(publicUrl, token, locale)];
	const mail = composeMail(sender, { to: person.email, locale, ...words, paragraphs });
	await queueMail(transaction, mail, now);
}

/**
 * Withdraws an unused invitation.
 * @throws ProblemError conflict if it was already used.
 */
export async function withdrawInvitation(
	transaction: DatabaseLike,
	company: Company,
	person: PortalPerson,
	change: PeopleChange,
): Promise<void> {
	if (!(await deleteInvitedPerson(transaction, person.id))) {
		throw new ProblemError('conflict', say('distributorPeople.hasJoined'));
	}
	await recordAudit(transaction, {
		...change,
		action: 'portal.withdrawn',
		subject: subjectOf(company, person),
	});
}

/** Disables a person, which ends their sessions and links at once, or enables them again. */
export async function setPersonDisabled(
	transaction: DatabaseLike,
	company: Company,
	person: PortalPerson,
	disabled: boolean,
	change: PeopleChange,
): Promise<void> {
	const locked = await lockPortalPerson(transaction, person.id);
	if (!locked || disabled === (locked.person.disabledAt !== undefined)) return;
	const now = new Date().toISOString();
	await updatePortalDisabled(transaction, person.id, disabled ? now : null, now);
	if (disabled) await endPortalSignIns(transaction, person.id);
	await recordAudit(transaction, {
		...change,
		action: disabled ? 'portal.disabled' : 'portal.enabled',
		subject: subjectOf(company, person),
	});
}
