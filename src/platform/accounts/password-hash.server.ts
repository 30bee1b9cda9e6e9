import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { say } from '../i18n/message.ts';
import { createTurns } from '../limits/turns.ts';
import { ProblemError } from '../problems/problem.server.ts';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Hashing shares the four libuv threads with file access (https://docs.libuv.org/en/v1.x/threadpool.html); two stay
 * free.
 */
const MAX_AT_ONCE = 2;
/** Callers beyond this many are told to retry instead of waiting. */
const MAX_WAITING = 8;

const withinGate = createTurns({ atOnce: MAX_AT_ONCE, maxWaiting: MAX_WAITING, refusal: busy });

/**
 * Hashes a password as a PHC string: "$argon2id$v=19$m=19456,t=2,p=1$salt$hash".
 * @throws ProblemError unavailable, if too many hashes are in progress.
 */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const hash = await withinGate(() => hashWith(password, salt, MEMORY_KIB, PASSES, LANES));
	return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${toText(salt)}$${toText(hash)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Whether `password` matches the hash, exactly as typed. Parameters are read from the hash, so older hashes still work.
 */
export async function verifyPassword({
	hash,
	password,
}: {
	hash: string;
	password: string;
}): Promise<boolean> {
	const [, memory, passes, lanes, salt = '', wanted = ''] = PHC.exec(hash) ?? [];
	if (!memory) return false;
	const expected = Buffer.from(wanted, 'base64');
	const actual = await withinGate(() =>
		hashWith(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), Number(lanes)),
	);
	return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Normalises to NFC only, so that the same characters typed on another keyboard match. */
function hashWith(password: string, nonce: Buffer, memory: number, passes: number, parallelism: number) {
	const message = password.normalize('NFC');
	return derive('argon2id', { message, nonce, parallelism, tagLength: HASH_BYTES, memory, passes });
}

function busy(): ProblemError {
	const error = new ProblemError('unavailable', say('problems.signIn.busy'));
	error.headers = { 'retry-after': '2' };
	return error;
}

const toText = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
