import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { countMergeSteps } from '../../companies/company-merge-queries.server.ts';
import { listCompanyIds } from '../../companies/company-queries.server.ts';
import type { Currency } from '../price.ts';
import type { Assignment } from '../price-decision.ts';
import { toBreakPrices, toPriceColumns } from '../price-line-queries.server.ts';
import type { CompanyAssignment, CompanyOverride, CompanySheet } from './company-prices.ts';
import type { OverrideChange } from './company-prices-schema.ts';
import { CHUNK, deleteRowsOf, listGlovesOf, pickOnePerGlove } from './glove-row-queries.server.ts';

/**
 * A company's pricing terms. Each missing part is inherited from the first merged company that has it: a merge moves
 * no data, so undoing it restores everything (docs/decisions/010-companies.md).
 */
export async function findCompanySheet(db: DatabaseLike, companyId: string): Promise<CompanySheet> {
	const companyIds = await listCompanyIds(db, companyId);
	const sheets = await db
		.selectFrom('price_client')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.execute();
	const rows = await listAssignmentRows(db, companyIds);
	const own = sheets.find((row) => row.company_id === companyId);
	const first = findFirst(companyIds, sheets);
	const owner = findFirst(companyIds, rows)?.company_id;
	return {
		companyIds,
		currency: first?.currency ?? 'CAD',
		version: own?.version ?? 1,
		mergeSteps: await countMergeSteps(db, companyId),
		assignments: rows.filter((row) => row.company_id === owner).map(toAssignment),
	};
}

/** Earliest first. */
function listAssignmentRows(db: DatabaseLike, companyIds: readonly string[]) {
	return db
		.selectFrom('price_assignment')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy('from_day')
		.execute();
}

function toAssignment(row: Selectable<Schema['price_assignment']>): CompanyAssignment {
	return { listId: row.list_id, from: row.from_day, setBy: row.set_by, setAt: row.set_at };
}

/** The row of the first of these companies that has one. */
function findFirst<Row extends { company_id: string }>(
	companyIds: readonly string[],
	rows: readonly Row[],
): Row | undefined {
	return rows
		.toSorted((one, other) => companyIds.indexOf(one.company_id) - companyIds.indexOf(other.company_id))
		.at(0);
}

function toOverride(row: Selectable<Schema['price_override']>): CompanyOverride {
	return {
		partNumber: row.part_number,
		prices: toBreakPrices(row),
		reason: row.reason,
		validFrom: row.valid_from,
		validTo: row.valid_to,
		setBy: row.set_by,
		setAt: row.set_at,
	};
}

/** A company's prices set by hand, for these gloves or for all, sorted by part number. */
export async function listOverrides(
	db: DatabaseLike,
	companyIds: readonly string[],
	partNumbers?: readonly string[],
): Promise<CompanyOverride[]> {
	if (partNumbers?.length === 0) return [];
	let query = db.selectFrom('price_override').selectAll().where('company_id', 'in', companyIds);
	if (partNumbers && partNumbers.length <= CHUNK) query = query.where('part_number', 'in', partNumbers);
	const rows = pickOnePerGlove(companyIds, await query.execute());
	return rows.filter((row) => row.taken_away === 0).map(toOverride);
}

export async function countOverrides(db: DatabaseLike, companyIds: readonly string[]): Promise<number> {
	const rows = await db
		.selectFrom('price_override')
		.select(['company_id', 'part_number', 'taken_away'])
		.where('company_id', 'in', companyIds)
		.execute();
	return pickOnePerGlove(companyIds, rows).filter((row) => row.taken_away === 0).length;
}

/**
 * Increments the version of a company's prices that were read at `version`, and sets the currency; false if the
 * version has changed. The row is checked atomically, so of two concurrent edits only one can succeed.
 */
