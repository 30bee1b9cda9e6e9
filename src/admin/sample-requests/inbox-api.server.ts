import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { listInboxEvents } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import type { InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { REQUEST_STATES } from '../../domain/sample-requests/request-state.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { writeCsv } from '../../platform/text/csv-table.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, staffCall } from '../frame/staff-change.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { requireInboxRequest } from './inbox-change.server.ts';
import { type AnswerSender, addNote, eraseRequest, moveRequest, undoMove } from './inbox-commands.server.ts';
import { linkCompany, makeCompany } from './inbox-company.server.ts';
import { REQUEST_CSV } from './inbox-csv.ts';
import { makeLabel, requireLabelOf, shipLabel } from './inbox-label.server.ts';
import { loadInboxList } from './inbox-list.server.ts';
import { type InboxFilter, REQUEST_CURSOR, REQUESTS_A_PAGE } from './inbox-list.ts';
import { listInboxRequests } from './inbox-list-queries.server.ts';
import { approveBody, declineBody, linkBody, noteBody, shipBody, verifyBody } from './inbox-schema.ts';

export type InboxServices = StaffServices & AnswerSender;

const filterFields = {
	q: searchField,
	state: oneOf(REQUEST_STATES).optional(),
	review: z.enum(['', '1'], issueOf('validation.one')).default(''),
	company: z.string().max(40).default(''),
};
const exportQuery = z.object(filterFields);
const listQuery = z.object({ ...filterFields, ...pageFields(REQUEST_CURSOR, REQUESTS_A_PAGE) });
const named = z.object({
	number: z.string().regex(/^S-\d{4}-\d{4,9}$/, issueOf('validation.suchNumber', { example: 'S-2026-0001' })),
});

