import { listMergedCompanies } from '../../../domain/companies/company-queries.server.ts';
import { listAssignmentsOfCompanies } from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { findAssignment } from '../../../domain/pricing/price-decision.ts';
import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** The names of the templates that these companies have on a day; companies without one are left out. */
export async function listTemplatesOfCompanies(
	db: DatabaseLike,
	companyIds: readonly string[],
	day: string,
): Promise<Map<string, string>> {
	const merged = await listMergedCompanies(db, companyIds);
	const assignments = await listAssignmentsOfCompanies(db, [...merged.values()].flat());
	const names = new Map((await listPriceLists(db)).map(({ id, name }) => [id, name]));
	const templates = new Map<string, string>();
	for (const [companyId, ids] of merged) {
		const owner = ids.find((id) => assignments.some((one) => one.companyId === id));
		const given = findAssignment(
			assignments.filter((one) => one.companyId === owner),
			day,
		);
		const name = names.get(given?.listId ?? '');
		if (name !== undefined) templates.set(companyId, name);
	}
	return templates;
}
