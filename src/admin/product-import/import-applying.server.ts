import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import type { ImportState, RowReport } from '../../domain/catalogue-import/product-import.ts';
import { refuseRow } from '../../domain/catalogue-import/row-check.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { issueFrom, issueOf, say } from '../../platform/i18n/message.ts';
import { PROBLEM_TITLES, ProblemError } from '../../platform/problems/problem.server.ts';
import { createProduct, type ProductChange, saveProduct } from '../products/product-commands.server.ts';
import { checkStoredRow, loadSurroundings, type RowSurroundings } from './import-checking.server.ts';
import { writeRows } from './import-commands.server.ts';
import type { ImportWork } from './import-work.server.ts';
import { type StoredImport, updateImport } from './product-import-queries.server.ts';
import { countImportRows, type StoredRow } from './review/import-row-queries.server.ts';
import { readStoredReport } from './stored-import.server.ts';

/** The author of the changes, for version histories and the log. */
export function changeOf({ staff_id: id, staff_name: name }: StoredImport): ProductChange {
	return { actor: { id, name }, writtenAs: `${name} (import)`, action: 'product.imported' };
}

/**
 * Writes the rows that staff chose, each by the rules of the product form. A glove saved since the check is left
 * unchanged.
 */
export async function applyImport(work: ImportWork): Promise<void> {
	const { db, stored } = work;
	const surroundings = await loadSurroundings(work);
	const { written, skipped, chosen: total } = await countImportRows(db, stored.id);
	await writeRows(
		work,
		{ done: written + skipped, total },
		{
			left: { outcome: ['new', 'changed'], result: '', isExcluded: false },
			write: (transaction, row, record) => writeRow(transaction, row, record, surroundings, changeOf(stored)),
			end: (transaction) => endApplying(transaction, stored, 'done'),
		},
	);
}

/** Marks the import as done or stopped, with an audit log entry. */
export async function endApplying(
	transaction: DatabaseLike,
	stored: StoredImport,
	state: Extract<ImportState, 'done' | 'stopped'>,
): Promise<void> {
	const { written, skipped } = await countImportRows(transaction, stored.id);
	await recordAudit(transaction, {
		actor: { id: stored.staff_id, name: stored.staff_name },
		action: state === 'done' ? 'productImport.written' : 'productImport.stopped',
		subject: { kind: 'productImport', id: stored.id, name: stored.file_name },
		after: { written, skipped },
	});
	await updateImport(transaction, stored.id, { state, finished_at: new Date().toISOString() });
}

async function writeRow(
	transaction: DatabaseLike,
	row: StoredRow,
	record: ProductRecord | undefined,
	surroundings: RowSurroundings,
	change: ProductChange,
): Promise<StoredRow> {
	const isAsChecked = (record?.version ?? 0) === row.base_version;
	const checked = isAsChecked
		? await checkStoredRow(transaction, row, record, surroundings)
		: refuseRow('partNumber', row.part_number, describeSave(record));
	if (checked.input === undefined) return skip(row, checked.report);
	const { input } = checked;
	try {
		const stored = record
			? await saveProduct(
					transaction,
					{ partNumber: row.part_number, version: record.version, input },
					change,
				)
			: await createProduct(transaction, input, change);
		return { ...row, result: 'written', written_version: stored.version, record: '' };
	} catch (error) {
		if (!(error instanceof ProblemError)) throw error;
		const [first] = error.errors ?? [];
		const why = first?.message ?? error.detail ?? say(PROBLEM_TITLES[error.kind]);
		const reason = typeof why === 'string' ? why : issueFrom(why);
		return skip(row, refuseRow(first?.path ?? '', undefined, reason).report);
	}
}

function describeSave(record: ProductRecord | undefined): string {
	if (!record) return issueOf('importing.gloveGone');
	const { updatedBy: name } = record;
	return name === '' ? issueOf('importing.saved') : issueOf('importing.savedBy', { name });
}

function skip(row: StoredRow, report: RowReport): StoredRow {
	const before = readStoredReport(row);
	return { ...row, result: 'skipped', report: JSON.stringify({ ...before, errors: report.errors }) };
}