/** Staff routes of the inbox. */
export function addInboxRoutes(plain: FastifyInstance, services: InboxServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;

	/** Applies a change once per Idempotency-Key, and responds with the request's new state. */
	async function answerChange(
		request: FastifyRequest,
		reply: FastifyReply,
		path: string,
		effect: (transaction: DatabaseLike, version: number) => Promise<InboxRequest>,
	): Promise<FastifyReply> {
		const { number: asked } = request.params as { number: string };
		const version = readRequestVersion(request, { kind: 'sample-request', id: asked });
		const call = staffCall(request, `POST /api/admin/samples/:number/${path}`, [
			request.params,
			request.body,
			version,
		]);
		const { status, answer } = await withIdempotency(db, call, async (transaction) => {
			const { number, state, version: next, companyId, labelId } = await effect(transaction, version);
			// Responses are stored for a day, without personal names.
			return { status: 200, answer: { number, state, version: next, companyId, labelId } };
		});
		services.notifyMail();
		return reply.code(status).header('etag', tagOf(answer)).send(answer);
	}

	app.get('/api/admin/samples', { config, schema: { hide: true, querystring: listQuery } }, (request) => {
		const { from, size, ...query } = request.query;
		return loadInboxList(db, toFilter(query), { cursor: from, max: size });
	});

	app.get(
		'/api/admin/samples/export.csv',
		{ config, schema: { hide: true, querystring: exportQuery } },
		async (request, reply) => {
			const filter = toFilter(request.query);
			await recordAudit(db, {
				actor: staffOf(request),
				action: 'sampleRequest.exported',
				subject: { kind: 'sampleRequest', id: 'export', name: 'CSV' },
				after: { state: filter.state ?? 'all' },
				requestId: request.id,
			});
			const pages = eachPage((page) => listInboxRequests(db, filter, page));
			const file = writeCsv(REQUEST_CSV, pages, ({ requests }) => requests);
			return sendFile(reply, 'sample-requests.csv', file);
		},
	);

	app.get(
		'/api/admin/samples/:number',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const found = await requireInboxRequest(db, request.params.number);
			const events = await listInboxEvents(db, found.number);
			return reply.header('etag', tagOf(found)).send({ ...found, events });
		},
	);

	for (const [path, state] of [
		['verify', 'verified'],
		['reopen', 'new'],
	] as const) {
		app.post(
			`/api/admin/samples/:number/${path}`,
			{ config, schema: { hide: true, params: named, body: verifyBody } },
			(request, reply) =>
				answerChange(request, reply, path, (transaction, version) =>
					moveRequest(
						transaction,
						{ number: request.params.number, version, state },
						services,
						changeBy(request),
					),
				),
		);
	}

	app.post(
		'/api/admin/samples/:number/approve',
		{ config, schema: { hide: true, params: named, body: approveBody } },
		async (request, reply) => {
			const { number } = request.params;
			const { mail, label: withLabel } = request.body;
			const label = withLabel ? await readLabel(number) : undefined;
			return answerChange(request, reply, 'approve', async (transaction, version) => {
				const change = changeBy(request);
				const move = { number, version, state: 'approved' as const, mail };
				const approved = await moveRequest(transaction, move, services, change);
				if (!label) return approved;
				return makeLabel(transaction, { number, version: approved.version, label }, change);
			});
		},
	);

	app.post(
		'/api/admin/samples/:number/ship',
		{ config, schema: { hide: true, params: named, body: shipBody } },
		(request, reply) => {
			const { number } = request.params;
			const { mail, label } = request.body;
			return answerChange(request, reply, 'ship', async (transaction, version) => {
				const change = changeBy(request);
				const move = { number, version, state: 'shipped' as const, mail };
				const shipped = await moveRequest(transaction, move, services, change);
				if (label) await shipLabel(transaction, shipped, change);
				return shipped;
			});
		},
	);

	app.post(
		'/api/admin/samples/:number/decline',
		{ config, schema: { hide: true, params: named, body: declineBody } },
		(request, reply) => {
			const { reason, mail } = request.body;
			const { number } = request.params;
			return answerChange(request, reply, 'decline', (transaction, version) =>
				moveRequest(
					transaction,
					{ number, version, state: 'declined', reason, mail },
					services,
					changeBy(request),
				),
			);
		},
	);

	app.post(
		'/api/admin/samples/:number/undo',
		{ config, schema: { hide: true, params: named, body: verifyBody } },
		(request, reply) =>
			answerChange(request, reply, 'undo', (transaction, version) =>
				undoMove(transaction, { number: request.params.number, version }, changeBy(request)),
			),
	);

	app.post(
		'/api/admin/samples/:number/notes',
		{ config, schema: { hide: true, params: named, body: noteBody } },
		async (request, reply) => {
			const { number } = request.params;
			const call = staffCall(request, 'POST /api/admin/samples/:number/notes', [number, request.body]);
			const { status, answer } = await withIdempotency(db, call, async (transaction) => {
				await addNote(transaction, { number, text: request.body.text }, changeBy(request));
				return { status: 201, answer: { number } };
			});
			return reply.code(status).send(answer);
		},
	);

	app.post(
		'/api/admin/samples/:number/company',
		{ config, schema: { hide: true, params: named, body: linkBody } },
		(request, reply) => {
			const { companyId } = request.body;
			return answerChange(request, reply, 'company', (transaction, version) =>
				linkCompany(transaction, { number: request.params.number, version, companyId }, changeBy(request)),
			);
		},
	);

	app.post(
		'/api/admin/samples/:number/new-company',
		{ config, schema: { hide: true, params: named, body: verifyBody } },
		(request, reply) =>
			answerChange(request, reply, 'new-company', (transaction, version) =>
				makeCompany(
					transaction,
					{ number: request.params.number, version },
					changeBy(request),
					services.companyLinks,
				),
			),
	);

	app.post(
		'/api/admin/samples/:number/label',
		{ config, schema: { hide: true, params: named, body: verifyBody } },
		async (request, reply) => {
			const { number } = request.params;
			const label = await readLabel(number);
			return answerChange(request, reply, 'label', (transaction, version) =>
				makeLabel(transaction, { number, version, label }, changeBy(request)),
			);
		},
	);

	app.post(
		'/api/admin/samples/:number/erase',
		{ config, schema: { hide: true, params: named, body: verifyBody } },
		(request, reply) =>
			answerChange(request, reply, 'erase', (transaction, version) =>
				eraseRequest(transaction, { number: request.params.number, version }, changeBy(request)),
			),
	);

	/** Runs before the transaction, because it reads the catalogue, and a transaction must not wait for anything else. */
	async function readLabel(number: string) {
		const found = await requireInboxRequest(db, number);
		return requireLabelOf(db, services.catalogue, found, todayIn(services.timeZone, new Date()));
	}
}

function tagOf({ number, version }: Pick<InboxRequest, 'number' | 'version'>): string {
	return formatVersionTag({ kind: 'sample-request', id: number }, version);
}

function toFilter(query: z.infer<typeof exportQuery>): InboxFilter {
	const { q, state, review, company } = query;
	return { text: q, state, manualReview: review === '1', companyId: company };
}
