import { raiseCatalogueVersion } from '../../../domain/catalogue/catalogue-queries.server.ts';
import type { DistributorRecord } from '../../../domain/distributors/distributor.ts';
import {
	createDistributor,
	saveDistributor,
} from '../../../domain/distributors/distributor-commands.server.ts';
import {
	findDistributorsState,
	listDistributorRecords,
} from '../../../domain/distributors/distributor-queries.server.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { eachPage } from '../../../platform/db/keyset.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { type DistributorFilePlan, planDistributorFile } from './distributor-file.ts';

/** What a file would change, or has changed. */
export type DistributorFileReport = {
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

const SHOWN_ERRORS = 200;
const SHOWN_CHANGES = 50;

/** What a file would change. */
export async function previewImport(
	db: DatabaseLike,
	csv: string,
	locale: Locale,
): Promise<DistributorFileReport> {
	const state = await findDistributorsState(db);
	return report(planDistributorFile(csv, await listAll(db)), state, locale);
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
	for (const input of plan.created) await createDistributor(transaction, input, change);
	for (const { before, input } of plan.changed)
		await saveDistributor(transaction, { id: before.id, version: before.version, input }, change);
	return report(plan, await findDistributorsState(transaction), locale);
}

async function listAll(db: DatabaseLike): Promise<DistributorRecord[]> {
	const all: DistributorRecord[] = [];
	const query = { text: '', province: '', state: '' } as const;
	for await (const { distributors } of eachPage((page) => listDistributorRecords(db, query, page)))
		all.push(...distributors);
	return all;
}

function report(plan: DistributorFilePlan, state: string, locale: Locale): DistributorFileReport {
	const { rows, created, changed, unchanged, errors, ignoredColumns } = plan;
	return {
		state,
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
