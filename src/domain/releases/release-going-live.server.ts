import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogue-queries.server.ts';
import type { Release } from './release.ts';
import { applyChange, pickTouched, revertChange } from './release-change.ts';
import {
	type CheckedItem,
	checkItems,
	refuseProblems,
	requireReady,
	toProblems,
} from './release-check.server.ts';
import { type ReleaseVersion, requireReleaseAt, UNPLANNED, writeRelease } from './release-commands.server.ts';
import { upsertReleaseItem } from './release-queries.server.ts';
import type { FoundRecord, ReleaseTarget } from './release-target.server.ts';

/**
 * Makes all changes of a release, each by its record's own save. All of them are one transaction, so that every page
 * shows all or none.
 * @throws ProblemError not-found; stale; conflict, naming what is in the way
 */
export async function goLive(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	targets: readonly ReleaseTarget[],
	change: AuditedChange,
): Promise<Release> {
	// The lock of every catalogue write: what is read next stays as it is.
	await raiseCatalogueVersion(transaction);
	const release = await requireReleaseAt(transaction, at, ['open', 'planned']);
	const checked = await requireReady(transaction, at.id, targets);
	await saveEach(transaction, checked, async ({ item, target }, found) => {
		await target.save(
			transaction,
			{ id: item.id, version: found.version, fields: applyChange(found.fields, item) },
			change,
		);
		const replaced = pickTouched(found.fields, item);
		await upsertReleaseItem(transaction, at.id, { ...item, replaced });
	});
	const liveAt = change.now.toISOString();
	const values = { ...UNPLANNED, state: 'live' as const, live_at: liveAt, failure: '', preview_token: '' };
	return writeRelease(transaction, release, values, change, 'wentLive');
}

/** A record of which a part stays as it is, because somebody has changed it since. */
export type KeptRecord = { record: string; fields: string[] };

/**
 * Takes a release back as one: its fields are as they were before it, but for those that somebody has changed since.
 * @throws ProblemError not-found; stale; conflict if it is not live, or if a record refuses
 */
export async function takeBack(
	transaction: DatabaseLike,
	at: ReleaseVersion,
	targets: readonly ReleaseTarget[],
	change: AuditedChange,
): Promise<{ release: Release; kept: KeptRecord[] }> {
	await raiseCatalogueVersion(transaction);
	const release = await requireReleaseAt(transaction, at, ['live']);
	const checked = await checkItems(transaction, at.id, targets);
	const kept: KeptRecord[] = [];
	// In the opposite order, so that what depends on another record goes first.
	await saveEach(transaction, checked.toReversed(), async ({ item, target }, found) => {
		const { after, replaced = item.before } = item;
		const reverted = revertChange(found.fields, { before: replaced, after });
		if (reverted.kept.length > 0) kept.push({ record: item.name, fields: reverted.kept });
		const { fields } = reverted;
		await target.save(transaction, { id: item.id, version: found.version, fields }, change);
	});
	const taken = await writeRelease(transaction, release, { state: 'takenBack' }, change, 'takenBack');
	return { release: taken, kept };
}

/**
 * Saves records one after another, each as it is by then: the new number of one glove changes the gloves that name it. A
 * record that is gone stays so.
 * @throws ProblemError conflict, naming the first that refuses and why
 */
async function saveEach(
	transaction: DatabaseLike,
	checked: readonly CheckedItem[],
	save: (one: CheckedItem, found: FoundRecord) => Promise<void>,
): Promise<void> {
	for (const one of checked) {
		try {
			const found = await one.target.find(transaction, one.item.id);
			if (found) await save(one, found);
		} catch (error) {
			if (!(error instanceof ProblemError)) throw error;
			refuseProblems(toProblems(one.item.name, error));
		}
	}
}
