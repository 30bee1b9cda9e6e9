import { findCompany } from '../companies/company-queries.server.ts';
import { parseCompany } from '../companies/company-schema.ts';
import { createCompany } from '../companies/company-writing.server.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import type { LabelInput } from '../labels/label.ts';
import { findLabel } from '../labels/label-queries.server.ts';
import { createLabel, moveLabel, requireValidLabel } from '../labels/label-writing.server.ts';
import type { MailSender } from '../mail/compose-mail.ts';
import { queueMail } from '../mail/mail-outbox.server.ts';
import { deleteMailAbout } from '../mail/mail-outbox-queries.server.ts';
import { formatAddressLine, type PostalAddress } from '../postal-address/postal-address.ts';
import type { RequestState } from '../sample-requests/request-state.ts';
import { contactEmail } from '../sample-requests/sample-request.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { ProblemError } from '../server/problem.server.ts';
import { staleProblem } from '../server/version-match.server.ts';
import { type Actor, recordAudit } from '../staff/audit-entry-queries.server.ts';
import { composeAnswerMail } from './inbox-mail.ts';
import {
	findInboxRequest,
	insertInboxEvent,
	listInboxEvents,
	updateErased,
	updateEventUndone,
	updateInboxRequest,
} from './inbox-queries.server.ts';
import type { AnswerMail, InboxEvent, InboxRequest } from './inbox-request.ts';
import { canBecome, UNDO_MS } from './inbox-state.ts';

/** Who writes, and which request told them to. */
export type InboxChange = { actor: Actor; requestId?: string; now: Date };

/** Who mail comes from, and where its answers go. */
export type AnswerSender = { sender: MailSender; staffAddress: string };

/** @throws ProblemError not-found. */
export async function requireInboxRequest(db: DatabaseLike, number: string): Promise<InboxRequest> {
	const request = await findInboxRequest(db, number);
	if (!request) throw new ProblemError('not-found', `There is no sample request ${number}.`);
	return request;
}

/**
 * The request, when it still is what `version` was read of.
 * @throws ProblemError not-found; stale, with the request as it is now; conflict once it is erased.
 */
async function requireCurrent(db: DatabaseLike, number: string, version: number): Promise<InboxRequest> {
	const request = await requireInboxRequest(db, number);
	if (request.version !== version) throw staleProblem(request);
	if (request.erasedAt) throw erasedProblem(number);
	return request;
}

function erasedProblem(number: string): ProblemError {
	return new ProblemError('conflict', `Request ${number} was erased; it stays as it is.`);
}

/**
 * Moves a request to another state, and queues the mail that tells who asked.
 * @throws ProblemError not-found; stale; conflict when it cannot come to that state from the one it is in.
 */
export async function moveRequest(
	transaction: DatabaseLike,
	move: {
		number: string;
		version: number;
		state: RequestState;
		reason?: string;
		mail?: AnswerMail | null;
	},
	from: AnswerSender,
	change: InboxChange,
): Promise<InboxRequest> {
	const { number, version, state, reason = '', mail } = move;
	const before = await requireCurrent(transaction, number, version);
	if (!canBecome(before, state)) {
		throw new ProblemError(
			'conflict',
			before.manualReview && before.state === 'new' && state === 'approved'
				? `Request ${number} has no business address. Verify it first.`
				: `Request ${number} is ${before.state}; it can't become ${state}.`,
		);
	}
	const stored = await writeChange(transaction, { number, version, state }, change);
	await insertInboxEvent(
		transaction,
		number,
		{
			kind: 'state',
			by: change.actor.name,
			from: before.state,
			to: state,
			body: reason,
			...(mail ? { mail } : {}),
		},
		change.now,
	);
	if (mail) {
		await queueMail(transaction, composeAnswerMail(from.sender, from.staffAddress, before, mail), change.now);
	}
	await audit(transaction, `sampleRequest.${state}`, before, change, {
		before: { state: before.state },
		after: { state, ...(mail ? { mail: mail.subject } : {}) },
	});
	return stored;
}

/**
 * Takes the last change of state back. Mail that went out stays out.
 * @throws ProblemError not-found; stale; conflict when there is nothing to take back, or it is too long ago.
 */
export async function undoMove(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	change: InboxChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	const last = findUndoable(await listInboxEvents(transaction, number), before.state, change.now);
	if (!last?.from) throw new ProblemError('conflict', 'There is no change of the last day to take back.');
	const now = change.now.toISOString();
	const stored = await writeChange(transaction, { number, version, state: last.from }, change);
	await updateEventUndone(transaction, last.id, now);
	await audit(transaction, 'sampleRequest.undone', before, change, {
		before: { state: before.state },
		after: { state: last.from },
	});
	return stored;
}

/** The change of state that can be taken back: the last one, when it is no older than a day. */
export function findUndoable(
	events: readonly InboxEvent[],
	state: RequestState,
	now: Date,
): InboxEvent | undefined {
	const last = events.find(({ kind, undoneAt }) => kind === 'state' && undoneAt === undefined);
	return last?.to === state && Date.parse(last.at) > now.getTime() - UNDO_MS ? last : undefined;
}

