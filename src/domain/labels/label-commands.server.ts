import { pickDifferences } from '../../platform/audit/audit-entry.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { sayState } from '../../platform/problems/say-state.ts';
import { findCompany } from '../companies/company-queries.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { formatLabelNumber, type Label, type LabelInput, type PrintKind } from './label.ts';
import { type LabelLanguage, usualLanguage } from './label-language.ts';
import { insertLabelPrints } from './label-print-queries.server.ts';
import { completeLines } from './label-products.server.ts';
import {
	findLabel,
	insertLabel,
	listLabelsById,
	updateLabel,
	updateLabelState,
} from './label-queries.server.ts';
import { parseLabel } from './label-schema.ts';
import { canBecome, isEditable, isPrintable, type LabelState } from './label-state.ts';

/** Finds the language of a new label that names none. */
type FindLanguage = (label: LabelInput) => Promise<LabelLanguage>;

/** The usual language for a label's address and company. */
export async function findUsualLanguage(
	db: DatabaseLike,
	{ shippingAddress, companyId }: Pick<LabelInput, 'shippingAddress' | 'companyId'>,
): Promise<LabelLanguage> {
	const company = companyId === '' ? undefined : await findCompany(db, companyId);
	return usualLanguage(shippingAddress, company?.language);
}

/**
 * Validates the input for a label. A changed label that names no language keeps its own, or none.
 * @throws ProblemError invalid, naming every invalid field, such as "content.3.quantity".
 */
export async function requireValidLabel(
	catalogue: LiveCatalogue,
	body: unknown,
	{
		today,
		before,
		languageOf,
	}: { today: string; before?: LabelInput | undefined; languageOf?: FindLanguage },
): Promise<{ label: LabelInput; state: 'draft' | 'ready' }> {
	const parsed = parseLabel(body, today);
	if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
	const { content, errors } = await completeLines(catalogue, parsed.label.content, before?.content);
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	const label = { ...parsed.label, content };
	const language = label.language ?? (before ? before.language : await languageOf?.(label));
	return { label: language ? { ...label, language } : label, state: parsed.state };
}

/**
 * Stores a valid label, with its audit log entry.
 * @param source the number of the request or order that it ships; empty if there is none.
 */
export async function createLabel(
	transaction: DatabaseLike,
	label: LabelInput,
	state: LabelState,
	{ actor, requestId, now }: AuditedChange,
	source = '',
): Promise<Label> {
	const at = now.toISOString();
	const stored = await insertLabel(transaction, label, { state, by: actor.name, now: at, source });
	const after = { state, ...label, ...(source === '' ? {} : { source }) };
	await recordAudit(
		transaction,
		{ actor, requestId, action: 'label.created', subject: subjectOf(stored), after },
		now,
	);
	return stored;
}

/**
 * Stores a change of a label that was read at `version`.
 * @throws ProblemError not-found; conflict once it is printed; stale, with the current label.
 */
export async function saveLabel(
	transaction: DatabaseLike,
	change: { id: number; version: number; label: LabelInput; state: 'draft' | 'ready' },
	{ actor, requestId, now }: AuditedChange,
): Promise<Label> {
	const before = await requireLabel(transaction, change.id);
	if (before.version !== change.version) throw staleProblem(before);
	if (!isEditable(before.state)) {
		throw new ProblemError(
			'conflict',
			say('problems.labels.stays', { number: formatLabelNumber(change.id), state: sayState(before.state) }),
		);
	}
	const stored = await updateLabel(transaction, change, now.toISOString());
	if (!stored) throw staleProblem(await requireLabel(transaction, change.id));
	const { version: _, updatedAt: __, ...fields } = stored;
	const changes = pickDifferences(before, fields);
	await recordAudit(
		transaction,
		{ actor, requestId, action: 'label.updated', subject: subjectOf(stored), ...changes },
		now,
	);
	return stored;
}

const STATE_ACTIONS = { shipped: 'label.shipped', void: 'label.voided', printed: 'label.unshipped' } as const;
/** The states that staff move a label to themselves; the others follow from saving and printing. */
export type MovableState = keyof typeof STATE_ACTIONS;

type StateChange<State extends LabelState> = { id: number; version: number; state: State };

/**
 * Moves a label to another state.
 * @throws ProblemError not-found; stale; conflict if that state does not follow the current one.
 */
export async function moveLabel(
	transaction: DatabaseLike,
	change: StateChange<MovableState>,
	by: AuditedChange,
): Promise<Label> {
	const before = await requireLabel(transaction, change.id);
	if (before.version !== change.version) throw staleProblem(before);
	if (!canBecome(before.state, change.state)) {
		throw new ProblemError('conflict', sayMoveRefused(before, change.state));
	}
	return writeState(transaction, before, change, STATE_ACTIONS[change.state], by);
}

