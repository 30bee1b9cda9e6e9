import brand from '../../../content/brand.json' with { type: 'json' };
import { wordMail } from '../../domain/mail-texts/word-mail.ts';
import {
	endPortalSignIns,
	isPortalPasswordUnchanged,
} from '../../domain/portal-people/portal-credential.server.ts';
import { passwordLink } from '../../domain/portal-people/portal-link.ts';
import {
	deletePortalLink,
	findPortalLink,
	replacePortalLink,
} from '../../domain/portal-people/portal-link-queries.server.ts';
import type { PortalPerson, SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import {
	findPortalPerson,
	lockPortalPerson,
	updatePortalPassword,
} from '../../domain/portal-people/portal-person-queries.server.ts';
import { updatePortalSessionToken } from '../../domain/portal-people/portal-session-queries.server.ts';
import { requireGoodPassword } from '../../platform/accounts/new-password.server.ts';
import { hashPassword, verifyPassword } from '../../platform/accounts/password-hash.server.ts';
import { hashOfToken, makeToken } from '../../platform/accounts/secret-token.server.ts';
import { clearTries, requireTry } from '../../platform/accounts/sign-in-delay.server.ts';
import { normalizeStaffEmail } from '../../platform/accounts/staff-account.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { clientKey } from '../../platform/limits/client-address.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';
import { startPortalSession } from './portal-session.server.ts';

/** The caller: the trusted address, the browser's name, the request's id in the log, and the language. */
export type PortalCaller = { address: string; userAgent: string; requestId: string; locale: Locale };

const RESET_HOURS = 2;
const QUARTER = 15 * 60;
const LINK_LIMIT = { name: 'distributor link', limit: 20, perSeconds: QUARTER };
const FORGOTTEN_LIMITS = {
	address: { name: 'distributor forgotten by address', limit: 10, perSeconds: QUARTER },
	email: { name: 'distributor forgotten by email', limit: 3, perSeconds: 3600 },
};
const CHANGE_LIMIT = { name: 'distributor password', limit: 10, perSeconds: QUARTER };

/**
 * A hash of no password, with the same parameters as all others: an account that is unknown, disabled or without a
 * password costs the same work as a wrong password.
 */
const NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Checks a password and starts a session; returns its secret.
 * @throws ProblemError unauthorized, with the same message whatever was wrong; too-many-requests.
 */
export async function signInDistributor(
	services: PortalServices,
	typed: { email: string; password: string },
	caller: PortalCaller,
): Promise<string> {
	const { db } = services.database;
	const email = normalizeStaffEmail(typed.email);
	// Counted separately from staff, who may have the same address.
	const counted = await requireTry(db, { email: `distributor:${email}`, address: caller.address });
	const found = await findPortalPerson(db, { email });
	const hash = found?.passwordHash ?? NOBODYS_HASH;
	const fits = await verifyPassword({ hash, password: typed.password });
	const refused = () => {
		services.log.warn({ requestId: caller.requestId, ip: caller.address }, 'portal sign-in refused');
		return new ProblemError('unauthorized', say('distributorPortal.signIn.refused'));
	};
	if (!found?.passwordHash || found.person.disabledAt !== undefined || !fits) throw refused();
	await clearTries(db, counted);
	const { passwordHash } = found;
	const token = await db.transaction().execute(async (transaction) => {
		if (!(await isPortalPasswordUnchanged(transaction, found.person.id, passwordHash))) throw refused();
		return startPortalSession(transaction, found.person.id, caller.userAgent, new Date());
	});
	services.log.info({ requestId: caller.requestId, distributor: found.person.id }, 'portal signed in');
	return token;
}

/**
 * Mails a link to choose a new password, if the address belongs to somebody who may sign in. The response and its
 * timing are the same either way: the work continues after the response.
 * @throws ProblemError too-many-requests.
 */
export async function requestPasswordLink(
	services: PortalServices,
	typedEmail: string,
	caller: PortalCaller,
): Promise<void> {
	const { db } = services.database;
	const email = normalizeStaffEmail(typedEmail);
	await requireWithinLimit(db, { ...FORGOTTEN_LIMITS.address, who: clientKey(caller.address) });
	await requireWithinLimit(db, { ...FORGOTTEN_LIMITS.email, who: email });
	mailReset(services, email, caller.locale).catch((error) =>
		logFailure(
			services.log,
			{ requestId: caller.requestId, err: error },
			'a password link could not be mailed',
		),
	);
}

async function mailReset(services: PortalServices, email: string, locale: Locale): Promise<void> {
	const found = await findPortalPerson(services.database.db, { email });
	if (!found) return;
	const { person } = found;
	const now = new Date();
	await services.database.db.transaction().execute(async (transaction) => {
		const locked = await lockPortalPerson(transaction, person.id);
		// An invited person has an invitation, which is valid for longer.
		if (!locked || locked.person.disabledAt !== undefined || locked.person.isInvited) return;
		const token = makeToken();
		const expiresAt = new Date(now.getTime() + RESET_HOURS * 3_600_000).toISOString();
		const link = { tokenHash: hashOfToken(token), personId: person.id, purpose: 'reset' as const, expiresAt };
		await replacePortalLink(transaction, link, now.toISOString());
		const values = { brand: brand.name, hours: RESET_HOURS };
		const words = wordMail(services.sender, 'portal-reset', locale, values);
		const paragraphs = [...words.paragraphs, passwordLink(services.publicUrl, token, locale)];
		const mail = composeMail(services.sender, { to: person.email, locale, ...words, paragraphs });
		await queueMail(transaction, mail, now);
	});
	services.notifyMail();
}

/** The owner of a valid link, shown on the page. */
export async function findLinkedPerson(
	services: PortalServices,
	token: string,
): Promise<{ person: PortalPerson; purpose: 'invitation' | 'reset' } | undefined> {
	const { db } = services.database;
	const link = await findPortalLink(db, hashOfToken(token), new Date().toISOString());
	const found = link && (await findPortalPerson(db, { id: link.personId }));
	return found && found.person.disabledAt === undefined
		? { person: found.person, purpose: link.purpose }
		: undefined;
}

/**
 * Redeems a link, once: sets the password, ends every other session and starts a new one; returns its secret.
 * @throws ProblemError invalid, naming the password; unprocessable if the link is no longer valid; too-many-requests.
 */
export async function acceptLink(
	services: PortalServices,
	chosen: { token: string; password: string },
	caller: PortalCaller,
): Promise<string> {
	const { db } = services.database;
	await requireWithinLimit(db, { ...LINK_LIMIT, who: clientKey(caller.address) });
	const over = () => new ProblemError('unprocessable', say('distributorPortal.password.over'));
	const linked = await findLinkedPerson(services, chosen.token);
	if (!linked) throw over();
	const { person } = linked;
	requireGoodPassword(chosen.password, person, 'password');
	const hash = await hashPassword(chosen.password);
	const now = new Date();
	return db.transaction().execute(async (transaction) => {
		const locked = await lockPortalPerson(transaction, person.id);
		if (!locked || locked.person.disabledAt !== undefined) throw over();
		if (!(await deletePortalLink(transaction, hashOfToken(chosen.token)))) throw over();
		await updatePortalPassword(transaction, person.id, hash, now.toISOString());
		await endPortalSignIns(transaction, person.id);
		await recordAudit(transaction, {
			actor: { id: null, name: person.name },
			action: linked.purpose === 'invitation' ? 'portal.joined' : 'portal.passwordChosen',
			subject: { kind: 'company', id: person.companyId, name: person.email },
			requestId: caller.requestId,
		});
		return startPortalSession(transaction, person.id, caller.userAgent, now);
	});
}

/**
 * Changes the password of the signed-in user. All other sessions and links end; this one continues with a new secret,
 * which is returned, so that a copy of the old one no longer works.
 * @throws ProblemError invalid, naming the field; unauthorized if staff have ended the session meanwhile;
 * too-many-requests.
 */
export async function changePortalPassword(
	services: PortalServices,
	distributor: SignedInDistributor,
	typed: { currentPassword: string; newPassword: string },
	requestId: string,
): Promise<string> {
	const { db } = services.database;
	await requireWithinLimit(db, { ...CHANGE_LIMIT, who: distributor.id });
	const found = await findPortalPerson(db, { id: distributor.id });
	const checked = found?.passwordHash ?? NOBODYS_HASH;
	const fits = await verifyPassword({ hash: checked, password: typed.currentPassword });
	if (!fits) {
		const message = say('distributorPortal.account.wrongPassword');
		throw new ProblemError('invalid', undefined, [{ path: 'currentPassword', message }]);
	}
	requireGoodPassword(typed.newPassword, distributor, 'newPassword');
	const hash = await hashPassword(typed.newPassword);
	const token = makeToken();
	const isOver = () => new ProblemError('unauthorized', say('problems.requests.signIn'));
	await db.transaction().execute(async (transaction) => {
		if (!(await isPortalPasswordUnchanged(transaction, distributor.id, checked))) throw isOver();
		const { sessionId } = distributor;
		if (!(await updatePortalSessionToken(transaction, sessionId, hashOfToken(token)))) throw isOver();
		await updatePortalPassword(transaction, distributor.id, hash, new Date().toISOString());
		await endPortalSignIns(transaction, distributor.id, sessionId);
		await recordAudit(transaction, {
			actor: { id: null, name: distributor.name },
			action: 'portal.passwordChosen',
			subject: { kind: 'company', id: distributor.company.id, name: distributor.email },
			requestId,
		});
	});
	return token;
}
