import { randomBytes } from 'node:crypto';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { makeEventId } from '../../platform/audit/event-id.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { lockCatalogue } from '../catalogue/catalogue-queries.server.ts';
import { RELEASE_LIMITS, type Release, type ReleaseRecord, type ReleaseState } from './release.ts';
import { applyChange, isEmptyChange, pickChange, type RecordFields } from './release-change.ts';
import { type ReleaseProblem, requireReady } from './release-check.server.ts';
import {
	countReleaseItems,
	deleteReleaseItem,
	findRelease,
	findReleaseItem,
	insertReleaseRow,
	type ReleaseRow,
	updateRelease,
	upsertReleaseItem,
} from './release-queries.server.ts';
import type { ReleaseTarget } from './release-target.server.ts';

/** The version of a release that a change was made from. */
export type ReleaseVersion = { id: string; version: number };

/** The catalogue's lock is that of releases too: none goes live while it is changed. */
const lockReleases = lockCatalogue;

/** @throws ProblemError not-found */
export async function requireRelease(db: DatabaseLike, id: string): Promise<Release> {
	const found = await findRelease(db, id);
	if (found) return found;
	throw new ProblemError('not-found', say('releases.errors.missing'));
}

/** @throws ProblemError not-found; conflict in another state; stale, with what is stored */
export async function requireReleaseAt(
	transaction: DatabaseLike,
	{ id, version }: ReleaseVersion,
	states: readonly ReleaseState[],
): Promise<Release> {
	const found = await requireRelease(transaction, id);
	if (!states.includes(found.state))
		throw new ProblemError('conflict', say(`releases.errors.${found.state}`));
	if (found.version !== version) throw staleProblem(found);
	return found;
}

/** Begins a release with nothing in it. */
export async function createRelease(
	transaction: DatabaseLike,
	name: string,
	change: AuditedChange,
): Promise<Release> {
	const at = change.now.toISOString();
	const row: ReleaseRow = {
		id: makeEventId(change.now),
		name,
		state: 'open',
		due_at: '',
		due_day: '',
		live_at: '',
		failure: '',
		planned_by: '',
		planned_by_name: '',
		preview_token: '',
		version: 1,
		created_at: at,
		updated_at: at,
		updated_by: change.actor.name,
	};
	await insertReleaseRow(transaction, row);
	const release = await requireRelease(transaction, row.id);
	await recordRelease(transaction, change, 'created', release);
	return release;
}

/** @throws ProblemError not-found; conflict once it is live; stale */
export async function renameRelease(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	name: string,
	change: AuditedChange,
): Promise<Release> {
	await lockReleases(transaction);
	const before = await requireReleaseAt(transaction, at, ['open', 'planned']);
	if (before.name === name) return before;
	const values = { before: { name: before.name }, after: { name } };
	return writeRelease(transaction, before, { name }, change, 'renamed', values);
}

/**
 * Gives a release its time. From then on it is not changed, unless it is opened again.
 * @throws ProblemError not-found; stale; conflict if it is not open, is empty, or cannot go live as things are; invalid
 * for a time in the past
 */
export async function planRelease(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	{ dueAt, dueDay }: { dueAt: Date; dueDay: string },
	targets: readonly ReleaseTarget[],
	change: AuditedChange,
): Promise<Release> {
	await lockReleases(transaction);
	const before = await requireReleaseAt(transaction, at, ['open']);
	if (dueAt <= change.now)
		throw new ProblemError('invalid', undefined, [{ path: 'time', message: say('releases.errors.past') }]);
	await requireReady(transaction, before.id, targets);
	const values = {
		state: 'planned' as const,
		due_at: dueAt.toISOString(),
		due_day: dueDay,
		failure: '',
		planned_by: change.actor.id ?? '',
		planned_by_name: change.actor.name,
	};
	return writeRelease(transaction, before, values, change, 'planned', { after: { dueAt: values.due_at } });
}

/** Takes a release's time away, so that it can be changed; one that was taken back can be changed too. @throws ProblemError not-found; stale; conflict */
export async function reopenRelease(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	change: AuditedChange,
): Promise<Release> {
	await lockReleases(transaction);
	const before = await requireReleaseAt(transaction, at, ['planned', 'takenBack']);
	const values = before.dueAt === '' ? {} : { before: { dueAt: before.dueAt } };
	return writeRelease(transaction, before, UNPLANNED, change, 'reopened', values);
}

/** Opens a release again that could not go live at its time, with what was in the way. One changed since stays. */
export async function failRelease(
	transaction: DatabaseLike,
	{ id, version }: ReleaseVersion,
	problems: readonly ReleaseProblem[],
	change: AuditedChange,
): Promise<void> {
	await lockReleases(transaction);
	const before = await findRelease(transaction, id);
	if (before?.state !== 'planned' || before.version !== version) return;
	const values = { ...UNPLANNED, failure: JSON.stringify(problems) };
	await writeRelease(transaction, before, values, change, 'failed', { before: { dueAt: before.dueAt } });
}

/** An open release without a time. */
export const UNPLANNED = {
	state: 'open',
	due_at: '',
	due_day: '',
	planned_by: '',
	planned_by_name: '',
} as const;

