import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { readRequestVersion } from '../../../platform/http/version-match.server.ts';
import { issueOf } from '../../../platform/i18n/message.ts';
import { withIdempotency } from '../../../platform/limits/idempotency.server.ts';
import { typedText } from '../../../platform/text/typed-text.ts';
import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../../frame/staff-change.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { storeMentions } from '../colleagues/mention-queries.server.ts';
import type { ReadRecord } from './record-event.ts';

/** The version in a body, for programs that send no If-Match. */
const version = z.unknown().optional();
export const plainBody = z.strictObject({ version }).default({});
/** An empty id removes the link. */
export const linkBody = z.strictObject({
	version,
	companyId: z.string(issueOf('validation.companyId')).max(40),
});

type Inbox<Stored> = {
	/** Such as "/api/admin/samples". */
	path: string;
	kind: VersionedRecord['kind'];
	/** The kind as the audit log names it. */
	subjectKind: string;
	params: z.ZodType<{ number: string }>;
	/** What a repeated change has in common with the first (`toIdempotentRequest`). */
	identify: (read: ReadRecord, body: unknown) => unknown;
	/** The response to a change. It is stored for a day, so it contains no personal names. */
	toAnswer: (stored: Stored) => { version: number };
};

/** Adds the staff routes that change records of an inbox, each change once per Idempotency-Key. */
export function inboxRoutes<Stored>(plain: FastifyInstance, services: StaffServices, inbox: Inbox<Stored>) {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const { path, kind, subjectKind, params, identify, toAnswer } = inbox;
	const { db } = services.database;
	const options = <Body extends z.ZodType>(body: Body) =>
		({ config: { access: 'staff' }, schema: { hide: true, params, body } }) as const;

	/**
	 * A route that changes a record and responds with its new state.
	 * @param prepare reads what the transaction must not wait for.
	 */
	function addChange<Body, Prepared = undefined>(
		name: string,
		schema: z.ZodType<Body>,
		effect: (
			transaction: DatabaseLike,
			params: { read: ReadRecord; body: Body; prepared: Prepared },
			change: AuditedChange,
		) => Promise<Stored>,
		prepare?: (number: string, body: Body) => Promise<Prepared>,
	): void {
		app.post(`${path}/:number/${name}`, options(schema), async (request, reply) => {
			const { number } = request.params;
			const body = request.body as Body;
			const prepared = (await prepare?.(number, body)) as Prepared;
			const read = { number, version: readRequestVersion(request, { kind, id: number }) };
			const keyedRequest = toIdempotentRequest(request, `POST ${path}/:number/${name}`, identify(read, body));
			const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => {
				const stored = await effect(transaction, { read, body, prepared }, changeBy(request));
				return { status: 200, answer: toAnswer(stored) };
			});
			services.notifyMail();
			return reply
				.code(status)
				.header('etag', formatVersionTag({ kind, id: number }, answer.version))
				.send(answer);
		});
	}

	/** The route that adds a note to a record, and tells whom it names. */
	function addNotes(
		max: number,
		add: (
			transaction: DatabaseLike,
			note: { number: string; text: string },
			change: AuditedChange,
		) => Promise<void>,
	): void {
		const required = issueOf('validation.writeSomething');
		const noteBody = z.strictObject({ text: typedText({ max, required, lines: true }) });
		app.post(`${path}/:number/notes`, options(noteBody), async (request, reply) => {
			const { number } = request.params;
			const keyedRequest = toIdempotentRequest(request, `POST ${path}/:number/notes`, [number, request.body]);
			const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => {
				const { text } = request.body;
				const change = changeBy(request);
				await add(transaction, { number, text }, change);
				await storeMentions(transaction, { kind: subjectKind, id: number, text }, change);
				return { status: 201, answer: { number } };
			});
			return reply.code(status).send(answer);
		});
	}

	return { addChange, addNotes };
}
