import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { listInboxEvents } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import { INBOX_LIMITS, type InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { REQUEST_STATES } from '../../domain/sample-requests/request-state.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { withAssignees } from '../assignment/assignment-queries.server.ts';
import { assignedField, resolveAssigned } from '../assignment/load-assignment.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { inboxRoutes, linkBody, plainBody } from '../kit/inbox/inbox-routes.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { instantsOf, periodFields, toDays } from '../kit/list/period-fields.server.ts';
import { recordSortField } from '../kit/list/record-sort-queries.server.ts';
import type { LabelsAnswer } from '../labels/source/labels-answer.ts';
import { requireInboxRequest } from './inbox-change.server.ts';
import { listSamples, requestColumns, sampleColumns } from './inbox-columns.ts';
import { type AnswerSender, addNote, eraseRequest, moveRequest, undoMove } from './inbox-commands.server.ts';
import { linkCompany, makeCompany } from './inbox-company.server.ts';
import { makeLabels, prepareRequestLabel, requireMade, shipLabels } from './inbox-label.server.ts';
import { loadInboxList } from './inbox-list.server.ts';
import { type InboxFilter, REQUEST_CURSOR, REQUESTS_A_PAGE, readOrigin } from './inbox-list.ts';
import { listInboxRequests } from './inbox-list-queries.server.ts';
import { approveBody, declineBody, labelBody, shipBody } from './inbox-schema.ts';

export type InboxServices = StaffServices & AnswerSender;

const filterFields = {
	q: searchField,
	state: oneOf(REQUEST_STATES).optional(),
	review: z.enum(['', '1'], issueOf('validation.one')).default(''),
	company: z.string().max(40).default(''),
	language: oneOf(LOCALES).optional(),
	glove: z.string().trim().max(40).default(''),
	province: z.string().trim().max(80).default(''),
	country: z.string().trim().max(80).default(''),
	assigned: assignedField,
	...periodFields,
	sort: recordSortField,
};
const filterQuery = z.object(filterFields);
const exportQuery = filterQuery.extend({ rows: oneOf(['requests', 'samples']).default('requests') });
const listQuery = z.object({ ...filterFields, ...pageFields(REQUEST_CURSOR, REQUESTS_A_PAGE) });
const named = z.object({
	number: z.string().regex(/^S-\d{4}-\d{4,9}$/, issueOf('validation.suchNumber', { example: 'S-2026-0001' })),
});

/** Staff routes of the inbox. */
export function addInboxRoutes(plain: FastifyInstance, services: InboxServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;

	const { addChange, addNotes } = inboxRoutes<InboxRequest & Partial<Pick<LabelsAnswer, 'labels'>>>(
		plain,
		services,
		{
			path: '/api/admin/samples',
			kind: 'sample-request',
			subjectKind: 'sampleRequest',
			params: named,
			identify: ({ number, version }, body) => [{ number }, body, version],
			toAnswer: ({ number, state, version, companyId, labelId, labels }) => ({
				number,
				state,
				version,
				companyId,
				labelId,
				labels,
			}),
		},
	);

	app.get('/api/admin/samples', { config, schema: { hide: true, querystring: listQuery } }, (request) => {
		const { from, size, ...query } = request.query;
		return loadInboxList(db, toFilter(query, services.timeZone, staffOf(request).id), {
			cursor: from,
			max: size,
		});
	});

	app.get(
		'/api/admin/samples/ids',
		{ config, schema: { hide: true, querystring: filterQuery } },
		async (request) => {
			const filter = toFilter(request.query, services.timeZone, staffOf(request).id);
			const { requests } = await listInboxRequests(db, filter, { max: MAX_BULK });
			return { content: requests.map(({ number }) => number) };
		},
	);

	app.get(
		'/api/admin/samples/export.:format',
		{ config, schema: { hide: true, params: listFileParams, querystring: exportQuery } },
		async (request, reply) => {
			const { rows, ...query } = request.query;
			const { timeZone } = services;
			const filter = toFilter(query, timeZone, staffOf(request).id);
			await recordAudit(db, {
				actor: staffOf(request),
				action: 'sampleRequest.exported',
				subject: { kind: 'sampleRequest', id: 'export', name: request.params.format.toUpperCase() },
				after: { state: filter.state ?? 'all' },
				requestId: request.id,
			});
			const pages = eachPage(async (page) => {
				const { requests, ...cursors } = await listInboxRequests(db, filter, page);
				return { ...cursors, requests: await withAssignees(db, 'sampleRequest', requests) };
			});
			if (rows === 'samples') {
				const table = sampleColumns(timeZone);
				return sendListFile(request, reply, 'samples', table, pages, ({ requests }) => listSamples(requests));
			}
			const table = requestColumns(timeZone);
			return sendListFile(request, reply, 'sample-requests', table, pages, ({ requests }) => requests);
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

	for (const [name, state] of [
		['verify', 'verified'],
		['reopen', 'new'],
	] as const) {
		addChange(name, plainBody, (transaction, { read }, change) =>
			moveRequest(transaction, { ...read, state }, services, change),
		);
	}
	addChange(
		'approve',
		approveBody,
		async (transaction, { read, body: { mail }, prepared }, change) => {
			const move = { ...read, state: 'approved' as const, mail };
			const approved = await moveRequest(transaction, move, services, change);
			if (!prepared) return approved;
			const { number, version } = approved;
			return makeLabels(transaction, { number, version }, { prepared, isAnotherSet: false }, change);
		},
		async (number: string, { label }: { label: boolean }) => {
			if (!label) return undefined;
			const prepared = await prepare(number);
			requireMade(prepared);
			return prepared;
		},
	);
	addChange('ship', shipBody, async (transaction, { read, body: { mail, label } }, change) => {
		const shipped = await moveRequest(transaction, { ...read, state: 'shipped', mail }, services, change);
		if (label) await shipLabels(transaction, shipped, change);
		return shipped;
	});
	addChange('decline', declineBody, (transaction, { read, body: { reason, mail } }, change) =>
		moveRequest(transaction, { ...read, state: 'declined', reason, mail }, services, change),
	);
	addChange('undo', plainBody, (transaction, { read }, change) => undoMove(transaction, read, change));
	addChange('company', linkBody, (transaction, { read, body: { companyId } }, change) =>
		linkCompany(transaction, { ...read, companyId }, change),
	);
	addChange('new-company', plainBody, (transaction, { read }, change) =>
		makeCompany(transaction, read, change, services.companyLinks),
	);
	addChange(
		'label',
		labelBody,
		(transaction, { read, body: { another }, prepared }, change) =>
			makeLabels(transaction, read, { prepared, isAnotherSet: another }, change),
		prepare,
	);
	addChange('erase', plainBody, (transaction, { read }, change) => eraseRequest(transaction, read, change));
	addNotes(INBOX_LIMITS.note, addNote);

	async function prepare(number: string) {
		const found = await requireInboxRequest(db, number);
		return prepareRequestLabel(db, services.catalogue, found, todayIn(services.timeZone, new Date()));
	}
}

function tagOf({ number, version }: Pick<InboxRequest, 'number' | 'version'>): string {
	return formatVersionTag({ kind: 'sample-request', id: number }, version);
}

function toFilter(query: z.infer<typeof filterQuery>, timeZone: string, readerId: string): InboxFilter {
	const { q, state, review, company, language, sort } = query;
	const days = instantsOf(toDays(query, timeZone), timeZone);
	return {
		text: q,
		state,
		manualReview: review === '1',
		companyId: company,
		language,
		days,
		...readOrigin((name) => query[name as 'glove']),
		assigned: resolveAssigned(query.assigned, readerId),
		sort,
	};
}
