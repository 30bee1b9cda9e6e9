import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Company } from './company.ts';
import { readCompanyBefore } from './stored-company.server.ts';

export type CompanyMerge = {
	id: string;
	remainingId: string;
	mergedId: string;
	/** The kept company before the merge, and its version after it. */
	remainingBefore: Company;
	remainingVersion: number;
	/** Name of the person who merged them. */
	by: string;
	/** ISO 8601, UTC. */
	at: string;
	undoneAt: string | null;
};

export async function insertMerge(
	transaction: DatabaseLike,
	merge: Omit<CompanyMerge, 'undoneAt'>,
): Promise<void> {
	await transaction
		.insertInto('company_merge')
		.values({
			id: merge.id,
			kept_id: merge.remainingId,
			merged_id: merge.mergedId,
			kept_before: JSON.stringify(merge.remainingBefore),
			kept_version: merge.remainingVersion,
			merged_by: merge.by,
			merged_at: merge.at,
			undone_at: null,
		})
		.execute();
}

export async function findMerge(db: DatabaseLike, id: string): Promise<CompanyMerge | undefined> {
	const row = await db.selectFrom('company_merge').selectAll().where('id', '=', id).executeTakeFirst();
	return (
		row && {
			id: row.id,
			remainingId: row.kept_id,
			mergedId: row.merged_id,
			remainingBefore: readCompanyBefore(row),
			remainingVersion: row.kept_version,
			by: row.merged_by,
			at: row.merged_at,
			undoneAt: row.undone_at,
		}
	);
}

/** A merge into a company, as shown on its page. */
export type MergeSummary = { id: string; mergedName: string; by: string; at: string };

/** The merges into a company that have not been undone, newest first. */
export async function listMerges(
	db: DatabaseLike,
	companyId: string,
	limit: number,
): Promise<MergeSummary[]> {
	const rows = await db
		.selectFrom('company_merge')
		.innerJoin('company', 'company.id', 'company_merge.merged_id')
		.select(['company_merge.id', 'company.operating_name', 'merged_by', 'merged_at'])
		.where('kept_id', '=', companyId)
		.where('undone_at', 'is', null)
		.orderBy('merged_at', 'desc')
		.limit(limit)
		.execute();
	return rows.map((row) => ({
		id: row.id,
		mergedName: row.operating_name,
		by: row.merged_by,
		at: row.merged_at,
	}));
}

/** Number of merges into this company plus undone ones: it only ever increases. */
export async function countMergeSteps(db: DatabaseLike, companyId: string): Promise<number> {
	const row = await db
		.selectFrom('company_merge')
		.select((eb) => [eb.fn.countAll<number>().as('done'), eb.fn.count<number>('undone_at').as('undone')])
		.where('kept_id', '=', companyId)
		.executeTakeFirstOrThrow();
	return Number(row.done) + Number(row.undone);
}

/** False if it was already undone: of two concurrent undos, only one succeeds. */
export async function markMergeUndone(transaction: DatabaseLike, id: string, now: string): Promise<boolean> {
	const row = await transaction
		.updateTable('company_merge')
		.set({ undone_at: now })
		.where('id', '=', id)
		.where('undone_at', 'is', null)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}
