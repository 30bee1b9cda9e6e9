import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readEntryTime } from '../../../platform/audit/audit-entry-queries.server.ts';
import { logFailure } from '../../../platform/process/failure-log.server.ts';
import { seeMentions } from '../../kit/colleagues/mention-queries.server.ts';
import { staffOf } from '../staff-guard.server.ts';
import type { StaffServices } from '../staff-services.server.ts';
import { NEWS_PATH, type News, PRESENCE_PATH } from './live-news.ts';
import { NewsFeed, type NewsItem } from './news-feed.server.ts';
import { endPresence, notePresence } from './presence-queries.server.ts';

/** The browser connects again after this, so that an ended session or a disabled account hears nothing more. */
const OPEN_MS = 60_000;
const RETRY_MS = 1_000;

const subjectBody = z.strictObject({
	kind: z.string().regex(/^[A-Za-z-]{1,50}$/),
	id: z.string().min(1).max(100),
});
const presentBody = subjectBody.extend({ left: z.boolean().default(false) });

/** What open pages of the back-office hear of others' work. Neither route counts as activity: see `isBackground`. */
export function addLiveRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const feed = new NewsFeed(services);
	const closing = new AbortController();
	// A server that closes waits for its answers, and these would not end by themselves.
	plain.addHook('preClose', async () => closing.abort());

	app.get(
		NEWS_PATH,
		{ config: { access: 'staff', isBackground: true }, schema: { hide: true } },
		(request, reply) => {
			const staff = staffOf(request);
			const left = new AbortController();
			reply.raw.once('close', () => left.abort());
			const signal = AbortSignal.any([left.signal, closing.signal, AbortSignal.timeout(OPEN_MS)]);
			const since = readEntryTime(String(request.headers['last-event-id'] ?? ''));
			const lines = async function* () {
				yield `retry: ${RETRY_MS}\n\n`;
				try {
					for await (const item of feed.listen(since, signal)) yield toEvent(item, staff.id);
				} catch (error) {
					logFailure(services.log, { requestId: request.id, err: error }, 'the news ended early');
				}
			};
			return (
				reply
					.header('content-type', 'text/event-stream; charset=utf-8')
					// Kept alive, it would hold up a server that closes.
					.header('connection', 'close')
					// A proxy that collects lines would hold them back.
					.header('x-accel-buffering', 'no')
					.send(Readable.from(lines()))
			);
		},
	);

	app.put(
		PRESENCE_PATH,
		{ config: { access: 'staff', isBackground: true }, schema: { hide: true, body: presentBody } },
		async (request) => {
			const { id } = staffOf(request);
			const { left, ...subject } = request.body;
			const { db } = services.database;
			if (left) {
				await endPresence(db, id, subject);
				return { others: [] };
			}
			await seeMentions(db, id, subject);
			return { others: await notePresence(db, id, subject, new Date()) };
		},
	);
}

/** One event; its id is that of the newest entry, so that a browser that connects again misses none. */
function toEvent({ waiting, entries }: NewsItem, readerId: string): string {
	const news: News = {
		waiting,
		changes: entries.map(({ id, actorId, actorName, kind, subjectId }) => ({
			id,
			subject: { kind, id: subjectId },
			actorName,
			isOwn: actorId === readerId,
		})),
	};
	const last = entries.at(-1);
	return `${last ? `id: ${last.id}\n` : ''}data: ${JSON.stringify(news)}\n\n`;
}
