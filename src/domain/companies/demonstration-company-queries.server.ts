import type { Selectable } from 'kysely';
import { z } from 'zod';
import { hasRow } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { putBackLabel, takeLabel } from '../labels/label-deleting-queries.server.ts';
import {
	hasRowOf,
	putBackCompany,
	TABLES_OF_COMPANIES,
	takeCompany,
} from './company-deleting-queries.server.ts';
import { DEMONSTRATION_ACTOR } from './demonstration-company.ts';

/** What the first start stores of the company, besides itself and its labels. */
const OWN_TABLES = [
	'price_client',
	'price_assignment',
	'price_override',
	'customer_part',
	'distributor_person',
] as const;

const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** The company as `takeDemonstrationCompany` kept it: rows as they were stored. */
export const keptCompanySchema = z.object({
	company: z.custom<Selectable<Schema['company']>>((row) => rowsSchema.element.safeParse(row).success),
	labels: z.array(z.custom<Selectable<Schema['label']>>((row) => rowsSchema.element.safeParse(row).success)),
	own: z.partialRecord(z.enum(OWN_TABLES), rowsSchema),
});
export type KeptCompany = z.infer<typeof keptCompanySchema>;

/** The company that the first start made, unless it is gone or merged. */
export async function findDemonstrationCompany(
	db: DatabaseLike,
): Promise<Selectable<Schema['company']> | undefined> {
	return db
		.selectFrom('company')
		.innerJoin('distributor_person', 'distributor_person.company_id', 'company.id')
		.selectAll('company')
		.where('distributor_person.invited_by', '=', DEMONSTRATION_ACTOR.name)
		.where('company.merged_into', '=', '')
		.executeTakeFirst();
}

/** Whether anybody has worked with the company: a request, an order, a file, a printed label, a merge. */
export async function isDemonstrationCompanyUsed(db: DatabaseLike, id: string): Promise<boolean> {
	for (const table of TABLES_OF_COMPANIES) {
		if (table === 'label' || OWN_TABLES.some((own) => own === table)) continue;
		if (await hasRowOf(db, table, id)) return true;
	}
	const printed = db
		.selectFrom('label_print')
		.innerJoin('label', 'label.id', 'label_print.label_id')
		.select('label.id')
		.where('label.company_id', '=', id);
	return (
		(await hasRow(db.selectFrom('label').where('company_id', '=', id).where('source', '!=', ''))) ||
		(await hasRow(db.selectFrom('company_merge').where('kept_id', '=', id))) ||
		(await printed.limit(1).executeTakeFirst()) !== undefined
	);
}

/**
 * Deletes the company that the first start made with its prices, its label and its buyer, and returns their rows, the
 * buyer's without the password; undefined if it is gone, or somebody has worked with it.
 */
export async function takeDemonstrationCompany(transaction: DatabaseLike): Promise<KeptCompany | undefined> {
	const found = await findDemonstrationCompany(transaction);
	if (!found || (await isDemonstrationCompanyUsed(transaction, found.id))) return undefined;
	const { id } = found;
	const own: KeptCompany['own'] = {};
	for (const table of OWN_TABLES) {
		const rows = await transaction.deleteFrom(table).where('company_id', '=', id).returningAll().execute();
		own[table] = rows.map((row) => ('password_hash' in row ? { ...row, password_hash: null } : row));
	}
	const labels = [];
	const kept = await transaction
		.selectFrom('label')
		.select(['id', 'version'])
		.where('company_id', '=', id)
		.execute();
	for (const label of kept) {
		const row = await takeLabel(transaction, label);
		if (row) labels.push(row);
	}
	const company = await takeCompany(transaction, found);
	return company && { company, labels, own };
}

/** Stores the company's rows again. Its buyer needs a new invitation. @throws UnreadableDocumentError */
export async function putBackDemonstrationCompany(
	transaction: DatabaseLike,
	{ company, labels, own }: KeptCompany,
): Promise<void> {
	await putBackCompany(transaction, company);
	for (const label of labels) await putBackLabel(transaction, label);
	// The rows are those of the table: they were read from it.
	for (const table of OWN_TABLES)
		for (const row of own[table] ?? [])
			await transaction
				.insertInto(table)
				.values(row as never)
				.execute();
}
