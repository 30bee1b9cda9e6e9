import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { takeNextNumber } from '../../platform/db/number-series-queries.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { listNormalizedNames, normalizeName } from '../companies/company-name.ts';
import { countPairs, type Label, type LabelInput } from './label.ts';
import { labelSearchText } from './label-search-text.ts';
import type { LabelState } from './label-state.ts';
import { readStoredLabel } from './stored-label.server.ts';

type LabelRow = Selectable<Schema['label']>;

/** First label number: four-digit numbers are not mistaken for quantities. */
const FIRST_NUMBER = 1000;

export function toLabel(row: LabelRow): Label {
	return {
		...readStoredLabel(row),
		id: row.id,
		state: row.state,
		source: row.source,
		version: row.version,
		createdBy: row.created_by,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

function toColumns(label: LabelInput) {
	return {
		date: label.date,
		operating_name: label.operatingName,
		company_id: label.companyId,
		invoice_number: label.invoiceNumber,
		purchase_order_number: label.purchaseOrderNumber,
		line_count: label.content.length,
		pair_count: countPairs(label.content),
		document: JSON.stringify(label),
	};
}

export async function insertLabel(
	transaction: DatabaseLike,
	label: LabelInput,
	{ state, by, now, source = '' }: { state: LabelState; by: string; now: string; source?: string },
): Promise<Label> {
	const id = FIRST_NUMBER + (await takeNextNumber(transaction, 'label'));
	const row = {
		id,
		state,
		source,
		version: 1,
		created_by: by,
		created_at: now,
		updated_at: now,
		...toColumns(label),
	};
	await transaction.insertInto('label').values(row).execute();
	const stored = toLabel(row);
	await transaction
		.insertInto('label_search')
		.values({ label_id: id, search_text: labelSearchText(stored) })
		.execute();
	return stored;
}

/**
 * Updates a label that was read at `version` and returns it; undefined if the version has changed. The row is checked
 * atomically, so of two concurrent edits only one can succeed.
 */
export async function updateLabel(
	transaction: DatabaseLike,
	change: { id: number; version: number; label: LabelInput; state: LabelState },
	now: string,
): Promise<Label | undefined> {
	const { id, version, label, state } = change;
	const row = await transaction
		.updateTable('label')
		.set({ ...toColumns(label), state, version: version + 1, updated_at: now })
		.where('id', '=', id)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	const stored = toLabel(row);
	await transaction
		.updateTable('label_search')
		.set({ search_text: labelSearchText(stored) })
		.where('label_id', '=', id)
		.execute();
	return stored;
}

/** Replaces an unreadable label with one that `readStoredLabel` can read. */
export async function repairLabel(transaction: DatabaseLike, id: number, text: string): Promise<void> {
	const label = readStoredLabel({ id, document: text });
	const { version, state } = await transaction
		.selectFrom('label')
		.select(['version', 'state'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	await updateLabel(transaction, { id, version, label, state }, new Date().toISOString());
}

/** Moves a label to another state; undefined if its version has changed. */
export async function updateLabelState(
	transaction: DatabaseLike,
	change: { id: number; version: number; state: LabelState },
	now: string,
): Promise<Label | undefined> {
	const row = await transaction
		.updateTable('label')
		.set({ state: change.state, version: change.version + 1, updated_at: now })
		.where('id', '=', change.id)
		.where('version', '=', change.version)
		.returningAll()
		.executeTakeFirst();
	return row && toLabel(row);
}

/**
 * Sets the company of labels in any state; their printed content does not change. Increases their versions, so that a
 * form opened earlier cannot silently revert it. Returns their numbers.
 */
async function updateLabelCompany(
	transaction: DatabaseLike,
	labels: readonly Label[],
	companyId: string,
	now: string,
): Promise<number[]> {
	for (const label of labels) {
		const {
			id,
			version,
			state: _s,
			source: _o,
			createdBy: _b,
			createdAt: _c,
			updatedAt: _u,
			...input
		} = label;
		await transaction
			.updateTable('label')
			.set({ ...toColumns({ ...input, companyId }), version: version + 1, updated_at: now })
			.where('id', '=', id)
			.where('version', '=', version)
			.execute();
	}
	return labels.map(({ id }) => id);
}

/**
 * Moves a label from a company (or from none, '') to another; a label that no longer belongs to `from` is left alone.
 */
export async function moveLabelToCompany(
	transaction: DatabaseLike,
	{ id, from, to }: { id: number; from: string; to: string },
	now: string,
): Promise<void> {
	const label = await findLabel(transaction, id);
	if (label?.companyId === from && from !== to) await updateLabelCompany(transaction, [label], to, now);
}

/** Assigns labels without a company that carry one of its names to a company. */
export async function adoptLabels(
	transaction: DatabaseLike,
	company: { id: string; operatingName: string; legalName: string },
	now: string,
): Promise<number[]> {
	const names = listNormalizedNames(company);
	const written = await transaction
		.selectFrom('label')
		.select('operating_name')
		.distinct()
		.where('company_id', '=', '')
		.execute();
	const own = written.map((row) => row.operating_name).filter((name) => names.includes(normalizeName(name)));
	if (own.length === 0) return [];
	const rows = await transaction
		.selectFrom('label')
		.selectAll()
		.where('company_id', '=', '')
		.where('operating_name', 'in', own)
		.execute();
	return updateLabelCompany(transaction, rows.map(toLabel), company.id, now);
}

export async function findLabel(db: DatabaseLike, id: number): Promise<Label | undefined> {
	const row = await db.selectFrom('label').selectAll().where('id', '=', id).executeTakeFirst();
	return row && toLabel(row);
}

/** The labels with these numbers, in the given order; missing ones are omitted. */
export async function listLabelsById(db: DatabaseLike, ids: readonly number[]): Promise<Label[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom('label').selectAll().where('id', 'in', ids).execute();
	const byId = new Map(mapReadable(rows, toLabel).map((label) => [label.id, label]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The labels that ship a sample request or an order, in the order in which they were made.
 * @throws UnreadableDocumentError: what one of them ships would be shipped again.
 */
export async function listLabelsOfSource(db: DatabaseLike, source: string): Promise<Label[]> {
	if (source === '') return [];
	const rows = await db.selectFrom('label').selectAll().where('source', '=', source).orderBy('id').execute();
	return rows.map(toLabel);
}

/** The shipped labels of a company, under any of its ids, newest first. */
export async function listShippedLabels(
	db: DatabaseLike,
	companyIds: readonly string[],
	limit: number,
): Promise<Label[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('label')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.where('state', '=', 'shipped')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return mapReadable(rows, toLabel);
}
