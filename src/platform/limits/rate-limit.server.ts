import { createHash } from 'node:crypto';
import type { DatabaseLike } from '../db/database.server.ts';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { countUse } from './rate-limit-queries.server.ts';

/** `who` may do `name` at most `limit` times in any `perSeconds`. */
export type RateLimit = {
	/** The limit's fixed name, never a requested path. */
	name: string;
	/** A visitor by `clientKey`, or an account's name. Only its hash is stored. */
	who: string;
	limit: number;
	perSeconds: number;
};

/**
 * Counts one use in the database shared by all processes, and refuses excess uses with 429 and Retry-After. The window
 * slides: uses of the previous window count in proportion to the part of it still within `perSeconds`. Inside a
 * transaction, the use counts only once that commits.
 * @param now milliseconds since 1970.
 */
export async function requireWithinLimit(
	db: DatabaseLike,
	limit: RateLimit,
	now: number = Date.now(),
): Promise<void> {
	const length = limit.perSeconds * 1000;
	const windowIndex = Math.floor(now / length);
	const key = createHash('sha256')
		.update(`${limit.name}\n${limit.perSeconds}\n${limit.who}`)
		.digest('base64url');
	const expiresAt = new Date((windowIndex + 2) * length).toISOString();
	const { used, usedBefore } = await countUse(db, { key, windowIndex, limit: limit.limit, expiresAt });
	const passed = (now % length) / length;
	if (usedBefore * (1 - passed) + used <= limit.limit) return;
	// The earliest time at which one more use fits: in this window if it has room, otherwise in the next.
	const room = limit.limit - used - 1;
	const waitWindows =
		room > 0 ? 1 - room / usedBefore - passed : 1 - passed + Math.max(0, 1 - (limit.limit - 1) / used);
	throw tooManyRequests(Math.max(1, Math.ceil((waitWindows * length) / 1000)));
}

/** @param seconds for Retry-After. */
function tooManyRequests(seconds: number): ProblemError {
	const minutes = Math.ceil(seconds / 60);
	const detail =
		minutes < 90
			? say('problems.requests.tooOften', { minutes })
			: say('problems.requests.tooOftenHours', { hours: Math.ceil(minutes / 60) });
	const error = new ProblemError('too-many-requests', detail);
	error.headers = { 'retry-after': String(seconds) };
	return error;
}
