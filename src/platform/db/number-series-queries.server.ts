import type { DatabaseLike } from './database.server.ts';

/**
 * The next number of a series, from 1, within the caller's transaction: a rollback releases it, and concurrent
 * transactions wait for each other instead of getting the same one.
 * @param name such as "D-2026".
 */
export async function takeNextNumber(transaction: DatabaseLike, name: string): Promise<number> {
	const { last } = await transaction
		.insertInto('number_series')
		.values({ name, last: 1 })
		.onConflict((conflict) =>
			conflict.column('name').doUpdateSet((eb) => ({ last: eb('number_series.last', '+', 1) })),
		)
		.returning('last')
		.executeTakeFirstOrThrow();
	return last;
}
