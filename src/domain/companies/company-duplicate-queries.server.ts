import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { CompanySummary } from './company.ts';
import { listSummaries } from './company-queries.server.ts';
import {
	areAlike,
	type CompanyTrait,
	canShareStart,
	listAlikeStarts,
	type TraitKind,
} from './company-trait.ts';

/** A possible duplicate and the traits it shares. */
export type PossibleDuplicate = { company: CompanySummary; shares: TraitKind[] };

/** A trait shared by more companies than this is ignored: a mail provider's domain, a mall's switchboard. */
const MAX_MATCHES = 5;
const MAX_DOUBLES = 5;

/** Companies that share a trait, those with the most shared traits first. */
export async function listPossibleDuplicates(
	db: DatabaseLike,
	traits: readonly CompanyTrait[],
	exceptId = '',
): Promise<PossibleDuplicate[]> {
	const shares = new Map<string, Set<TraitKind>>();
	for (const { kind, value } of traits) {
		let query = db
			.selectFrom('company_trait')
			.select(['company_id', 'value'])
			.where('kind', '=', kind)
			.where('company_id', '!=', exceptId);
		query =
			kind === 'name'
				? query.where((eb) =>
						eb.or([
							eb('value', 'in', [value, ...listAlikeStarts(value)]),
							...(canShareStart(value)
								? [eb.and([eb('value', '>=', value), eb('value', '<', `${value}g`)])]
								: []),
						]),
					)
				: query.where('value', '=', value);
		const rows = await query.limit(kind === 'name' ? 50 : MAX_MATCHES + 1).execute();
		const matches = kind === 'name' ? rows.filter((row) => areAlike(row.value, value)) : rows;
		if (kind !== 'name' && kind !== 'number' && rows.length > MAX_MATCHES) continue;
		for (const { company_id } of matches) {
			shares.set(company_id, (shares.get(company_id) ?? new Set()).add(kind));
		}
	}
	const ids = [...shares]
		.sort(([one, a], [other, b]) => b.size - a.size || (one < other ? -1 : 1))
		.slice(0, MAX_DOUBLES)
		.map(([id]) => id);
	const summaries = await listSummaries(db, ids);
	return summaries.map((company) => ({ company, shares: [...(shares.get(company.id) ?? [])] }));
}
