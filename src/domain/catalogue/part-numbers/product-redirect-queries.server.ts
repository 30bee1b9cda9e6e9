import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** The current part number for an old one. */
export async function findRedirect(db: DatabaseLike, from: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('product_redirect')
		.select('to_number')
		.where('from_number', '=', from)
		.executeTakeFirst();
	return row?.to_number;
}

/** All former part numbers of gloves, each with the current one. */
export async function listRedirects(db: DatabaseLike): Promise<Map<string, string>> {
	const rows = await db.selectFrom('product_redirect').select(['from_number', 'to_number']).execute();
	return new Map(rows.map((row) => [row.from_number, row.to_number]));
}
