import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Colleague } from './colleague.ts';

/** All whose accounts are not disabled, by name. */
export async function listColleagues(db: DatabaseLike): Promise<Colleague[]> {
	const rows = await db
		.selectFrom('staff_account')
		.select(['id', 'name'])
		.where('disabled_at', 'is', null)
		.execute();
	return rows.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}
