import type { DatabaseLike } from '../../platform/db/database.server.ts';

/** The contents changed after a catalogue version. */
export async function listSiteContents(
	db: DatabaseLike,
	since: number,
): Promise<{ name: string; document: string }[]> {
	return db.selectFrom('site_content').select(['name', 'document']).where('changed_in', '>', since).execute();
}

export async function findSiteContent(
	db: DatabaseLike,
	name: string,
): Promise<{ document: string; version: number } | undefined> {
	return db
		.selectFrom('site_content')
		.select(['document', 'version'])
		.where('name', '=', name)
		.executeTakeFirst();
}

/** @param changedIn the catalogue version of the write */
export async function upsertSiteContent(
	transaction: DatabaseLike,
	name: string,
	{ document, version }: { document: string; version: number },
	changedIn: number,
): Promise<void> {
	const values = { document, version, changed_in: changedIn };
	await transaction
		.insertInto('site_content')
		.values({ name, ...values })
		.onConflict((conflict) => conflict.column('name').doUpdateSet(values))
		.execute();
}
