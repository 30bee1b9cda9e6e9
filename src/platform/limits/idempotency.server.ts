import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { parseStored } from '../db/stored-json.server.ts';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import {
	claimRequest,
	deleteOldRequests,
	findAnswer,
	type RequestKey,
	type StoredAnswer,
	updateAnswer,
} from './idempotency-queries.server.ts';

/** How long a repeated call gets the stored answer, in milliseconds. */
const TTL_MS = 24 * 60 * 60 * 1000;

/** A call that may be repeated, because its answer was lost or a button was pressed twice. */
export type IdempotentRequest = {
	/** The caller's idempotency key (`readIdempotencyKey`); undefined for a call that is never a repeat. */
	key: string | undefined;
	/** Such as "POST /api/distributor-applications". A page's form shares one with the equivalent API call. */
	route: string;
	/** The caller: a staff member or distributor person by id, or a visitor by `clientKey`. */
	actor: { staff: string } | { distributor: string } | { visitor: string };
	/** As parsed by the schema: strings trimmed, properties in schema order. */
	body: unknown;
};

/** The result of a call; `answer` is sent as JSON. */
export type IdempotentAnswer<Answer> = { status: number; answer: Answer };

/**
 * Runs `effect` once per call, however often the call arrives, and returns the first answer each time. The key and the
 * answer are written in the effect's own transaction, so either everything is stored or nothing; an effect that throws
 * may be retried. Repeats wait for a first call that is still running.
 * A reused key with a different body is refused (422). Without a key the effect always runs: two identical orders are
 * two orders.
 * `effect` must await nothing but its transaction: SQLite has one writer.
 */
export async function withIdempotency<Answer>(
	db: Kysely<Schema>,
	request: IdempotentRequest,
	effect: (transaction: Transaction<Schema>) => Promise<IdempotentAnswer<Answer>>,
	now: Date = new Date(),
): Promise<IdempotentAnswer<Answer>> {
	const { key } = request;
	if (key === undefined) return db.transaction().execute(effect);
	const bodyHash = hashBody(request.body);
	const name = nameOf({ ...request, key });
	const expiredBefore = new Date(now.getTime() - TTL_MS).toISOString();
	return db.transaction().execute(async (transaction) => {
		const row = { bodyHash, now: now.toISOString(), expiredBefore };
		if (await claimRequest(transaction, name, row)) {
			const done = await effect(transaction);
			await updateAnswer(transaction, name, { status: done.status, answer: JSON.stringify(done.answer) });
			return done;
		}
		const stored = await findAnswer(transaction, name);
		if (!stored) throw new ProblemError('conflict', say('problems.requests.sameCall'));
		return readStoredAnswer<Answer>(stored, bodyHash);
	});
}

/**
 * The stored answer of a call whose key was used within a day, for callers whose checks might now give a different
 * result.
 * @throws ProblemError unprocessable, if the key was used with a different body.
 */
export async function findRepeatedAnswer<Answer>(
	db: Kysely<Schema>,
	request: IdempotentRequest,
	now: Date,
): Promise<IdempotentAnswer<Answer> | undefined> {
	const { key } = request;
	if (key === undefined) return undefined;
	const since = new Date(now.getTime() - TTL_MS).toISOString();
	const stored = await findAnswer(db, nameOf({ ...request, key }), since);
	return stored && stored.status > 0 ? readStoredAnswer<Answer>(stored, hashBody(request.body)) : undefined;
}

function readStoredAnswer<Answer>(stored: StoredAnswer, bodyHash: string): IdempotentAnswer<Answer> {
	if (stored.bodyHash !== bodyHash) {
		throw new ProblemError('unprocessable', say('problems.requests.keyUsed'));
	}
	const answer = parseStored(stored.answer, z.unknown());
	// The call succeeded but its answer is unreadable; running it twice would be worse.
	if (!answer.ok) throw new ProblemError('conflict', say('problems.requests.answerLost'));
	return { status: stored.status, answer: answer.value as Answer };
}

function hashBody(body: unknown): string {
	return hashOf(JSON.stringify(body) ?? '');
}

/**
 * The visitor's address is not part of the key, as it may change between retries; the caller's key is unique by itself.
 */
function nameOf({ route, actor, key }: IdempotentRequest & { key: string }): RequestKey {
	return { route, actor: actorOf(actor), key };
}

function actorOf(actor: IdempotentRequest['actor']): string {
	if ('staff' in actor) return `staff ${actor.staff}`;
	if ('distributor' in actor) return `distributor ${actor.distributor}`;
	return 'visitor';
}

const KEY = /^[A-Za-z0-9._~-]{16,128}$/;

/**
 * The idempotency key from the header, or undefined if there is none.
 * @throws ProblemError invalid, unless it is 16 to 128 letters, digits and "-", ".", "_", "~".
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
	if (header === undefined || header === '') return undefined;
	if (typeof header === 'string' && KEY.test(header)) return header;
	throw new ProblemError('invalid', undefined, [
		{
			path: 'Idempotency-Key',
			message: say('problems.requests.key'),
		},
	]);
}

/** Whether a text is a valid form key: a UUID, as created by pages. */
export function isFormKey(text: string): boolean {
	return FORM_KEY.test(text);
}

const FORM_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The key of a form post without scripts: the form's key plus a hash of its fields, so that changed fields are a new
 * call.
 */
export function formRequestKey(key: string, body: unknown): string {
	return `${key}.${hashBody(body)}`;
}

/** Deletes answers older than a day. */
export async function cleanUpIdempotency(db: Kysely<Schema>, now: Date = new Date()): Promise<void> {
	await deleteOldRequests(db, new Date(now.getTime() - TTL_MS).toISOString());
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url');
}
