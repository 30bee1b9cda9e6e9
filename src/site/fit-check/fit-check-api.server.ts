import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { partNumberParams } from '../../domain/catalogue/part-numbers/part-number-schema.ts';
import { fitCheckAnswer, fitCheckBody } from '../../domain/fit-checks/fit-check-schema.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { pickContent } from '../../platform/http/accepted-content.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { clientKey } from '../../platform/limits/client-address.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { streamLines } from './fit-check-events.ts';
import {
	type FitChecks,
	type JudgedTask,
	type ResolvedTask,
	toAnswer,
	type Wording,
} from './fit-checks.server.ts';

/** In bytes: 500 characters of any script, plus the JSON around them. */
const BODY_LIMIT = 8 * 1024;
/** High enough for a shop whose visitors share one address. */
const LIMIT = { name: 'fit check by address', limit: 60, perSeconds: 600 };
const KINDS = ['application/json', 'text/event-stream'] as const;

/** `POST /api/products/{partNumber}/fit-check`: checks whether a glove suits a job. */
export function addFitCheckRoutes(
	plain: FastifyInstance,
	services: { db: Kysely<Schema>; log: Log; checks: FitChecks },
): void {
	const { db, log, checks } = services;
	plain.withTypeProvider<ZodTypeProvider>().post(
		'/api/products/:partNumber/fit-check',
		{
			config: { access: 'visitor' },
			bodyLimit: BODY_LIMIT,
			schema: {
				tags: ['Products'],
				summary: 'Whether a glove suits a job',
				description:
					'Judges the glove’s specification sheet against a job described in a visitor’s own words; no hazard assessment. As `text/event-stream` the same answer comes in lines: `reading` first where the verdict waits for a second reading, `verdict` next (`{verdict, question}`), `done` last, between them `sentence` (`{sentence, wordedBy}`), a `reason` for each row, `unread` (a list) and a `better` for each glove. Questions and answers are kept for a year without the address they came from.',
				params: partNumberParams,
				body: fitCheckBody,
				response: {
					200: {
						description: 'The answer, or a question back',
						content: {
							'application/json': { schema: fitCheckAnswer },
							'text/event-stream': { schema: z.string() },
						},
					},
					400: problemSchema,
					403: problemSchema,
					404: problemSchema,
					406: problemSchema,
					429: problemSchema,
					503: problemSchema,
				},
			},
		},
		async (request, reply) => {
			const kind = pickContent(request.headers.accept, KINDS);
			if (kind === undefined)
				throw new ProblemError(
					'not-acceptable',
					say('problems.fitChecks.kinds', { first: KINDS[0], second: KINDS[1] }),
				);
			const disconnected = watchLeaving(reply);
			const judged = await orFail(log, request.id, async () => {
				await requireWithinLimit(db, { ...LIMIT, who: clientKey(request.ip) });
				return checks.judge(request.params.partNumber, request.body.task, request.locale);
			});
			reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language');
			if (kind === 'text/event-stream') return sendLines(reply, streamAndStore(checks, judged, disconnected));
			const resolved = await checks.resolve(judged, disconnected);
			const answer = toAnswer(resolved, await checks.word(resolved, disconnected));
			if (!disconnected.aborted) checks.store(judged, answer);
			return reply.send(answer);
		},
	);
}

/** Logs unexpected errors; the visitor is only told that there is no answer. */
async function orFail<Result>(log: Log, requestId: string, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ProblemError) throw error;
		logFailure(log, { requestId, err: error }, 'a fit check failed');
		throw new ProblemError('unavailable', say('problems.fitChecks.failed'));
	}
}

/** Aborts if the visitor closes the connection before the response is complete. */
function watchLeaving(reply: FastifyReply): AbortSignal {
	const disconnected = new AbortController();
	reply.raw.once('close', () => {
		if (!reply.raw.writableFinished) disconnected.abort();
	});
	return disconnected.signal;
}

function sendLines(reply: FastifyReply, lines: AsyncGenerator<string>): FastifyReply {
	return (
		reply
			.header('content-type', 'text/event-stream; charset=utf-8')
			// A proxy that buffers lines would defeat the streaming.
			.header('x-accel-buffering', 'no')
			.send(Readable.from(lines))
	);
}

async function* streamAndStore(
	checks: FitChecks,
	judged: JudgedTask,
	disconnected: AbortSignal,
): AsyncGenerator<string> {
	let completed: { resolved: ResolvedTask; wording: Wording } | undefined;
	yield* streamLines({
		isReadAgain: checks.isReadAgain(judged),
		resolve: async () => {
			const resolved = await checks.resolve(judged, disconnected);
			if (resolved.wording) completed = { resolved, wording: resolved.wording };
			return resolved;
		},
		word: async (resolved) => {
			const wording = await checks.word(resolved, disconnected);
			completed = { resolved, wording };
			return wording;
		},
	});
	if (completed !== undefined && !disconnected.aborted)
		checks.store(judged, toAnswer(completed.resolved, completed.wording));
}
