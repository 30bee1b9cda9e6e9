import { createHash } from 'node:crypto';
import type { DatabaseLike } from '../db/database.server.ts';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { countUse } from './rate-limit-queries.server.ts';

/** `who` may do what `name` says at most `most` times in any `perSeconds`. */
export type RateLimit = {
	/** The limit's own name, never a path as it was asked for. */
	name: string;
	/** A visitor by `clientKey`, or an account's name. Only its hash is stored. */
	who: string;
	most: number;
	perSeconds: number;
};

/**
 * Counts one use in the database, which every process shares, and refuses the one too many with 429 and Retry-After.
 * The window slides: uses of the window before count by the part of it that is still within `perSeconds`.
 * Inside a transaction the use counts only when that commits.
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
	const { used, usedBefore } = await countUse(db, { key, windowIndex, most: limit.most, expiresAt });
	const passed = (now % length) / length;
	if (usedBefore * (1 - passed) + used <= limit.most) return;
	// The first moment at which one use more fits: in this window if it has room for one, else in the next.
	const room = limit.most - used - 1;
	const waitWindows =
		room > 0 ? 1 - room / usedBefore - passed : 1 - passed + Math.max(0, 1 - (limit.most - 1) / used);
	throw tooManyRequests(Math.max(1, Math.ceil((waitWindows * length) / 1000)));
}

/** @param seconds after which trying again makes sense. */
function tooManyRequests(seconds: number): ProblemError {
	const minutes = Math.ceil(seconds / 60);
	const error = new ProblemError('too-many-requests', say('problems.requests.tooOften', { minutes }));
	error.headers = { 'retry-after': String(seconds) };
	return error;
}
