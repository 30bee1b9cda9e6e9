import { findCompany } from '../../domain/companies/company-queries.server.ts';
import type { LabelInput } from '../../domain/labels/label.ts';
import { createLabel, moveLabel, requireValidLabel } from '../../domain/labels/label-commands.server.ts';
import { usualLanguage } from '../../domain/labels/label-language.ts';
import { findLabel } from '../../domain/labels/label-queries.server.ts';
import { formatAddressLine } from '../../domain/postal-address/postal-address.ts';
import { insertInboxEvent } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import { addressOf, type InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { localeOfLanguage } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { sayState } from '../../platform/problems/say-state.ts';
import { auditRequest, erasedProblem, requireCurrent, writeChange } from './inbox-change.server.ts';

/**
 * The label for shipping the samples, one pair per line, ready to be stored.
 * @throws ProblemError invalid, naming a glove that is no longer in the catalogue; conflict if the request is erased.
 */
export async function requireLabelOf(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	record: InboxRequest,
	today: string,
): Promise<LabelInput> {
	const { request, companyId, number } = record;
	if (record.erasedAt) throw erasedProblem(number);
	const company = companyId === '' ? undefined : await findCompany(db, companyId);
	const shippingAddress = formatAddressLine(addressOf(record.request));
	const { label } = await requireValidLabel(
		catalogue,
		{
			operatingName: company?.operatingName ?? request.companyName,
			shippingAddress,
			attention: `${request.firstName} ${request.lastName}`.slice(0, 120),
			purchaseOrderNumber: number,
			companyId: company?.id ?? '',
			language: usualLanguage(shippingAddress, localeOfLanguage(record.language)),
			content: request.samples.map(({ partNumber, size }) => ({
				productPartNumber: partNumber,
				size,
				quantity: 1,
			})),
		},
		{ today },
	);
	return label;
}

/**
 * Creates the label of an approved request, and records it on the request.
 * @throws ProblemError not-found; stale; conflict if it is not approved, or has a label that is not void.
 */
export async function makeLabel(
	transaction: DatabaseLike,
	{ number, version, label }: { number: string; version: number; label: LabelInput },
	change: AuditedChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	if (before.state !== 'approved') {
		throw new ProblemError(
			'conflict',
			say('problems.sampleRequests.notApproved', { number, state: sayState(before.state) }),
		);
	}
	const earlier = before.labelId === undefined ? undefined : await findLabel(transaction, before.labelId);
	if (earlier && earlier.state !== 'void') {
		throw new ProblemError(
			'conflict',
			say('problems.sampleRequests.hasLabel', { number, label: earlier.id }),
		);
	}
	const made = await createLabel(transaction, label, 'ready', change);
	const stored = await writeChange(transaction, { number, version, labelId: made.id }, change);
	const event = { kind: 'label' as const, by: change.actor.name, reference: String(made.id) };
	await insertInboxEvent(transaction, number, event, change.now);
	await auditRequest(transaction, 'sampleRequest.labelled', before, change, { after: { labelId: made.id } });
	return stored;
}

/**
 * Marks the label of a request as shipped, unless it already is.
 * @throws ProblemError conflict if the label cannot ship because it is a draft or void.
 */
export async function shipLabel(
	transaction: DatabaseLike,
	{ labelId }: InboxRequest,
	change: AuditedChange,
): Promise<void> {
	const label = labelId === undefined ? undefined : await findLabel(transaction, labelId);
	if (!label || label.state === 'shipped') return;
	await moveLabel(transaction, { id: label.id, version: label.version, state: 'shipped' }, change);
}
