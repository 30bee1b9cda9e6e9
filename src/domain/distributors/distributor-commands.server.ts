import { pickDifferences } from '../../platform/audit/audit-entry.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogue-queries.server.ts';
import { productSlug } from '../catalogue/part-numbers/part-number.ts';
import type { DistributorRecord } from './distributor.ts';
import { recordDistributor } from './distributor-audit.server.ts';
import { type DistributorInput, fromDistributorInput, toDistributorInput } from './distributor-input.ts';
import {
	deleteDistributor,
	findDistributor,
	insertDistributor,
	listTakenIds,
	updateDistributor,
} from './distributor-queries.server.ts';

/** In characters; room is left for a number. */
const MAX_ID = 72;
/** Stores of one name and town are counted on. */
const MAX_NUMBER = 99;

/** @throws ProblemError not-found */
export async function requireDistributor(db: DatabaseLike, id: string): Promise<DistributorRecord> {
	const found = await findDistributor(db, id);
	if (found) return found;
	throw new ProblemError('not-found', say('distributorDesk.errors.missing', { name: id.slice(0, 80) }));
}

/** Stores a distributor that the schema accepted. Its id is made of its name, and its town if that is taken. */
export async function createDistributor(
	transaction: DatabaseLike,
	input: DistributorInput,
	change: AuditedChange,
): Promise<DistributorRecord> {
	// The row of the catalogue's version is the lock.
	const changedIn = await raiseCatalogueVersion(transaction);
	const id = await findFreeId(transaction, input);
	const at = change.now.toISOString();
	// Who enters it has just asked.
	await insertDistributor(transaction, fromDistributorInput(id, input), { at, confirmedAt: at }, changedIn);
	await recordDistributor(transaction, change, 'created', { id, name: input.name }, { after: { ...input } });
	return requireDistributor(transaction, id);
}

async function findFreeId(transaction: DatabaseLike, { name, city }: DistributorInput): Promise<string> {
	const own = productSlug(name).slice(0, MAX_ID).replace(/-+$/, '') || 'distributor';
	const withCity = `${own}-${productSlug(city)}`.slice(0, MAX_ID).replace(/-+$/, '');
	const numbered = Array.from({ length: MAX_NUMBER - 1 }, (_, at) => `${withCity}-${at + 2}`);
	const candidates = [own, withCity, ...numbered];
	const taken = await listTakenIds(transaction, candidates);
	const free = candidates.find((id) => !taken.has(id));
	if (free !== undefined) return free;
	const message = say('distributorDesk.errors.tooMany', { name });
	throw new ProblemError('invalid', undefined, [{ path: 'name', message }]);
}

/**
 * Stores a change of a distributor. A change without effect is not written.
 * @throws ProblemError not-found; stale, with what is stored
 */
export async function saveDistributor(
	transaction: DatabaseLike,
	{ id, version, input }: { id: string; version: number; input: DistributorInput },
	change: AuditedChange,
): Promise<DistributorRecord> {
	const changedIn = await raiseCatalogueVersion(transaction);
	const before = await requireDistributor(transaction, id);
	if (before.version !== version) throw staleProblem(before);
	const differences = pickDifferences(toDistributorInput(before), input);
	if (Object.keys(differences.after).length === 0) return before;
	const at = { version: version + 1, at: change.now.toISOString() };
	await updateDistributor(transaction, fromDistributorInput(id, input), at, changedIn);
	await recordDistributor(transaction, change, 'updated', { id, name: input.name }, differences);
	return requireDistributor(transaction, id);
}

/** Deletes a distributor for good. */
export async function removeDistributor(
	transaction: DatabaseLike,
	distributor: DistributorRecord,
	change: AuditedChange,
): Promise<void> {
	await raiseCatalogueVersion(transaction);
	await deleteDistributor(transaction, distributor.id);
	await recordDistributor(transaction, change, 'deleted', distributor);
}
