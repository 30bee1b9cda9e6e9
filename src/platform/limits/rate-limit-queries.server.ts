import type { DatabaseLike } from '../db/database.server.ts';

/** Uses in the current window and in the previous one. */
export type WindowUses = { used: number; usedBefore: number };

/**
 * Counts one use and returns the counts in a single statement, so two processes never both take the last free slot.
 * `windowIndex` is the number of the window since 1970; counting stops at `limit`.
 */
export async function countUse(
	db: DatabaseLike,
	use: { key: string; windowIndex: number; limit: number; expiresAt: string },
): Promise<WindowUses> {
	const { key, windowIndex, limit, expiresAt } = use;
	// A use that read the clock just before a window began counts in that window and never resets its count. A window
	// further ahead was written while the clock was wrong.
	const sameOrNext = [windowIndex, windowIndex + 1];
	const row = await db
		.insertInto('rate_limit')
		.values({ key, window_index: windowIndex, used: 1, used_before: 0, expires_at: expiresAt })
		.onConflict((conflict) =>
			conflict.column('key').doUpdateSet((eb) => ({
				used_before: eb
					.case()
					.when('rate_limit.window_index', 'in', sameOrNext)
					.then(eb.ref('rate_limit.used_before'))
					.when('rate_limit.window_index', '=', windowIndex - 1)
					.then(eb.ref('rate_limit.used'))
					.else(0)
					.end(),
				used: eb
					.case()
					.when(eb.and([eb('rate_limit.window_index', 'in', sameOrNext), eb('rate_limit.used', '<=', limit)]))
					.then(eb('rate_limit.used', '+', 1))
					.when('rate_limit.window_index', 'in', sameOrNext)
					.then(eb.ref('rate_limit.used'))
					.else(1)
					.end(),
				window_index: eb
					.case()
					.when('rate_limit.window_index', '=', windowIndex + 1)
					.then(eb.ref('rate_limit.window_index'))
					.else(windowIndex)
					.end(),
				expires_at: eb
					.case()
					.when('rate_limit.window_index', '=', windowIndex + 1)
					.then(eb.ref('rate_limit.expires_at'))
					.else(expiresAt)
					.end(),
			})),
		)
		.returning(['used', 'used_before'])
		.executeTakeFirstOrThrow();
	return { used: row.used, usedBefore: row.used_before };
}

/** Deletes expired counts. */
export async function deleteExpiredUses(db: DatabaseLike, now: string): Promise<void> {
	await db.deleteFrom('rate_limit').where('expires_at', '<', now).execute();
}
