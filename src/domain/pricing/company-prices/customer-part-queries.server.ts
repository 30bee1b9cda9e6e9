import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { partCodeKey } from '../../catalogue/part-numbers/part-number.ts';
import type { CustomerPart } from './company-prices.ts';
import { CHUNK, deleteRowsOf, listGlovesOf, pickOnePerGlove } from './glove-row-queries.server.ts';

/** A company's own numbers for our gloves, for these or for all, sorted by part number. */
export async function listCustomerParts(
	db: DatabaseLike,
	companyIds: readonly string[],
	partNumbers?: readonly string[],
): Promise<CustomerPart[]> {
	if (partNumbers?.length === 0) return [];
	let query = db.selectFrom('customer_part').selectAll().where('company_id', 'in', companyIds);
	if (partNumbers && partNumbers.length <= CHUNK) query = query.where('part_number', 'in', partNumbers);
	const rows = pickOnePerGlove(companyIds, await query.execute()).filter((row) => row.number !== '');
	return rows.map((row) => ({ partNumber: row.part_number, number: row.number, name: row.name }));
}

/** Writes a company's own part numbers; an empty one overrides the number of a merged company that was removed. */
export async function mergeCustomerParts(
	transaction: DatabaseLike,
	companyIds: readonly string[],
	parts: readonly CustomerPart[],
): Promise<void> {
	const companyId = companyIds[0] ?? '';
	const removed = parts.filter(({ number }) => number === '').map(({ partNumber }) => partNumber);
	await deleteRowsOf(transaction, 'customer_part', companyId, removed);
	const others = await listGlovesOf(transaction, 'customer_part', companyIds.slice(1));
	const written = parts
		.filter(({ number, partNumber }) => number !== '' || others.has(partNumber))
		.map(({ partNumber, number, name }) => ({
			company_id: companyId,
			part_number: partNumber,
			number,
			number_key: partCodeKey(number),
			name,
		}));
	for (let from = 0; from < written.length; from += CHUNK) {
		await transaction
			.insertInto('customer_part')
			.values(written.slice(from, from + CHUNK))
			.onConflict((conflict) =>
				conflict.columns(['company_id', 'part_number']).doUpdateSet((eb) => ({
					number: eb.ref('excluded.number'),
					number_key: eb.ref('excluded.number_key'),
					name: eb.ref('excluded.name'),
				})),
			)
			.execute();
	}
}
