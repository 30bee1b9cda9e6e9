import type { Selectable } from 'kysely';
import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { StoredCompany } from './company.ts';
import { deleteLookups, insertLookups, toStored } from './company-queries.server.ts';

type CompanyRow = Selectable<Schema['company']>;

/** Every table whose rows are about a company. A company with such rows is not deleted. */
export const TABLES_OF_COMPANIES = [
	'sample_request',
	'sample_request_event',
	'label',
	'distributor_application',
	'distributor_order',
	'distributor_person',
	'price_client',
	'price_assignment',
	'price_override',
	'customer_part',
	'company_file',
] as const satisfies (keyof Schema)[];

/** Whether anything is stored about a company besides itself: a label, a request, a price, a merge. */
export async function hasRecords(db: DatabaseLike, id: string): Promise<boolean> {
	for (const table of TABLES_OF_COMPANIES) if (await hasRowOf(db, table, id)) return true;
	return hasRow(
		db.selectFrom('company_merge').where((eb) => eb.or([eb('kept_id', '=', id), eb('merged_id', '=', id)])),
	);
}

/** Whether a table has a row about a company. */
export function hasRowOf(
	db: DatabaseLike,
	table: (typeof TABLES_OF_COMPANIES)[number],
	id: string,
): Promise<boolean> {
	// The tables differ, and all have the column; a query of one of them stands for them in types.
	return hasRow(db.selectFrom(table as 'sample_request').where('company_id', '=', id));
}

/** Deletes a company that was read at `version`, and returns its row; undefined if the version has changed. */
export async function takeCompany(
	transaction: DatabaseLike,
	{ id, version }: { id: string; version: number },
): Promise<CompanyRow | undefined> {
	await deleteLookups(transaction, id);
	return transaction
		.deleteFrom('company')
		.where('id', '=', id)
		.where('version', '=', version)
		.where('merged_into', '=', '')
		.returningAll()
		.executeTakeFirst();
}

/** Stores a deleted company's row again. @throws UnreadableDocumentError */
export async function putBackCompany(transaction: DatabaseLike, row: CompanyRow): Promise<StoredCompany> {
	const company = toStored(row);
	await transaction.insertInto('company').values(row).execute();
	await insertLookups(transaction, row.id, company, row.updated_at);
	return company;
}
