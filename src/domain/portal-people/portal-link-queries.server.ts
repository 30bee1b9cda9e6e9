import type { DatabaseLike } from '../../platform/db/database.server.ts';

export type PortalLinkPurpose = 'invitation' | 'reset';

/** Replaces a person's links, so that older ones stop working. */
export async function replacePortalLink(
	transaction: DatabaseLike,
	link: { tokenHash: string; personId: string; purpose: PortalLinkPurpose; expiresAt: string },
	now: string,
): Promise<void> {
	await deletePortalLinks(transaction, link.personId);
	await transaction
		.insertInto('distributor_link')
		.values({
			token_hash: link.tokenHash,
			person_id: link.personId,
			purpose: link.purpose,
			expires_at: link.expiresAt,
			created_at: now,
		})
		.execute();
}

/** Finds the person of a valid link. */
export async function findPortalLink(
	db: DatabaseLike,
	tokenHash: string,
	now: string,
): Promise<{ personId: string; purpose: PortalLinkPurpose } | undefined> {
	const row = await db
		.selectFrom('distributor_link')
		.select(['person_id', 'purpose'])
		.where('token_hash', '=', tokenHash)
		.where('expires_at', '>', now)
		.executeTakeFirst();
	return row && { personId: row.person_id, purpose: row.purpose };
}

/** Consumes a link; false if it was already used. */
export async function deletePortalLink(transaction: DatabaseLike, tokenHash: string): Promise<boolean> {
	const row = await transaction
		.deleteFrom('distributor_link')
		.where('token_hash', '=', tokenHash)
		.returning('person_id')
		.executeTakeFirst();
	return row !== undefined;
}

export async function deletePortalLinks(transaction: DatabaseLike, personId: string): Promise<void> {
	await transaction.deleteFrom('distributor_link').where('person_id', '=', personId).execute();
}
