import { type AuditedChange, recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import { makeEventId } from '../../../platform/audit/event-id.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { staleProblem } from '../../../platform/http/version-match.server.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { listLines } from '../../rich-text/rich-text.ts';
import { countReaders, insertDeliveries, withdrawQueued } from './delivery-queries.server.ts';
import {
	BLANK_TEXT,
	type Issue,
	type IssueState,
	type IssueText,
	type IssueTexts,
	listMissing,
	nameIssue,
} from './issue.ts';
import { findIssue, insertIssue, updateIssue } from './issue-queries.server.ts';

/** The version of an issue that a change was made from. */
type IssueVersion = { id: string; version: number };

/** @throws ProblemError not-found */
export async function requireIssue(db: DatabaseLike, id: string): Promise<Issue> {
	const found = await findIssue(db, id);
	if (found) return found;
	throw new ProblemError('not-found', say('newsletter.issues.errors.missing'));
}

/** Begins an issue, with the texts of another one or blank. */
export async function createIssue(
	transaction: DatabaseLike,
	texts: IssueTexts | undefined,
	change: AuditedChange,
): Promise<Issue> {
	const id = makeEventId(change.now);
	const { english = BLANK_TEXT, french = BLANK_TEXT } = texts ?? {};
	await insertIssue(transaction, id, { english, french }, change.now.toISOString());
	const issue = await requireIssue(transaction, id);
	await recordIssue(transaction, change, 'created', issue);
	return issue;
}

/**
 * Stores the texts of a draft. A change without effect is not written.
 * @throws ProblemError not-found; stale, with what is stored; conflict once it is being sent
 */
export async function saveIssue(
	transaction: DatabaseLike,
	at: IssueVersion,
	texts: IssueTexts,
	change: AuditedChange,
): Promise<Issue> {
	const before = await requireAt(transaction, at, ['draft']);
	const values = pickChangedLines(before, texts);
	if (values === undefined) return before;
	const stored = await write(transaction, at, { texts }, change);
	await recordIssue(transaction, change, 'updated', stored, values);
	return stored;
}

/**
 * Begins to send an issue to everybody who has confirmed their address by now.
 * @throws ProblemError not-found; stale; conflict if it was sent before or has no readers; invalid if a text is missing
 */
export async function sendIssue(
	transaction: DatabaseLike,
	at: IssueVersion,
	change: AuditedChange,
): Promise<Issue> {
	const before = await requireAt(transaction, at, ['draft']);
	requireComplete(listMissing(before));
	const readers = (await countReaders(transaction)).reduce((sum, { count }) => sum + count, 0);
	if (readers === 0) throw new ProblemError('conflict', say('newsletter.issues.errors.nobody'));
	const sentAt = change.now.toISOString();
	const stored = await write(
		transaction,
		at,
		{ state: 'sending', sentAt, nextAt: sentAt, isUnsettled: true },
		change,
	);
	await insertDeliveries(transaction, at.id);
	await recordIssue(transaction, change, 'sent', stored, { after: { readers } });
	return stored;
}

/** @throws ProblemError invalid, with each missing field */
export function requireComplete(missing: readonly string[]): void {
	if (missing.length === 0) return;
	const errors = missing.map((path) => ({ path, message: say('validation.empty') }));
	throw new ProblemError('invalid', undefined, errors);
}

/** Stops an issue that is being sent. Mails that were tried already may arrive; the others wait. */
export async function stopIssue(
	transaction: DatabaseLike,
	at: IssueVersion,
	change: AuditedChange,
): Promise<Issue> {
	await requireAt(transaction, at, ['sending']);
	const stored = await write(transaction, at, { state: 'stopped' }, change);
	await withdrawQueued(transaction, at.id);
	await recordIssue(transaction, change, 'stopped', stored);
	return stored;
}

/** Goes on with a stopped issue: to those who wait for it, and to nobody twice. */
export async function resumeIssue(
	transaction: DatabaseLike,
	at: IssueVersion,
	change: AuditedChange,
): Promise<Issue> {
	await requireAt(transaction, at, ['stopped']);
	const stored = await write(transaction, at, { state: 'sending', nextAt: change.now.toISOString() }, change);
	await recordIssue(transaction, change, 'resumed', stored);
	return stored;
}

async function requireAt(
	transaction: DatabaseLike,
	{ id, version }: IssueVersion,
	states: readonly IssueState[],
): Promise<Issue> {
	const before = await requireIssue(transaction, id);
	if (!states.includes(before.state))
		throw new ProblemError('conflict', say(`newsletter.issues.errors.${before.state}`));
	if (before.version !== version) throw staleProblem(before);
	return before;
}

/** Writes a change, unless another one came first. */
async function write(
	transaction: DatabaseLike,
	at: IssueVersion,
	values: Parameters<typeof updateIssue>[2],
	change: AuditedChange,
): Promise<Issue> {
	const isWritten = await updateIssue(transaction, at, values, change.now.toISOString());
	const stored = await requireIssue(transaction, at.id);
	if (!isWritten) throw staleProblem(stored);
	return stored;
}

/** The lines that a save takes out of each language and puts in; undefined if nothing changes. */
function pickChangedLines(before: IssueTexts, after: IssueTexts) {
	const changed = (['english', 'french'] as const).filter(
		(language) => JSON.stringify(before[language]) !== JSON.stringify(after[language]),
	);
	if (changed.length === 0) return undefined;
	const linesOf = (texts: IssueTexts, others: IssueTexts) =>
		Object.fromEntries(
			changed.map((language) => {
				const kept = new Set(toLines(others[language]));
				return [language, toLines(texts[language]).filter((line) => !kept.has(line))];
			}),
		);
	return { before: linesOf(before, after), after: linesOf(after, before) };
}

const toLines = ({ subject, heading, body, plain }: IssueText) =>
	[subject, heading, ...listLines(body), ...plain.split('\n')].filter((line) => line !== '');

function recordIssue(
	transaction: DatabaseLike,
	{ actor, requestId, now }: AuditedChange,
	action: 'created' | 'updated' | 'sent' | 'stopped' | 'resumed',
	issue: Issue,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
	const subject = { kind: 'issue', id: issue.id, name: nameIssue(issue, DEFAULT_LOCALE) };
	return recordAudit(transaction, { actor, requestId, action: `issue.${action}`, subject, ...values }, now);
}
