import type { StoredCompany } from '../../domain/companies/company.ts';
import { foundCompany, requireChosenCompany } from '../../domain/companies/company-commands.server.ts';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import { parseCompany } from '../../domain/companies/company-schema.ts';
import { companyMatcher } from '../../domain/companies/company-trait.ts';
import { listLabelsOfSource, moveLabelToCompany } from '../../domain/labels/label-queries.server.ts';
import { isBusinessEmail } from '../../domain/sample-requests/business-email.ts';
import { insertInboxEvent } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import { listUnlinkedOfName } from '../../domain/sample-requests/inbox-queries.server.ts';
import { addressOf, type InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { auditRequest, requireCurrent, requireInboxRequest, writeChange } from './inbox-change.server.ts';

/**
 * Links a request to a company; an empty id removes the link.
 * @throws ProblemError not-found; stale; unprocessable if there is no such company.
 */
export async function linkCompany(
	transaction: DatabaseLike,
	link: { number: string; version: number; companyId: string },
	change: AuditedChange,
): Promise<InboxRequest> {
	const { number, version } = link;
	const before = await requireCurrent(transaction, number, version);
	return writeCompany(transaction, before, await requireChosenCompany(transaction, link.companyId), change);
}

/**
 * Creates a company from a request's data, and links it.
 * @throws ProblemError not-found; stale; conflict if the request already has a company; unprocessable, naming what is
 * missing for a company.
 */
export async function makeCompany(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	change: AuditedChange,
	links: readonly CompanyLinks[],
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	if (before.companyId !== '') {
		throw new ProblemError('conflict', say('problems.sampleRequests.hasCompany', { number }));
	}
	const { request } = before;
	const email = contactEmail(request);
	const parsed = parseCompany({
		operatingName: request.companyName,
		shippingAddresses: [{ name: '', fields: addressOf(before.request), isDefault: true }],
		language: localeOfLanguage(before.language),
		phone: request.phone,
		email,
		primaryContact: {
			name: `${request.firstName} ${request.lastName}`,
			title: request.jobTitle,
			email,
			phone: request.phone,
		},
		businessType: request.professionalAffiliation === 'distributor' ? 'Distributor' : '',
	});
	if ('errors' in parsed) throw new ProblemError('unprocessable', undefined, parsed.errors);
	const company = await foundCompany(transaction, parsed.company, change, links);
	// Creating the company may already have linked the request by name.
	const now = await requireInboxRequest(transaction, number);
	return now.companyId === company.id ? now : writeCompany(transaction, now, company.id, change);
}

/** Links a new company's unlinked requests to it (`companyMatcher`). Returns the number linked. */
export async function adoptRequests(
	transaction: DatabaseLike,
	company: StoredCompany,
	change: AuditedChange,
): Promise<number> {
	const isOf = companyMatcher(company);
	let count = 0;
	for (const record of await listUnlinkedOfName(transaction, [company.operatingName, company.legalName])) {
		const { companyName, phone } = record.request;
		const email = contactEmail(record.request);
		if (!isOf(companyName, { phone, ...(isBusinessEmail(email) ? { email } : {}) })) continue;
		await writeCompany(transaction, record, company.id, change);
		count += 1;
	}
	return count;
}

async function writeCompany(
	transaction: DatabaseLike,
	before: InboxRequest,
	companyId: string,
	change: AuditedChange,
): Promise<InboxRequest> {
	const { number, version } = before;
	const stored = await writeChange(transaction, { number, version, companyId }, change);
	// Shipments to a company are shown on its page and in its portal, so the labels move too.
	for (const { id } of await listLabelsOfSource(transaction, number)) {
		const move = { id, from: before.companyId, to: companyId };
		await moveLabelToCompany(transaction, move, change.now.toISOString());
	}
	const event = { kind: 'company' as const, by: change.actor.name, reference: companyId };
	await insertInboxEvent(transaction, number, event, change.now);
	await auditRequest(
		transaction,
		companyId === '' ? 'sampleRequest.unlinked' : 'sampleRequest.linked',
		before,
		change,
		{
			before: { companyId: before.companyId },
			after: { companyId },
		},
	);
	return stored;
}
