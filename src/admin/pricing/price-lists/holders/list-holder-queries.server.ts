import { selectHeldAssignments } from '../../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../../platform/db/database.server.ts';
import { type ListHolder, SHOWN_HOLDERS } from './list-holder.ts';

/**
 * The companies that have a template today or will have it, by name. One that took it over from a merged company is
 * named as it is now.
 */
export async function listHolders(db: DatabaseLike, listId: string, today: string): Promise<ListHolder[]> {
	const rows = await selectHeldAssignments(db, today)
		.leftJoin('company as kept', 'kept.id', 'company.merged_into')
		.select([
			'given.from_day as from',
			(eb) => eb.fn.coalesce('kept.id', 'company.id').as('id'),
			(eb) => eb.fn.coalesce('kept.operating_name', 'company.operating_name').as('name'),
		])
		.where('given.list_id', '=', listId)
		.orderBy('company.name_sort')
		.orderBy('company.id')
		.orderBy('given.from_day')
		.limit(SHOWN_HOLDERS)
		.execute();
	return rows.map(({ id, name, from }) => ({ id, name, from }));
}

/** Deletes a company's assignment of a template from a day; false if it has none. */
export async function deleteAssignment(
	transaction: DatabaseLike,
	companyId: string,
	{ listId, from }: { listId: string; from: string },
): Promise<boolean> {
	const deleted = await transaction
		.deleteFrom('price_assignment')
		.where('company_id', '=', companyId)
		.where('list_id', '=', listId)
		.where('from_day', '=', from)
		.returning('company_id')
		.execute();
	return deleted.length > 0;
}
