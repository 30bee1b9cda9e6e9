import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { EarlierDocument } from '../../platform/db/stored-kind.server.ts';

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

const MAX_SAVES = 50;

/** A save of a part, without what it saved. */
export type ContentSave = { version: number; savedAt: string; savedBy: string };

/** Keeps what a part is after a save, and drops saves before the last fifty. */
export async function insertContentSave(
	transaction: DatabaseLike,
	name: string,
	{ document, version, savedAt, savedBy }: ContentSave & { document: string },
): Promise<void> {
	await transaction
		.insertInto('site_content_version')
		.values({ name, version, document, saved_at: savedAt, saved_by: savedBy })
		.execute();
	await transaction
		.deleteFrom('site_content_version')
		.where('name', '=', name)
		.where('version', '<=', version - MAX_SAVES)
		.execute();
}

/** The kept saves of a part, the newest first. */
export async function listContentSaves(db: DatabaseLike, name: string): Promise<ContentSave[]> {
	const rows = await db
		.selectFrom('site_content_version')
		.select(['version', 'saved_at', 'saved_by'])
		.where('name', '=', name)
		.orderBy('version', 'desc')
		.execute();
	return rows.map(({ version, saved_at, saved_by }) => ({ version, savedAt: saved_at, savedBy: saved_by }));
}

/** What a part was after a save. */
export async function findContentSave(
	db: DatabaseLike,
	name: string,
	version: number,
): Promise<string | undefined> {
	const row = await db
		.selectFrom('site_content_version')
		.select('document')
		.where('name', '=', name)
		.where('version', '=', version)
		.executeTakeFirst();
	return row?.document;
}

const MAX_EARLIER = 10;

/** The latest saves of a part with their text, for restoring one by hand. */
export async function listEarlierContents(db: DatabaseLike, name: string): Promise<EarlierDocument[]> {
	return (
		db
			.selectFrom('site_content_version')
			.select(['version', 'saved_at as at', 'saved_by as by', 'document as text'])
			.where('name', '=', name)
			// What the site began with was saved by nobody.
			.where('saved_at', '!=', '')
			.orderBy('version', 'desc')
			.limit(MAX_EARLIER)
			.execute()
	);
}
