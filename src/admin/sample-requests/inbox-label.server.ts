import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { emptyLabel, LABEL_LIMITS } from '../../domain/labels/label.ts';
import { moveLabel } from '../../domain/labels/label-commands.server.ts';
import { usualLanguage } from '../../domain/labels/label-language.ts';
import { listLabelsOfSource } from '../../domain/labels/label-queries.server.ts';
import { canBecome } from '../../domain/labels/label-state.ts';
import {
	makeLabelsOf,
	type PreparedLabel,
	prepareLabel,
} from '../../domain/labels/source-label-commands.server.ts';
import { formatAddressLine } from '../../domain/postal-address/postal-address.ts';
import { insertInboxEvent } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import {
	addressOf,
	type InboxRequest,
	listWantedSamples,
} from '../../domain/sample-requests/inbox-request.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { sayState } from '../../platform/problems/say-state.ts';
import type { LabelsAnswer } from '../labels/source/labels-answer.ts';
import { auditRequest, erasedProblem, requireCurrent, writeChange } from './inbox-change.server.ts';

/**
 * The label for shipping the samples, one pair per line.
 * @throws ProblemError conflict if the request is erased.
 */
export async function prepareRequestLabel(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	record: InboxRequest,
	today: string,
): Promise<PreparedLabel> {
	const { request, companyId, number } = record;
	if (record.erasedAt) throw erasedProblem(number);
	const company = companyId === '' ? undefined : await findCompany(db, companyId);
	const shippingAddress = formatAddressLine(addressOf(record.request));
	const start = {
		...emptyLabel(today),
		operatingName: (company?.operatingName ?? request.companyName).slice(0, LABEL_LIMITS.name),
		shippingAddress: shippingAddress.slice(0, LABEL_LIMITS.address),
		attention: `${request.firstName} ${request.lastName}`.slice(0, LABEL_LIMITS.attention),
		purchaseOrderNumber: number,
		companyId: company?.id ?? '',
		language: usualLanguage(shippingAddress, localeOfLanguage(record.language)),
	};
	return prepareLabel(catalogue, start, listWantedSamples(request));
}

/** @throws ProblemError invalid, naming the gloves and sizes that are not in the catalogue any more. */
export function requireMade({ errors }: PreparedLabel): void {
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
}

/**
 * Makes the labels of an approved request, or another whole set of one that was approved or shipped, and records them
 * on the request.
 * @throws ProblemError not-found; stale; conflict if it is not approved, or everything is on labels already.
 */
export async function makeLabels(
	transaction: DatabaseLike,
	read: { number: string; version: number },
	labels: { prepared: PreparedLabel; isAnotherSet: boolean },
	change: AuditedChange,
): Promise<InboxRequest & Pick<LabelsAnswer, 'labels'>> {
	const { number, version } = read;
	const before = await requireCurrent(transaction, number, version);
	if (before.state !== 'approved' && !(labels.isAnotherSet && before.state === 'shipped')) {
		throw new ProblemError(
			'conflict',
			say('problems.sampleRequests.notApproved', { number, state: sayState(before.state) }),
		);
	}
	const made = await makeLabelsOf(transaction, number, labels, change);
	const [first] = made;
	const stored = await writeChange(transaction, { number, version, labelId: first?.id ?? 0 }, change);
	for (const { id } of made) {
		const event = { kind: 'label' as const, by: change.actor.name, reference: String(id) };
		await insertInboxEvent(transaction, number, event, change.now);
		await auditRequest(transaction, 'sampleRequest.labelled', before, change, { after: { labelId: id } });
	}
	return { ...stored, labels: made.map(({ id, state }) => ({ id, state })) };
}

/**
 * Marks the labels of a request as shipped that can ship: drafts stay, and what has shipped.
 * @throws ProblemError conflict if it has labels, and none that shipped or can.
 */
export async function shipLabels(
	transaction: DatabaseLike,
	{ number }: InboxRequest,
	change: AuditedChange,
): Promise<void> {
	const labels = await listLabelsOfSource(transaction, number);
	const going = labels.filter(({ state }) => canBecome(state, 'shipped'));
	const isRefused = going.length === 0 && !labels.some(({ state }) => state === 'shipped');
	for (const { id, version } of isRefused ? labels : going)
		await moveLabel(transaction, { id, version, state: 'shipped' }, change);
}
