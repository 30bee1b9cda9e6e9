import type { StoredCompany } from '../../domain/companies/company.ts';
import { foundCompany, requireChosenCompany } from '../../domain/companies/company-commands.server.ts';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { parseCompany } from '../../domain/companies/company-schema.ts';
import { companyMatcher } from '../../domain/companies/company-trait.ts';
import { invitePerson } from '../../domain/portal-people/portal-people.server.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { sayState } from '../../platform/problems/say-state.ts';
import type { ReadRecord } from '../kit/inbox/record-event.ts';
import {
	auditApplication,
	requireApplication,
	requireCurrentApplication,
	writeApplication,
} from './application-commands.server.ts';
import { insertApplicationEvent } from './application-event-queries.server.ts';
import { listUnlinkedApplications } from './application-inbox-queries.server.ts';
import type { InboxApplication } from './inbox-application.ts';

/**
 * Sets the company of an application; an empty id removes it.
 * @throws ProblemError not-found; stale; unprocessable if there is no such company.
 */
export async function linkApplication(
	transaction: DatabaseLike,
	{ companyId, ...read }: ReadRecord & { companyId: string },
	change: AuditedChange,
): Promise<InboxApplication> {
	const before = await requireCurrentApplication(transaction, read);
	return writeCompany(transaction, before, await requireChosenCompany(transaction, companyId), change);
}

/**
 * Creates a company for an approved application from the fields that staff completed, and links it.
 * @throws ProblemError not-found; stale; conflict if it is not approved or has a company; invalid, listing the fields.
 */
export async function makeCompanyOf(
	transaction: DatabaseLike,
	{ company: fields, ...read }: ReadRecord & { company: unknown },
	change: AuditedChange,
	links: readonly CompanyLinks[],
): Promise<InboxApplication> {
	const { number } = read;
	const before = await requireCurrentApplication(transaction, read);
	requireApproved(before);
	if (before.companyId !== '') {
		throw new ProblemError('conflict', say('problems.applications.hasCompany', { number }));
	}
	const parsed = parseCompany(fields);
	if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
	const company = await foundCompany(transaction, parsed.company, change, links);
	// The new company may already have adopted it, by name.
	const now = await requireApplication(transaction, number);
	return now.companyId === company.id ? now : writeCompany(transaction, now, company.id, change);
}

/**
 * Invites the applicant to the portal of the application's company, by mail.
 * @throws ProblemError not-found; stale; conflict if it is not approved, has no company, or the
 * email address is taken.
 */
export async function inviteApplicant(
	transaction: DatabaseLike,
	mailing: { sender: MailSender; publicUrl: string },
	read: ReadRecord,
	change: AuditedChange,
): Promise<InboxApplication> {
	const before = await requireCurrentApplication(transaction, read);
	requireApproved(before);
	const company = before.companyId === '' ? undefined : await findCompany(transaction, before.companyId);
	if (!company) throw new ProblemError('conflict', say('problems.applications.noCompany'));
	const { contactName: name, email } = before.application;
	const { actor, requestId } = change;
	const by = { actor, ...(requestId === undefined ? {} : { requestId }) };
	await invitePerson(transaction, mailing, { company, name, email, language: before.language }, by);
	const stored = await writeApplication(transaction, read, change);
	const event = { kind: 'invited' as const, by: actor.name, reference: company.id };
	await insertApplicationEvent(transaction, read.number, event, change.now);
	await auditApplication(transaction, 'invited', read.number, change);
	return stored;
}

function requireApproved({ number, state }: InboxApplication): void {
	if (state !== 'approved')
		throw new ProblemError(
			'conflict',
			say('problems.applications.notApproved', { number, state: sayState(state) }),
		);
}

/** Links a new company's unlinked applications to it (`companyMatcher`). Returns the number linked. */
export async function adoptApplications(
	transaction: DatabaseLike,
	company: StoredCompany,
	change: AuditedChange,
): Promise<number> {
	const isOf = companyMatcher(company);
	const found = new Map<string, InboxApplication>();
	for (const name of new Set([company.operatingName, company.legalName])) {
		for (const one of await listUnlinkedApplications(transaction, name)) found.set(one.number, one);
	}
	let count = 0;
	for (const one of found.values()) {
		const { company: name, email, phone, website } = one.application;
		if (!isOf(name, { email, phone, website })) continue;
		await writeCompany(transaction, one, company.id, change);
		count += 1;
	}
	return count;
}

async function writeCompany(
	transaction: DatabaseLike,
	{ number, version, companyId: before }: InboxApplication,
	companyId: string,
	change: AuditedChange,
): Promise<InboxApplication> {
	const stored = await writeApplication(transaction, { number, version, companyId }, change);
	const event = { kind: 'company' as const, by: change.actor.name, reference: companyId };
	await insertApplicationEvent(transaction, number, event, change.now);
	const action = companyId === '' ? 'unlinked' : 'linked';
	const values = { before: { companyId: before }, after: { companyId } };
	await auditApplication(transaction, action, number, change, values);
	return stored;
}
