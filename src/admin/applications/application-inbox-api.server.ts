import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { typedText } from '../../platform/text/typed-text.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { withAssignees } from '../assignment/assignment-queries.server.ts';
import { assignedField, resolveAssigned } from '../assignment/load-assignment.server.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { inboxRoutes, linkBody, plainBody } from '../kit/inbox/inbox-routes.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { instantsOf, periodFields, toDays } from '../kit/list/period-fields.server.ts';
import { recordSortField } from '../kit/list/record-sort-queries.server.ts';
import { applicationColumns } from './application-columns.ts';
import {
	auditApplication,
	eraseApplication,
	moveApplication,
	noteApplication,
	requireApplication,
	undoApplicationMove,
} from './application-commands.server.ts';
import { inviteApplicant, linkApplication, makeCompanyOf } from './application-company.server.ts';
import { listApplicationEvents } from './application-event-queries.server.ts';
import { listApplications } from './application-inbox-queries.server.ts';
import { loadApplicationList } from './application-list.server.ts';
import { APPLICATION_STATES } from './application-state.ts';
import {
	APPLICATION_CURSOR,
	APPLICATION_LIMITS,
	APPLICATIONS_A_PAGE,
	type ApplicationFilter,
	type InboxApplication,
} from './inbox-application.ts';

const filterFields = {
	q: searchField,
	state: oneOf(APPLICATION_STATES).optional(),
	language: oneOf(LOCALES).optional(),
	assigned: assignedField,
	...periodFields,
	sort: recordSortField,
};
const filterQuery = z.object(filterFields);
const listQuery = z.object({ ...filterFields, ...pageFields(APPLICATION_CURSOR, APPLICATIONS_A_PAGE) });
const named = z.object({
	number: z.string().regex(/^D-\d{4}-\d{4,9}$/, issueOf('validation.suchNumber', { example: 'D-2026-0001' })),
});
const version = z.unknown().optional();
const declineBody = z.strictObject({
	version,
	reason: typedText({ max: APPLICATION_LIMITS.reason, required: issueOf('validation.sayWhy'), lines: true }),
});
const companyBody = z.strictObject({ version, company: z.unknown() });

/** Staff routes for distributors' applications. */
export function addApplicationInboxRoutes(
	plain: FastifyInstance,
	services: StaffServices & { sender: MailSender },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;
	const path = '/api/admin/applications';

	const { addChange, addNotes } = inboxRoutes<InboxApplication>(plain, services, {
		path,
		kind: 'application',
		subjectKind: 'application',
		params: named,
		identify: (read, body) => [read, body],
		toAnswer: ({ number, state, version, companyId }) => ({ number, state, version, companyId }),
	});

	app.get(path, { config, schema: { hide: true, querystring: listQuery } }, (request) => {
		const { from, size, ...query } = request.query;
		return loadApplicationList(db, toFilter(query, staffOf(request).id), { cursor: from, max: size });
	});

	app.get(`${path}/ids`, { config, schema: { hide: true, querystring: filterQuery } }, async (request) => {
		const filter = toFilter(request.query, staffOf(request).id);
		const { applications } = await listApplications(db, filter, { max: MAX_BULK });
		return { content: applications.map(({ number }) => number) };
	});

	app.get(
		`${path}/export.:format`,
		{ config, schema: { hide: true, params: listFileParams, querystring: filterQuery } },
		async (request, reply) => {
			const filter = toFilter(request.query, staffOf(request).id);
			const { state } = filter;
			const subject = request.params.format.toUpperCase();
			await auditApplication(db, 'exported', subject, changeBy(request), {
				after: { state: state ?? 'all' },
			});
			const pages = eachPage(async (page) => {
				const { applications, ...cursors } = await listApplications(db, filter, page);
				return { ...cursors, applications: await withAssignees(db, 'application', applications) };
			});
			const table = applicationColumns(services.timeZone);
			return sendListFile(
				request,
				reply,
				'distributor-applications',
				table,
				pages,
				(page) => page.applications,
			);
		},
	);

	function toFilter(query: z.infer<typeof filterQuery>, readerId: string): ApplicationFilter {
		const { q, state, language, assigned, sort } = query;
		const days = instantsOf(toDays(query, services.timeZone), services.timeZone);
		return { text: q, state, language, days, assigned: resolveAssigned(assigned, readerId), sort };
	}

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
		addChange(name, plainBody, (transaction, { read }, change) =>
			moveApplication(transaction, { ...read, state }, change),
		);
	}
	addChange('decline', declineBody, (transaction, { read, body: { reason } }, change) =>
		moveApplication(transaction, { ...read, state: 'declined', reason }, change),
	);
	addChange('undo', plainBody, (transaction, { read }, change) =>
		undoApplicationMove(transaction, read, change),
	);
	addChange('erase', plainBody, (transaction, { read }, change) =>
		eraseApplication(transaction, read, change),
	);
	addChange('company', linkBody, (transaction, { read, body: { companyId } }, change) =>
		linkApplication(transaction, { ...read, companyId }, change),
	);
	addChange('new-company', companyBody, (transaction, { read, body: { company } }, change) =>
		makeCompanyOf(transaction, { ...read, company }, change, services.companyLinks),
	);
	addChange('invite', plainBody, (transaction, { read }, change) =>
		inviteApplicant(transaction, services, read, change),
	);
	addNotes(APPLICATION_LIMITS.note, noteApplication);
}
