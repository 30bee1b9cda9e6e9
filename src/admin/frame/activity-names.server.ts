import { listSummaries } from '../../domain/companies/company-queries.server.ts';
import { listPriceLists } from '../../domain/pricing/price-list-queries.server.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';

type Values = AuditEntry['after'];

/** Entries whose references to companies and price lists are their names; a reference to nothing is left out. */
export async function nameReferences(
	db: DatabaseLike,
	entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
	const idsOf = (field: string) => [
		...new Set(
			entries
				.flatMap(({ before, after }) => [before?.[field], after?.[field]])
				.filter((id) => typeof id === 'string' && id !== ''),
		),
	];
	const [companyIds, listIds] = [idsOf('companyId') as string[], idsOf('parentId')];
	const companies = await listSummaries(db, companyIds);
	const lists = listIds.length === 0 ? [] : await listPriceLists(db);
	const names = new Map([
		...companies.map(({ id, operatingName }) => [id, operatingName] as const),
		...lists.map(({ id, name }) => [id, name] as const),
	]);
	const name = (values: Values): Values =>
		values &&
		Object.fromEntries(
			Object.entries(values).map(([field, value]) => [
				field,
				field === 'companyId' || field === 'parentId' ? (names.get(String(value)) ?? '') : value,
			]),
		);
	return entries.map((entry) => ({ ...entry, before: name(entry.before), after: name(entry.after) }));
}
