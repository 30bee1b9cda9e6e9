import { createHash } from 'node:crypto';
import type { DatabaseLike } from '../db/database.server.ts';
import { say } from '../i18n/message.ts';
import { clientKey } from '../limits/client-address.ts';
import { requireWithinLimit } from '../limits/rate-limit.server.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { countTry, deleteTries, isKnownAddress, rememberAddress } from './sign-in-delay-queries.server.ts';
import { normalizeStaffEmail } from './staff-account.ts';

/** Seconds to wait after this many consecutive tries; the last entry applies to all further tries. */
const DELAYS: readonly [tries: number, seconds: number][] = [
	[1, 0],
	[5, 10],
	[6, 30],
	[7, 60],
	[8, 120],
	[9, 300],
	[10, 900],
];
const NEVER_BLOCKED = new Date(0).toISOString();
const FORGET_TRIES_AFTER_MS = 24 * 60 * 60 * 1000;
const KNOWN_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/** Tries from one address, across all accounts: enough for a shop floor behind one address. */
const ADDRESS_LIMIT = { name: 'sign-in', limit: 60, perSeconds: 15 * 60 };

/** A counted sign-in try. */
export type CountedTry = { keys: string[]; knownKey: string };

/**
 * Counts a try by address and by account before any password is hashed, and refuses excess tries with 429 and
 * Retry-After (ASVS 5.0 6.3.1). An account is delayed, never locked: tries from an address that has signed in to it
 * before are counted separately, so strangers cannot lock out the owner.
 */
export async function requireTry(
	db: DatabaseLike,
	who: { email: string; address: string },
	now: Date = new Date(),
): Promise<CountedTry> {
	const address = clientKey(who.address);
	const account = normalizeStaffEmail(who.email);
	await requireWithinLimit(db, { ...ADDRESS_LIMIT, who: address }, now.getTime());
	const knownKey = hashOf(`known\n${account}\n${address}`);
	const known = await isKnownAddress(db, knownKey, toText(now, -KNOWN_FOR_MS));
	const key = known ? hashOf(`own\n${account}\n${address}`) : hashOf(`account\n${account}`);
	// A free try blocks nothing, not even a try that read the clock slightly earlier but is counted after it.
	const steps = DELAYS.map(([tries, seconds]) => ({
		tries,
		blockedUntil: seconds === 0 ? NEVER_BLOCKED : toText(now, seconds * 1000),
	}));
	const counted = await countTry(db, key, toText(now), steps, toText(now, -FORGET_TRIES_AFTER_MS));
	if (!counted.allowed) {
		const seconds = Math.max(1, Math.ceil((Date.parse(counted.blockedUntil) - now.getTime()) / 1000));
		throw tooOften(seconds);
	}
	return { keys: [key], knownKey };
}

/** After a successful sign-in: resets the account's count and remembers the address. The address's own count stays. */
export async function clearTries(
	db: DatabaseLike,
	counted: CountedTry,
	now: Date = new Date(),
): Promise<void> {
	await deleteTries(db, counted.keys, toText(now, -FORGET_TRIES_AFTER_MS));
	await rememberAddress(db, counted.knownKey, toText(now), toText(now, -KNOWN_FOR_MS));
}

function tooOften(seconds: number): ProblemError {
	const wait =
		seconds < 90
			? say('problems.signIn.seconds', { count: seconds })
			: say('problems.signIn.minutes', { count: Math.ceil(seconds / 60) });
	const error = new ProblemError('too-many-requests', say('problems.signIn.tooManyTries', { wait }));
	error.headers = { 'retry-after': String(seconds) };
	return error;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const toText = (now: Date, shiftMs = 0) => new Date(now.getTime() + shiftMs).toISOString();
