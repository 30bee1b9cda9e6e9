import { randomUUID } from 'node:crypto';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { type ListView, VIEW_LIMITS, viewHref } from './list-view.ts';
import { countViews, deleteView, findView, insertView } from './list-view-queries.server.ts';

/** A change that a signed-in person makes, never the command line. */
export type ViewChange = AuditedChange & { actor: { id: string } };

/** @throws ProblemError conflict if there are as many views as there may be; invalid if the name is taken. */
export async function createView(
	transaction: DatabaseLike,
	input: Omit<ListView, 'id'>,
	change: ViewChange,
): Promise<ListView> {
	const view = { id: randomUUID(), ...input };
	// Two views saved at the same moment may both be the last one: one too many harms nobody.
	if ((await countViews(transaction, view.path, ownerOf(view, change))) >= VIEW_LIMITS.perList)
		throw new ProblemError('conflict', say('problems.listViews.full', { most: VIEW_LIMITS.perList }));
	await store(transaction, view, change);
	await record(transaction, change, view.isShared ? 'shared' : 'saved', view, { after: view });
	return view;
}

/** @throws ProblemError not-found; invalid if the name is taken. */
export async function renameView(
	transaction: DatabaseLike,
	{ id, name }: { id: string; name: string },
	change: ViewChange,
): Promise<ListView> {
	const before = await takeAway(transaction, id, change);
	const view = { ...before, name };
	await store(transaction, view, change);
	await record(transaction, change, 'renamed', view, { before, after: view });
	return view;
}

/** @throws ProblemError not-found */
export async function removeView(transaction: DatabaseLike, id: string, change: ViewChange): Promise<void> {
	const before = await takeAway(transaction, id, change);
	await record(transaction, change, 'deleted', before, { before });
}

/** Deletes a view that the person may see; another person's own one does not exist for them. */
async function takeAway(transaction: DatabaseLike, id: string, { actor }: ViewChange): Promise<ListView> {
	const view = await findView(transaction, id, actor.id);
	if (view && (await deleteView(transaction, id))) return view;
	throw new ProblemError('not-found', say('problems.listViews.none'));
}

async function store(transaction: DatabaseLike, view: ListView, change: ViewChange): Promise<void> {
	const row = { ...view, ownerId: ownerOf(view, change) };
	if (await insertView(transaction, row, change.now.toISOString())) return;
	const message = say('problems.listViews.taken', { name: view.name });
	throw new ProblemError('invalid', undefined, [{ path: 'name', message }]);
}

function ownerOf({ isShared }: Pick<ListView, 'isShared'>, { actor }: ViewChange): string | null {
	return isShared ? null : actor.id;
}

/** All staff read the log, so it names shared views only; of an own one it says who, when and what was done. */
function record(
	transaction: DatabaseLike,
	{ actor, requestId, now }: ViewChange,
	verb: 'saved' | 'shared' | 'renamed' | 'deleted',
	{ id, name, isShared }: ListView,
	{ before, after }: { before?: ListView; after?: ListView },
): Promise<void> {
	const subject = { kind: 'listView', id, name: isShared ? name : actor.name };
	const values = (view: ListView | undefined) =>
		view && isShared ? { name: view.name, listAddress: viewHref(view) } : undefined;
	const entry = { actor, requestId, action: `listView.${verb}`, subject };
	return recordAudit(transaction, { ...entry, before: values(before), after: values(after) }, now);
}
