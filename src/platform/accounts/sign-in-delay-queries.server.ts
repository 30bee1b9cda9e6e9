import type { DatabaseLike } from '../db/database.server.ts';

/** The number of tries from which the next one is delayed, and until when; the first step is 1 with no delay. */
export type DelayStep = { tries: number; blockedUntil: string };

/**
 * Counts one try and allows it, or returns until when it is blocked. A single statement, so that concurrent tries get
 * no further than sequential ones.
 * @param steps in ascending order; tries before `forgottenBefore` no longer count.
 */
export async function countTry(
	db: DatabaseLike,
	key: string,
	now: string,
	steps: readonly DelayStep[],
	forgottenBefore: string,
): Promise<{ allowed: true } | { allowed: false; blockedUntil: string }> {
	const [first, ...later] = steps;
	const blockedAfterFirst = first?.blockedUntil ?? now;
	const row = await db
		.insertInto('sign_in_delay')
		.values({ key, tries: 1, blocked_until: blockedAfterFirst, last_try_at: now })
		.onConflict((conflict) =>
			conflict
				.column('key')
				.doUpdateSet((eb) => {
					const forgotten = eb('sign_in_delay.last_try_at', '<', forgottenBefore);
					let until = eb.case().when(forgotten).then(blockedAfterFirst);
					for (const step of later.toReversed()) {
						until = until.when('sign_in_delay.tries', '>=', step.tries - 1).then(step.blockedUntil);
					}
					return {
						tries: eb
							.case()
							.when(forgotten)
							.then(1)
							.else(eb('sign_in_delay.tries', '+', 1))
							.end(),
						blocked_until: until.else(blockedAfterFirst).end(),
						last_try_at: now,
					};
				})
				.where((eb) =>
					eb.or([
						eb('sign_in_delay.blocked_until', '<=', now),
						// Beyond the longest delay: written while the clock was wrong.
						eb('sign_in_delay.blocked_until', '>', steps.at(-1)?.blockedUntil ?? now),
					]),
				),
		)
		.returning('tries')
		.executeTakeFirst();
	if (row) return { allowed: true };
	const blocked = await db
		.selectFrom('sign_in_delay')
		.select('blocked_until')
		.where('key', '=', key)
		.executeTakeFirst();
	return { allowed: false, blockedUntil: blocked?.blocked_until ?? now };
}

export async function deleteTries(db: DatabaseLike, keys: readonly string[], before: string): Promise<void> {
	await db
		.deleteFrom('sign_in_delay')
		.where((eb) => eb.or([eb('key', 'in', [...keys]), eb('last_try_at', '<', before)]))
		.execute();
}

export async function isKnownAddress(db: DatabaseLike, key: string, usedAfter: string): Promise<boolean> {
	const row = await db
		.selectFrom('sign_in_known_address')
		.select('key')
		.where('key', '=', key)
		.where('last_used_at', '>', usedAfter)
		.executeTakeFirst();
	return row !== undefined;
}

/** Remembers an address after a successful sign-in, and removes addresses not used since `forgottenBefore`. */
export async function rememberAddress(
	db: DatabaseLike,
	key: string,
	now: string,
	forgottenBefore: string,
): Promise<void> {
	await db
		.insertInto('sign_in_known_address')
		.values({ key, last_used_at: now })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ last_used_at: now }))
		.execute();
	await db.deleteFrom('sign_in_known_address').where('last_used_at', '<', forgottenBefore).execute();
}
