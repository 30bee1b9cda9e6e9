import { findCompany } from '../companies/company-queries.server.ts';
import { parseCompany } from '../companies/company-schema.ts';
import { createCompany } from '../companies/company-writing.server.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import { contactEmail } from '../sample-requests/sample-request.ts';
import { ProblemError } from '../server/problem.server.ts';
import { auditRequest, type InboxChange, requireCurrent, writeChange } from './inbox-change.server.ts';
import { insertInboxEvent } from './inbox-event-queries.server.ts';
import { addressOf, type InboxRequest } from './inbox-request.ts';

/**
 * Says which company a request belongs to; an empty id takes that away.
 * @throws ProblemError not-found; stale; unprocessable when there is no such company.
 */
export async function linkCompany(
	transaction: DatabaseLike,
	link: { number: string; version: number; companyId: string },
	change: InboxChange,
): Promise<InboxRequest> {
	const { number, version } = link;
	const before = await requireCurrent(transaction, number, version);
	const company = link.companyId === '' ? undefined : await findCompany(transaction, link.companyId);
	if (link.companyId !== '' && !company) {
		throw new ProblemError('unprocessable', undefined, [
			{ path: 'companyId', message: 'There is no such company' },
		]);
	}
	return writeCompany(transaction, before, company?.id ?? '', change);
}

/**
 * Makes a company of what the request says, and links it.
 * @throws ProblemError not-found; stale; conflict when it has one; unprocessable, naming what a company needs otherwise.
 */
export async function makeCompany(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	change: InboxChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	if (before.companyId !== '') {
		throw new ProblemError('conflict', `Request ${number} belongs to a company already.`);
	}
	const { request } = before;
	const email = contactEmail(request);
	const parsed = parseCompany({
		operatingName: request.companyName,
		shippingAddresses: [{ name: '', fields: addressOf(before.request), isDefault: true }],
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
	if ('faults' in parsed) throw new ProblemError('unprocessable', undefined, parsed.faults);
	const company = await createCompany(transaction, parsed.company, change);
	return writeCompany(transaction, before, company.id, change);
}

async function writeCompany(
	transaction: DatabaseLike,
	before: InboxRequest,
	companyId: string,
	change: InboxChange,
): Promise<InboxRequest> {
	const { number, version } = before;
	const stored = await writeChange(transaction, { number, version, companyId }, change);
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
