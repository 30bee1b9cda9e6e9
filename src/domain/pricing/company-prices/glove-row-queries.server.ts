import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** Rows per statement: SQLite allows 32,766 parameters. */
export const CHUNK = 1_000;

/** The tables with a row for a company and a glove. */
type GloveTable = 'price_override' | 'customer_part';

/** For each glove, the row of the first company that has one, sorted by part number. */
export function pickOnePerGlove<Row extends { company_id: string; part_number: string }>(
	companyIds: readonly string[],
	rows: readonly Row[],
): Row[] {
	const position = new Map(companyIds.map((id, at) => [id, at]));
	const picked = new Map<string, Row>();
	for (const row of rows) {
		const before = picked.get(row.part_number);
		if (!before || (position.get(row.company_id) ?? 0) < (position.get(before.company_id) ?? 0)) {
			picked.set(row.part_number, row);
		}
	}
	return [...picked.values()].sort((one, other) => (one.part_number < other.part_number ? -1 : 1));
}

/** Deletes a company's own rows of these gloves. */
export async function deleteRowsOf(
	transaction: DatabaseLike,
	table: GloveTable,
	companyId: string,
	partNumbers: readonly string[],
): Promise<void> {
	for (let from = 0; from < partNumbers.length; from += CHUNK) {
		await transaction
			.deleteFrom(table)
			.where('company_id', '=', companyId)
			.where('part_number', 'in', partNumbers.slice(from, from + CHUNK))
			.execute();
	}
}

/** The gloves for which these companies have a row. */
export async function listGlovesOf(
	db: DatabaseLike,
	table: GloveTable,
	companyIds: readonly string[],
): Promise<Set<string>> {
	if (companyIds.length === 0) return new Set();
	const rows = await db
		.selectFrom(table)
		.select('part_number')
		.where('company_id', 'in', companyIds)
		.execute();
	return new Set(rows.map((row) => row.part_number));
}
