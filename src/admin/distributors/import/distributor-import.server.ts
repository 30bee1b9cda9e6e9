import { raiseCatalogueVersion } from '../../../domain/catalogue/catalogue-queries.server.ts';
import type { DistributorRecord } from '../../../domain/distributors/distributor.ts';
import {
	createDistributor,
	removeDistributor,
	saveDistributor,
} from '../../../domain/distributors/distributor-commands.server.ts';
import { toDistributorInput } from '../../../domain/distributors/distributor-input.ts';
import {
	findDistributor,
	findDistributorsState,
	listDistributorRecords,
} from '../../../domain/distributors/distributor-queries.server.ts';
import { distributorInputSchema } from '../../../domain/distributors/distributor-schema.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { eachPage } from '../../../platform/db/keyset.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { BulkDone } from '../../kit/bulk/bulk-change.ts';
import { insertBulkChange, takeBulkChange } from '../../kit/bulk/bulk-queries.server.ts';
import { type DistributorFilePlan, planDistributorFile } from './distributor-file.ts';

/** What a file would change, or has changed. */
export type DistributorFileReport = {
	/** Undoes the import for a day; empty for a preview. */
	undoId: string;
	/** What is stored now: an import is refused if it has changed since the preview. */
	state: string;
	rows: number;
	created: number;
	changed: number;
	unchanged: number;
	errors: { row: number | undefined; column: string; value: string; reason: string }[];
	/** Number of errors; `errors` contains the first of them. */
	errorCount: number;
	/** Number of rows with an error. */
	leftOut: number;
	ignoredColumns: string[];
	/** The first changes: a store, and the fields that change; none for a new store. */
	changes: { name: string; fields: string[] }[];
};

/** The kind of imports among the changes of many records. */
export const IMPORT_KIND = 'distributor';

const SHOWN_ERRORS = 200;
const SHOWN_CHANGES = 50;

/** What a file would change. */
export async function previewImport(
	db: DatabaseLike,
	csv: string,
	locale: Locale,
): Promise<DistributorFileReport> {
	const state = await findDistributorsState(db);
	return report(planDistributorFile(csv, await listAll(db)), { state, undoId: '' }, locale);
}

/** Stores what a file changes, all of it or nothing. @throws ProblemError conflict if the preview is outdated */
export async function importDistributors(
	transaction: DatabaseLike,
	{ csv, state, locale }: { csv: string; state: string; locale: Locale },
	change: AuditedChange,
): Promise<DistributorFileReport> {
	// The lock of every write of distributors.
	await raiseCatalogueVersion(transaction);
	if ((await findDistributorsState(transaction)) !== state)
		throw new ProblemError('conflict', say('distributorDesk.errors.changedMeanwhile'));
	const plan = planDistributorFile(csv, await listAll(transaction));
	const records: { id: string; before: string; version: number }[] = [];
	for (const input of plan.created) {
		const { id, version } = await createDistributor(transaction, input, change);
		records.push({ id, before: '', version });
	}
	for (const { before, input } of plan.changed) {
		const { id, version } = before;
		const saved = await saveDistributor(transaction, { id, version, input }, change);
		records.push({ id, before: JSON.stringify(toDistributorInput(before)), version: saved.version });
	}
	const accountId = change.actor.id ?? '';
	const kept = { kind: IMPORT_KIND, field: 'import', accountId, now: change.now, records };
	const undoId = records.length > 0 ? await insertBulkChange(transaction, kept) : '';
	return report(plan, { state: await findDistributorsState(transaction), undoId }, locale);
}

/**
 * Undoes an import: new stores are deleted, and changed ones are as before. Stores saved since then are left alone and
 * named.
 * @throws ProblemError conflict if it was undone before, or more than a day has passed
 */
export async function undoImport(
	transaction: DatabaseLike,
	undoId: string,
	change: AuditedChange,
): Promise<BulkDone> {
	await raiseCatalogueVersion(transaction);
	const taken = await takeBulkChange(transaction, { id: undoId, kind: IMPORT_KIND, now: change.now });
	if (!taken) throw new ProblemError('conflict', say('staff.bulk.tooLate'));
	const skipped: string[] = [];
	for (const { id, before, version } of taken.records) {
		const stored = await findDistributor(transaction, id);
		if (stored?.version !== version) {
			skipped.push(stored?.name ?? id);
			continue;
		}
		if (before === '') await removeDistributor(transaction, stored, change);
		else {
			const input = distributorInputSchema.parse(JSON.parse(before));
			await saveDistributor(transaction, { id, version, input }, change);
		}
	}
	return { id: '', changed: taken.records.length - skipped.length, skipped };
}

async function listAll(db: DatabaseLike): Promise<DistributorRecord[]> {
	const all: DistributorRecord[] = [];
	const query = { text: '', province: '', state: '' } as const;
	for await (const { distributors } of eachPage((page) => listDistributorRecords(db, query, page)))
		all.push(...distributors);
	return all;
}

function report(
	plan: DistributorFilePlan,
	stored: { state: string; undoId: string },
	locale: Locale,
): DistributorFileReport {
	const { rows, created, changed, unchanged, errors, ignoredColumns } = plan;
	return {
		...stored,
		rows,
		created: created.length,
		changed: changed.length,
		unchanged,
		errors: errors.slice(0, SHOWN_ERRORS).map((error) => ({
			...error,
			reason: typeof error.reason === 'string' ? error.reason : wordMessage(locale, error.reason),
		})),
		errorCount: errors.length,
		leftOut: new Set(errors.flatMap(({ row }) => row ?? [])).size,
		ignoredColumns,
		changes: [
			...created.map(({ name }) => ({ name, fields: [] })),
			...changed.map(({ input, fields }) => ({ name: input.name, fields })),
		].slice(0, SHOWN_CHANGES),
	};
}