/** Makes the link of a release's preview, or takes it away. @throws ProblemError not-found; stale; conflict */
export async function sharePreview(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	isShared: boolean,
	change: AuditedChange,
): Promise<Release> {
	await lockReleases(transaction);
	const before = await requireReleaseAt(transaction, at, ['open', 'planned']);
	if (isShared === (before.previewToken !== '')) return before;
	const previewToken = isShared ? randomBytes(16).toString('base64url') : '';
	const action = isShared ? 'shared' : 'unshared';
	return writeRelease(transaction, before, { preview_token: previewToken }, change, action);
}

/** A record as a release has it: with the release's change, and the versions that an edit is made from. */
export type ReleasedFields = { fields: RecordFields; recordVersion: number; itemVersion: number };

/**
 * A record with the change that a release has of it, if it has one.
 * @throws ProblemError not-found
 */
export async function readReleased(
	db: DatabaseLike,
	releaseId: string,
	record: ReleaseRecord,
	target: ReleaseTarget,
): Promise<ReleasedFields & { name: string; stored: RecordFields; isDraft: boolean }> {
	const [found, item] = await Promise.all([
		target.find(db, record.id),
		findReleaseItem(db, releaseId, record),
	]);
	if (!found) throw new ProblemError('not-found', say('releases.errors.recordMissing'));
	return {
		name: found.name,
		stored: found.fields,
		isDraft: found.isDraft,
		fields: item ? applyChange(found.fields, item) : found.fields,
		recordVersion: found.version,
		itemVersion: item?.version ?? 0,
	};
}

/**
 * Puts a record into a release as somebody wants it to be.
 * @throws ProblemError not-found; conflict if the release is not open or full; stale, with what is stored; invalid,
 * naming each wrong field, or if nothing differs
 */
export async function putIntoRelease(
	transaction: DatabaseLike,
	releaseId: string,
	record: ReleaseRecord & { body: unknown; recordVersion: number; itemVersion: number },
	target: ReleaseTarget,
	change: AuditedChange,
): Promise<ReleasedFields> {
	await lockReleases(transaction);
	const release = await requireOpen(transaction, releaseId);
	const before = await readReleased(transaction, releaseId, record, target);
	if (before.recordVersion !== record.recordVersion || before.itemVersion !== record.itemVersion)
		throw staleProblem({
			...before.fields,
			recordVersion: before.recordVersion,
			version: before.itemVersion,
		});
	const wanted = await target.parse(transaction, record.id, record.body);
	const differing = pickChange(before.stored, wanted);
	if (isEmptyChange(differing)) throw new ProblemError('conflict', say('releases.errors.unchanged'));
	if (before.itemVersion === 0) await requireRoom(transaction, releaseId);
	const { kind, id } = record;
	const version = before.itemVersion + 1;
	// Of a draft, all of it was reviewed: what is typed into it later must not go live with the rest.
	const put = before.isDraft ? { before: before.stored, after: wanted } : differing;
	await upsertReleaseItem(transaction, releaseId, { kind, id, name: before.name, version, ...put });
	await writeRelease(transaction, release, {}, change, 'filled', { after: { record: before.name } });
	return { fields: wanted, recordVersion: before.recordVersion, itemVersion: version };
}

/** Takes a record out of a release. @throws ProblemError not-found; stale; conflict if the release is not open */
export async function takeOutOfRelease(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	record: ReleaseRecord,
	change: AuditedChange,
): Promise<Release> {
	await lockReleases(transaction);
	const release = await requireReleaseAt(transaction, at, ['open']);
	const item = await findReleaseItem(transaction, at.id, record);
	if (!item) return release;
	await deleteReleaseItem(transaction, at.id, record);
	return writeRelease(transaction, release, {}, change, 'emptied', { before: { record: item.name } });
}

async function requireOpen(transaction: DatabaseLike, id: string): Promise<Release> {
	const { version } = await requireRelease(transaction, id);
	return requireReleaseAt(transaction, { id, version }, ['open']);
}

async function requireRoom(db: DatabaseLike, releaseId: string): Promise<void> {
	if ((await countReleaseItems(db, releaseId)) < RELEASE_LIMITS.items) return;
	throw new ProblemError('conflict', say('releases.errors.full', { most: RELEASE_LIMITS.items }));
}

/** Writes a change of a release, with its entry in the activity log. */
export async function writeRelease(
	transaction: DatabaseLike,
	{ id }: { id: string },
	values: Parameters<typeof updateRelease>[2],
	change: AuditedChange,
	action: string,
	logged: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<Release> {
	const at = change.now.toISOString();
	await updateRelease(transaction, id, { ...values, updated_at: at, updated_by: change.actor.name });
	const release = await requireRelease(transaction, id);
	await recordRelease(transaction, change, action, release, logged);
	return release;
}

function recordRelease(
	transaction: DatabaseLike,
	{ actor, requestId, now }: AuditedChange,
	action: string,
	{ id, name }: Release,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
	const subject = { kind: 'release', id, name };
	return recordAudit(transaction, { actor, requestId, action: `release.${action}`, subject, ...values }, now);
}