/** @throws ProblemError not-found; conflict once it is erased. */
export async function addNote(
	transaction: DatabaseLike,
	{ number, text }: { number: string; text: string },
	change: InboxChange,
): Promise<void> {
	const before = await requireInboxRequest(transaction, number);
	await requireCurrent(transaction, number, before.version);
	await insertInboxEvent(
		transaction,
		number,
		{ kind: 'note', by: change.actor.name, body: text },
		change.now,
	);
	// What it says stays out of the log: the log cannot be erased.
	await audit(transaction, 'sampleRequest.noted', before, change, {});
}

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
		shippingAddresses: [{ name: '', fields: toPostalAddress(before), isDefault: true }],
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
	await audit(
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

/**
 * The label that the samples ship with, one pair a line, ready to be stored.
 * @throws ProblemError invalid, naming a glove that has left the catalogue; conflict once it is erased.
 */
export async function requireLabelOf(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	asked: InboxRequest,
	today: string,
): Promise<LabelInput> {
	const { request, companyId, number } = asked;
	if (asked.erasedAt) throw erasedProblem(number);
	const company = companyId === '' ? undefined : await findCompany(db, companyId);
	const { label } = await requireValidLabel(
		catalogue,
		{
			operatingName: company?.operatingName ?? request.companyName,
			shippingAddress: formatAddressLine(toPostalAddress(asked)),
			attention: `${request.firstName} ${request.lastName}`.slice(0, 120),
			purchaseOrderNumber: number,
			companyId: company?.id ?? '',
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
 * Makes the label of an approved request and notes it there.
 * @throws ProblemError not-found; stale; conflict when it is not approved, or has a label that is not void.
 */
export async function makeLabel(
	transaction: DatabaseLike,
	{ number, version, label }: { number: string; version: number; label: LabelInput },
	change: InboxChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	if (before.state !== 'approved') {
		throw new ProblemError('conflict', `Request ${number} is ${before.state}. Approve it first.`);
	}
	const earlier = before.labelId === undefined ? undefined : await findLabel(transaction, before.labelId);
	if (earlier && earlier.state !== 'void') {
		throw new ProblemError('conflict', `Request ${number} has label #${earlier.id} already.`);
	}
	const made = await createLabel(transaction, label, 'ready', change);
	const stored = await writeChange(transaction, { number, version, labelId: made.id }, change);
	const event = { kind: 'label' as const, by: change.actor.name, reference: String(made.id) };
	await insertInboxEvent(transaction, number, event, change.now);
	await audit(transaction, 'sampleRequest.labelled', before, change, { after: { label: made.id } });
	return stored;
}

/**
 * Marks the label of a request as shipped, unless it is already.
 * @throws ProblemError conflict when the label cannot ship: a draft, or void.
 */
export async function shipLabel(
	transaction: DatabaseLike,
	{ labelId }: InboxRequest,
	change: InboxChange,
): Promise<void> {
	const label = labelId === undefined ? undefined : await findLabel(transaction, labelId);
	if (!label || label.state === 'shipped') return;
	await moveLabel(transaction, { id: label.id, version: label.version, state: 'shipped' }, change);
}

/**
 * Takes the person out of a request for good: the words, the address, the notes, the mail about it. What was asked for
 * stays, without a name; a request that was still open is over.
 * @throws ProblemError not-found; stale; conflict when it is erased already.
 */
export async function eraseRequest(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	change: InboxChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	const stored = await updateErased(transaction, before, change.now.toISOString());
	if (!stored) throw staleProblem(await requireInboxRequest(transaction, number));
	await deleteMailAbout(transaction, contactEmail(before.request));
	const event = { kind: 'erased' as const, by: change.actor.name };
	await insertInboxEvent(transaction, number, event, change.now);
	await audit(transaction, 'sampleRequest.erased', before, change, {
		before: { state: before.state },
		after: { state: stored.state },
	});
	return stored;
}

async function writeChange(
	transaction: DatabaseLike,
	fields: Omit<Parameters<typeof updateInboxRequest>[1], 'now'>,
	{ now }: InboxChange,
): Promise<InboxRequest> {
	const stored = await updateInboxRequest(transaction, { ...fields, now: now.toISOString() });
	if (!stored) throw staleProblem(await requireInboxRequest(transaction, fields.number));
	return stored;
}

/** The log names a request by its number alone: rows of the log are never erased. */
function audit(
	transaction: DatabaseLike,
	action: string,
	{ number }: InboxRequest,
	{ actor, requestId, now }: InboxChange,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
	const subject = { kind: 'sampleRequest', id: number, name: number };
	return recordAudit(transaction, { actor, requestId, action, subject, ...values }, now);
}

function toPostalAddress({ request }: InboxRequest): PostalAddress {
	return {
		street: request.streetAddress,
		street2: request.addressLine2,
		city: request.city,
		region: request.provinceOrState,
		postalCode: request.postalCode,
		country: request.country === 'United States' ? 'United States' : 'Canada',
	};
}