export async function raiseSheetVersion(
	transaction: DatabaseLike,
	change: { companyId: string; version: number; currency: Currency },
	now: string,
): Promise<boolean> {
	const { companyId, version, currency } = change;
	if (version === 1) {
		const added = await transaction
			.insertInto('price_client')
			.values({ company_id: companyId, currency, version: 2, updated_at: now })
			.onConflict((conflict) => conflict.column('company_id').doNothing())
			.returning('version')
			.executeTakeFirst();
		return added !== undefined;
	}
	const row = await transaction
		.updateTable('price_client')
		.set({ currency, version: version + 1, updated_at: now })
		.where('company_id', '=', companyId)
		.where('version', '=', version)
		.returning('version')
		.executeTakeFirst();
	return row !== undefined;
}

/** Assigns templates to a company, each from a date on; assignments from other dates are kept. */
export async function upsertAssignment(
	transaction: DatabaseLike,
	companyId: string,
	assignments: readonly Assignment[],
	{ by, at }: { by: string; at: string },
): Promise<void> {
	await transaction
		.insertInto('price_assignment')
		.values(
			assignments.map(({ listId, from }) => ({
				company_id: companyId,
				from_day: from,
				list_id: listId,
				set_by: by,
				set_at: at,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(['company_id', 'from_day']).doUpdateSet((eb) => ({
				list_id: eb.ref('excluded.list_id'),
				set_by: eb.ref('excluded.set_by'),
				set_at: eb.ref('excluded.set_at'),
			})),
		)
		.execute();
}

/**
 * Writes prices set by hand, replacing those of the same gloves. Rows of merged companies are never changed, so that
 * undoing a merge restores them: to remove an inherited price, the kept company gets a row marked as removed.
 */
export async function mergeOverrides(
	transaction: DatabaseLike,
	companyIds: readonly string[],
	changes: readonly OverrideChange[],
	{ by, at }: { by: string; at: string },
): Promise<void> {
	const companyId = companyIds[0] ?? '';
	const removed = changes.filter(({ override }) => !override).map(({ partNumber }) => partNumber);
	await deleteRowsOf(transaction, 'price_override', companyId, removed);
	const others = await listGlovesOf(transaction, 'price_override', companyIds.slice(1));
	const marked = removed
		.filter((partNumber) => others.has(partNumber))
		.map((partNumber) => ({
			company_id: companyId,
			part_number: partNumber,
			...toPriceColumns({ pair: 0 }),
			reason: '',
			valid_from: '',
			valid_to: '',
			set_by: by,
			set_at: at,
			taken_away: 1,
		}));
	const set = changes.flatMap(({ partNumber, override }) =>
		override
			? [
					{
						company_id: companyId,
						part_number: partNumber,
						...toPriceColumns(override.prices),
						reason: override.reason,
						valid_from: override.validFrom,
						valid_to: override.validTo,
						set_by: by,
						set_at: at,
						taken_away: 0,
					},
				]
			: [],
	);
	const written = [...set, ...marked];
	for (let from = 0; from < written.length; from += CHUNK) {
		await transaction
			.insertInto('price_override')
			.values(written.slice(from, from + CHUNK))
			.onConflict((conflict) =>
				conflict.columns(['company_id', 'part_number']).doUpdateSet((eb) => ({
					pair_cents: eb.ref('excluded.pair_cents'),
					dozen_cents: eb.ref('excluded.dozen_cents'),
					case_cents: eb.ref('excluded.case_cents'),
					reason: eb.ref('excluded.reason'),
					valid_from: eb.ref('excluded.valid_from'),
					valid_to: eb.ref('excluded.valid_to'),
					set_by: eb.ref('excluded.set_by'),
					set_at: eb.ref('excluded.set_at'),
					taken_away: eb.ref('excluded.taken_away'),
				})),
			)
			.execute();
	}
}

/** Template assignments of several companies, earliest first. */
export async function listAssignmentsOfCompanies(
	db: DatabaseLike,
	companyIds: readonly string[],
): Promise<(CompanyAssignment & { companyId: string })[]> {
	if (companyIds.length === 0) return [];
	const rows = await listAssignmentRows(db, companyIds);
	return rows.map((row) => ({ companyId: row.company_id, ...toAssignment(row) }));
}
