import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { writeCsv } from '../../platform/text/csv-table.ts';
import { typedText } from '../../platform/text/typed-text.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, staffCall } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import {
	auditApplication,
	eraseApplication,
	moveApplication,
	noteApplication,
	type ReadApplication,
	requireApplication,
	undoApplicationMove,
} from './application-commands.server.ts';
import { inviteApplicant, linkApplication, makeCompanyOf } from './application-company.server.ts';
import { APPLICATION_CSV } from './application-csv.ts';
import { listApplicationEvents } from './application-event-queries.server.ts';
import { listApplications } from './application-inbox-queries.server.ts';
import { loadApplicationList } from './application-list.server.ts';
import { APPLICATION_STATES } from './application-state.ts';
import {
	APPLICATION_CURSOR,
	APPLICATION_LIMITS,
	APPLICATIONS_A_PAGE,
	type InboxApplication,
} from './inbox-application.ts';

const filterFields = {
	q: searchField,
	state: oneOf(APPLICATION_STATES).optional(),
};
const listQuery = z.object({ ...filterFields, ...pageFields(APPLICATION_CURSOR, APPLICATIONS_A_PAGE) });
const named = z.object({
	number: z.string().regex(/^D-\d{4}-\d{4,9}$/, issueOf('validation.suchNumber', { example: 'D-2026-0001' })),
});
const version = z.unknown().optional();
const plainBody = z.strictObject({ version }).default({});
const declineBody = z.strictObject({
	version,
	reason: typedText({ max: APPLICATION_LIMITS.reason, required: issueOf('validation.sayWhy'), lines: true }),
});
const noteBody = z.strictObject({
	text: typedText({
		max: APPLICATION_LIMITS.note,
		required: issueOf('validation.writeSomething'),
		lines: true,
	}),
});
/** An empty id removes the link. */
const linkBody = z.strictObject({ version, companyId: z.string(issueOf('validation.companyId')).max(40) });
const companyBody = z.strictObject({ version, company: z.unknown() });

type Effect<Body> = (
	transaction: DatabaseLike,
	read: ReadApplication,
	body: Body,
	change: AuditedChange,
) => Promise<InboxApplication>;

/** Staff routes for distributors' applications. */
export function addApplicationInboxRoutes(
	plain: FastifyInstance,
	services: StaffServices & { sender: MailSender },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;
	const path = '/api/admin/applications';

	/** A route that changes an application once per Idempotency-Key and returns its new state. */
	function addChange<Body>(name: string, schema: z.ZodType<Body>, effect: Effect<Body>): void {
		app.post(
			`${path}/:number/${name}`,
			{ config, schema: { hide: true, params: named, body: schema } },
			async (request, reply): Promise<FastifyReply> => {
				const { number } = request.params;
				const body = request.body as Body;
				const read = {
					number,
					version: readRequestVersion(request, { kind: 'application', id: number }),
				};
				const call = staffCall(request, `POST ${path}/:number/${name}`, [read, body]);
				const { status, answer } = await withIdempotency(db, call, async (transaction) => {
					const stored = await effect(transaction, read, body, changeBy(request));
					// Responses are stored for a day, without personal names.
					const { state, version: next, companyId } = stored;
					return { status: 200, answer: { number, state, version: next, companyId } };
				});
				services.notifyMail();
				return reply
					.code(status)
					.header('etag', formatVersionTag({ kind: 'application', id: number }, answer.version))
					.send(answer);
			},
		);
	}

	app.get(path, { config, schema: { hide: true, querystring: listQuery } }, (request) => {
		const { from, size, q, state } = request.query;
		return loadApplicationList(db, { text: q, state }, { cursor: from, max: size });
	});

	app.get(
		`${path}/export.csv`,
		{ config, schema: { hide: true, querystring: z.object(filterFields) } },
		async (request, reply) => {
			const { q, state } = request.query;
			await auditApplication(db, 'exported', 'CSV', changeBy(request), { after: { state: state ?? 'all' } });
			const pages = eachPage((page) => listApplications(db, { text: q, state }, page));
			const file = writeCsv(APPLICATION_CSV, pages, ({ applications }) => applications);
			return sendFile(reply, 'distributor-applications.csv', file);
		},
	);

	app.get(`${path}/:number`, { config, schema: { hide: true, params: named } }, async (request, reply) => {
		const found = await requireApplication(db, request.params.number);
		const events = await listApplicationEvents(db, found.number);
		return reply
			.header('etag', formatVersionTag({ kind: 'application', id: found.number }, found.version))
			.send({ ...found, events });
	});

	for (const [name, state] of [
		['contact', 'contacted'],
		['approve', 'approved'],
		['reopen', 'new'],
	] as const) {
		addChange(name, plainBody, (transaction, read, _body, change) =>
			moveApplication(transaction, { ...read, state }, change),
		);
	}
	addChange('decline', declineBody, (transaction, read, { reason }, change) =>
		moveApplication(transaction, { ...read, state: 'declined', reason }, change),
	);
	addChange('undo', plainBody, (transaction, read, _body, change) =>
		undoApplicationMove(transaction, read, change),
	);
	addChange('erase', plainBody, (transaction, read, _body, change) =>
		eraseApplication(transaction, read, change),
	);
	addChange('company', linkBody, (transaction, read, { companyId }, change) =>
		linkApplication(transaction, { ...read, companyId }, change),
	);
	addChange('new-company', companyBody, (transaction, read, { company }, change) =>
		makeCompanyOf(transaction, { ...read, company }, change, services.companyLinks),
	);
	addChange('invite', plainBody, (transaction, read, _body, change) =>
		inviteApplicant(transaction, services, read, change),
	);

	app.post(
		`${path}/:number/notes`,
		{ config, schema: { hide: true, params: named, body: noteBody } },
		async (request, reply) => {
			const { number } = request.params;
			const call = staffCall(request, `POST ${path}/:number/notes`, [number, request.body]);
			const { status, answer } = await withIdempotency(db, call, async (transaction) => {
				await noteApplication(transaction, { number, text: request.body.text }, changeBy(request));
				return { status: 201, answer: { number } };
			});
			return reply.code(status).send(answer);
		},
	);
}