/**
 * Undoes a move: the label has the state from before it again, also one that no longer follows from the present one.
 * @throws ProblemError not-found; stale.
 */
export async function restoreLabelState(
	transaction: DatabaseLike,
	change: StateChange<LabelState>,
	by: AuditedChange,
): Promise<Label> {
	const before = await requireLabel(transaction, change.id);
	if (before.version !== change.version) throw staleProblem(before);
	return writeState(transaction, before, change, 'label.restored', by);
}

/** The refusal of a move that does not follow from a label's state. */
export function sayMoveRefused({ id, state }: Pick<Label, 'id' | 'state'>, after: LabelState) {
	return say('problems.labels.state', {
		number: formatLabelNumber(id),
		before: sayState(state),
		after: sayState(after),
	});
}

async function writeState(
	transaction: DatabaseLike,
	before: Label,
	change: StateChange<LabelState>,
	action: string,
	{ actor, requestId, now }: AuditedChange,
): Promise<Label> {
	const stored = await updateLabelState(transaction, change, now.toISOString());
	if (!stored) throw staleProblem(await requireLabel(transaction, change.id));
	await recordAudit(
		transaction,
		{
			actor,
			requestId,
			action,
			subject: subjectOf(stored),
			before: { state: before.state },
			after: { state: stored.state },
		},
		now,
	);
	return stored;
}

/**
 * Records that labels were sent to print, and returns them as stored at that moment, so that a stale page never
 * determines what is printed. Ready labels become printed; printing a packing list does not change their state.
 * @throws ProblemError not-found; conflict if any of them is a draft or void, in which case none is printed.
 */
export async function recordPrint(
	transaction: DatabaseLike,
	print: { ids: readonly number[]; kind: PrintKind; copies: number; cartons: number; paper: string },
	{ actor, requestId, now }: AuditedChange,
): Promise<Label[]> {
	const labels = await requirePrintable(transaction, print.ids);
	const at = now.toISOString();
	const { kind, copies, cartons, paper } = print;
	await insertLabelPrints(transaction, print.ids, { kind, copies, cartons, paper, by: actor.name, at });
	const printed: Label[] = [];
	for (const label of labels) {
		const moved =
			label.state === 'ready' && kind === 'label'
				? await updateLabelState(transaction, { id: label.id, version: label.version, state: 'printed' }, at)
				: label;
		if (!moved) throw staleProblem(await requireLabel(transaction, label.id));
		printed.push(moved);
		await recordAudit(
			transaction,
			{
				actor,
				requestId,
				action: kind === 'label' ? 'label.printed' : 'label.packingListPrinted',
				subject: subjectOf(label),
				after: { copies, cartons, paper },
			},
			now,
		);
	}
	return printed;
}

/**
 * The labels with these numbers, all of which must be printable.
 * @throws ProblemError not-found; conflict, naming those that are drafts or void.
 */
export async function requirePrintable(db: DatabaseLike, ids: readonly number[]): Promise<Label[]> {
	const labels = await requireLabels(db, ids);
	const refused = labels.filter(({ state }) => !isPrintable(state));
	if (refused.length === 0) return labels;
	const named = refused.map(({ id, state }) =>
		say('problems.labels.isInState', { number: formatLabelNumber(id), state: sayState(state) }),
	);
	throw new ProblemError('conflict', say('problems.labels.notPrinted', { labels: named }));
}

/** @throws ProblemError not-found. */
export async function requireLabel(db: DatabaseLike, id: number): Promise<Label> {
	const label = await findLabel(db, id);
	if (!label) throw new ProblemError('not-found', say('problems.labels.missing'));
	return label;
}

/**
 * The labels with these numbers, in the given order.
 * @throws ProblemError not-found, naming the missing ones.
 */
async function requireLabels(db: DatabaseLike, ids: readonly number[]): Promise<Label[]> {
	const labels = await listLabelsById(db, ids);
	const missing = ids.filter((id) => !labels.some((label) => label.id === id));
	if (missing.length === 0) return labels;
	throw new ProblemError(
		'not-found',
		say('problems.labels.noneOf', { numbers: missing.map(formatLabelNumber).join(', ') }),
	);
}

function subjectOf(label: Pick<Label, 'id' | 'operatingName'>) {
	return {
		kind: 'label',
		id: String(label.id),
		name: `${formatLabelNumber(label.id)} ${label.operatingName}`.trim(),
	};
}
