import { randomUUID } from 'node:crypto';
import type { Company, StoredCompany } from '../../../domain/companies/company.ts';
import {
	type CompanyChange,
	requireCompany,
	staleCompany,
	subjectOf,
} from '../../../domain/companies/company-commands.server.ts';
import {
	findMerge,
	insertMerge,
	markMergeUndone,
} from '../../../domain/companies/company-merge-queries.server.ts';
import {
	findCompanyRecord,
	lockCompanies,
	updateCompany,
	updateMergedInto,
} from '../../../domain/companies/company-queries.server.ts';
import { pickDifferences } from '../../../platform/audit/audit-entry.ts';
import { recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { type MergePlan, planMerge, UNDO_MS } from './company-merge.ts';

type Version = { id: string; version: number };

/**
 * Both companies unchanged, and the result of merging the second into the first. Writes nothing.
 */
export async function previewMerge(
	db: DatabaseLike,
	remainingId: string,
	mergedId: string,
): Promise<{ remaining: StoredCompany; merged: StoredCompany; plan: MergePlan }> {
	const remaining = await requireCompany(db, remainingId);
	const merged = await requireCompany(db, mergedId);
	if (remaining.id === merged.id) {
		const message = say('problems.companies.same');
		throw new ProblemError('unprocessable', say('problems.companies.withItself'), [
			{ path: 'mergedId', message },
		]);
	}
	return { remaining, merged, plan: planMerge(remaining, merged) };
}

/**
 * Merges one company into another. The merged one stays stored and redirects to the other; its labels and requests stay
 * in place and count as the other's.
 * @throws ProblemError stale if either was saved since it was read.
 */
export async function mergeCompanies(
	transaction: DatabaseLike,
	params: { remaining: Version; merged: Version },
	{ actor, requestId, now = new Date() }: CompanyChange,
): Promise<{ company: StoredCompany; mergeId: string }> {
	await lockCompanies(transaction, [params.remaining.id, params.merged.id]);
	const { remaining, merged, plan } = await previewMerge(transaction, params.remaining.id, params.merged.id);
	for (const [company, read] of [
		[remaining, params.remaining],
		[merged, params.merged],
	] as const) {
		if (company.id !== read.id || company.version !== read.version)
			throw await staleCompany(transaction, read.id);
	}
	const at = now.toISOString();
	const change = { id: remaining.id, version: remaining.version, company: plan.company };
	const company = await updateCompany(transaction, change, at);
	if (!company) throw await staleCompany(transaction, remaining.id);
	if (!(await updateMergedInto(transaction, merged, remaining.id)))
		throw await staleCompany(transaction, merged.id);
	const mergeId = randomUUID();
	await insertMerge(transaction, {
		id: mergeId,
		remainingId: remaining.id,
		mergedId: merged.id,
		remainingBefore: toDocument(remaining),
		remainingVersion: company.version,
		by: actor.name,
		at,
	});
	const differences = pickDifferences(toDocument(remaining), plan.company);
	const log = { actor, requestId };
	await recordAudit(
		transaction,
		{
			...log,
			action: 'company.merged',
			subject: subjectOf(company),
			before: differences.before,
			after: { ...differences.after, merged: merged.operatingName },
		},
		now,
	);
	await recordAudit(
		transaction,
		{
			...log,
			action: 'company.mergedInto',
			subject: subjectOf(merged),
			after: { mergedInto: remaining.operatingName },
		},
		now,
	);
	return { company, mergeId };
}

/**
 * Undoes a merge within a day: the merged company is separate again. The other one is restored, unless it was changed
 * since; then it stays as it is, so that no later work is lost (`restored` false).
 * @throws ProblemError not-found; conflict if it was already undone or is too long ago.
 */
export async function undoMerge(
	transaction: DatabaseLike,
	params: { remainingId: string; mergeId: string },
	{ actor, requestId, now = new Date() }: CompanyChange,
): Promise<{ merged: StoredCompany; restored: boolean }> {
	const merge = await findMerge(transaction, params.mergeId);
	if (!merge || merge.remainingId !== params.remainingId)
		throw new ProblemError('not-found', say('problems.companies.noMerge'));
	if (merge.undoneAt !== null) throw new ProblemError('conflict', say('problems.companies.undone'));
	if (Date.parse(merge.at) + UNDO_MS < now.getTime()) {
		throw new ProblemError('conflict', say('problems.companies.oldMerge'));
	}
	await lockCompanies(transaction, [merge.remainingId, merge.mergedId]);
	const record = await findCompanyRecord(transaction, merge.mergedId);
	const remaining = await findCompanyRecord(transaction, merge.remainingId);
	if (!record || !remaining || record.mergedInto !== merge.remainingId) {
		throw new ProblemError('conflict', say('problems.companies.mergedAgain'));
	}
	const isOpen = await markMergeUndone(transaction, merge.id, now.toISOString());
	if (!isOpen || !(await updateMergedInto(transaction, record.company, ''))) {
		throw new ProblemError('conflict', say('problems.companies.undone'));
	}
	const restored =
		(await updateCompany(
			transaction,
			{ id: merge.remainingId, version: merge.remainingVersion, company: merge.remainingBefore },
			now.toISOString(),
		)) !== undefined;
	const log = { actor, requestId, action: 'company.mergeUndone' };
	await recordAudit(
		transaction,
		{
			...log,
			subject: subjectOf(remaining.company),
			after: { merged: record.company.operatingName, restored },
		},
		now,
	);
	await recordAudit(transaction, { ...log, subject: subjectOf(record.company) }, now);
	const merged = { ...record.company, version: record.company.version + 1 };
	return { merged, restored };
}

/** A company's fields without its row's metadata. */
function toDocument(company: StoredCompany): Company {
	const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...document } = company;
	return document;
}
