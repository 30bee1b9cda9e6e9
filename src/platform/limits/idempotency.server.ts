import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { parseStored } from '../db/stored-json.server.ts';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import {
	type CallName,
	claimCall,
	deleteOldCalls,
	findCallAnswer,
	type KeptAnswer,
	updateCallAnswer,
} from './idempotency-queries.server.ts';

/** How long the same call gets the same answer, in milliseconds. */
const HOLDS_MS = 24 * 60 * 60 * 1000;

/** A call that may be sent again, because its answer got lost or a button was pressed twice. */
export type IdempotentCall = {
	/** What the caller named the call (`readIdempotencyKey`); undefined: a call of its own, however like another it is. */
	key: string | undefined;
	/** Such as "POST /api/distributor-applications". A page's form and the call it stands for share one. */
	route: string;
	/** Who asks: a staff member or a distributor's person by id, or a visitor by `clientKey`. */
	actor: { staff: string } | { distributor: string } | { visitor: string };
	/** As the schema left it: strings trimmed, members in the schema's order. */
	body: unknown;
};

/** What a call did; `answer` goes to the caller as JSON. */
export type CallAnswer<Answer> = { status: number; answer: Answer };

/**
 * Runs `effect` once for a call, however often that arrives, and answers each time what it answered first. The key and
 * the answer are written in the effect's own transaction: either all of it is stored or nothing, and an effect that
 * throws may be tried again. While the first one is under way, the others wait for it.
 * The same key with another body is refused (422). Without a key it runs each time: two like orders are two orders.
 * `effect` awaits nothing but its transaction: SQLite has one writer.
 */
export async function withIdempotency<Answer>(
	db: Kysely<Schema>,
	call: IdempotentCall,
	effect: (transaction: Transaction<Schema>) => Promise<CallAnswer<Answer>>,
	now: Date = new Date(),
): Promise<CallAnswer<Answer>> {
	const { key } = call;
	if (key === undefined) return db.transaction().execute(effect);
	const bodyHash = hashBody(call.body);
	const name = nameOf({ ...call, key });
	const expiredBefore = new Date(now.getTime() - HOLDS_MS).toISOString();
	return db.transaction().execute(async (transaction) => {
		const row = { bodyHash, now: now.toISOString(), expiredBefore };
		if (await claimCall(transaction, name, row)) {
			const done = await effect(transaction);
			await updateCallAnswer(transaction, name, { status: done.status, answer: JSON.stringify(done.answer) });
			return done;
		}
		const kept = await findCallAnswer(transaction, name);
		if (!kept) throw new ProblemError('conflict', say('problems.requests.sameCall'));
		return readKept<Answer>(kept, bodyHash);
	});
}

/**
 * What a call was answered before, if its key was used within a day: for callers whose checks could come out otherwise by
 * now than when the call was first made.
 * @throws ProblemError unprocessable, when the key was used with another body.
 */
export async function findRepeatedAnswer<Answer>(
	db: Kysely<Schema>,
	call: IdempotentCall,
	now: Date,
): Promise<CallAnswer<Answer> | undefined> {
	const { key } = call;
	if (key === undefined) return undefined;
	const since = new Date(now.getTime() - HOLDS_MS).toISOString();
	const kept = await findCallAnswer(db, nameOf({ ...call, key }), since);
	return kept && kept.status > 0 ? readKept<Answer>(kept, hashBody(call.body)) : undefined;
}

function readKept<Answer>(kept: KeptAnswer, bodyHash: string): CallAnswer<Answer> {
	if (kept.bodyHash !== bodyHash) {
		throw new ProblemError('unprocessable', say('problems.requests.keyUsed'));
	}
	const answer = parseStored(kept.answer, z.unknown());
	// It was done; what it answered is lost, and doing it twice would be worse.
	if (!answer.ok) throw new ProblemError('conflict', say('problems.requests.answerLost'));
	return { status: kept.status, answer: answer.value as Answer };
}

function hashBody(body: unknown): string {
	return hashOf(JSON.stringify(body) ?? '');
}

/** A visitor's address may change between two tries: the key is of his own making, so it does not count. */
function nameOf({ route, actor, key }: IdempotentCall & { key: string }): CallName {
	return { route, actor: actorOf(actor), key };
}

function actorOf(actor: IdempotentCall['actor']): string {
	if ('staff' in actor) return `staff ${actor.staff}`;
	if ('distributor' in actor) return `distributor ${actor.distributor}`;
	return 'visitor';
}

const KEY = /^[A-Za-z0-9._~-]{16,128}$/;

/**
 * The caller's name for a call: the header's value, or undefined when there is none.
 * @throws ProblemError invalid, when it is not 16 to 128 letters, digits and "-", ".", "_", "~".
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

/** Whether a text can be the key that a form carries: a UUID, as pages make it. */
export function isFormKey(text: string): boolean {
	return FORM_KEY.test(text);
}

const FORM_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key of a call that a form without scripts makes: its own key, and what was typed, so that other words are another call. */
export function nameFormCall(key: string, body: unknown): string {
	return `${key}.${hashBody(body)}`;
}

/** Forgets answers that are older than a day. */
export async function cleanUpIdempotency(db: Kysely<Schema>, now: Date = new Date()): Promise<void> {
	await deleteOldCalls(db, new Date(now.getTime() - HOLDS_MS).toISOString());
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url');
}
