import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SUBSCRIPTION_SORTS, SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import { leavePage } from '../../domain/newsletter/subscription-mail.ts';
import {
	deleteSubscription,
	listSubscriptionIds,
	listSubscriptions,
	type SubscriptionFilter,
} from '../../domain/newsletter/subscription-queries.server.ts';
import { leaveReason } from '../../domain/newsletter/subscription-schema.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { eachPage } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf, say } from '../../platform/i18n/message.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { addBulkRoutes } from '../kit/bulk/bulk-routes.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { instantsOf, periodFields, toDays } from '../kit/list/period-fields.server.ts';
import { SUBSCRIPTION_BULK_FIELDS, subscriptionBulk } from './bulk/subscription-bulk.server.ts';
import { recordReaderChange, unsubscribeByStaff } from './subscription-changes.server.ts';
import { subscriptionColumns } from './subscription-columns.ts';

const named = z.object({ id: z.string().regex(/^[0-9a-f]{28}$/, issueOf('validation.listedId')) });
const leaveBody = z.strictObject({ reason: leaveReason });
const listQuery = z.object({
	q: searchField,
	state: oneOf(['', ...SUBSCRIPTION_STATES]).default(''),
	language: oneOf(['', ...LOCALES]).default(''),
	sort: oneOf(SUBSCRIPTION_SORTS).default('-asked'),
	...periodFields,
});

function toFilter(query: z.infer<typeof listQuery>, timeZone: string): SubscriptionFilter {
	const { q, state, language } = query;
	return {
		text: q,
		state: state === '' ? undefined : state,
		language: language === '' ? undefined : language,
		days: instantsOf(toDays(query, timeZone), timeZone),
	};
}

/** Staff routes of the newsletter: unsubscribing one or many, erasing, and exporting the list. */
export function addSubscriptionRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { database, timeZone } = services;
	const { db } = database;
	addBulkRoutes(app, services, {
		path: '/api/admin/newsletter',
		subject: subscriptionBulk,
		fields: SUBSCRIPTION_BULK_FIELDS,
	});

	app.post(
		'/api/admin/newsletter/:id/unsubscribe',
		{ config, schema: { hide: true, params: named, body: leaveBody } },
		async (request, reply) => {
			const { id } = request.params;
			const { reason } = request.body;
			await db
				.transaction()
				.execute((transaction) => unsubscribeByStaff(transaction, { id, reason }, changeBy(request)));
			return reply.code(204).send();
		},
	);

	app.delete(
		'/api/admin/newsletter/:id',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { id } = request.params;
			await db.transaction().execute(async (transaction) => {
				if (!(await deleteSubscription(transaction, id)))
					throw new ProblemError('not-found', say('problems.newsletter.notListed'));
				await recordReaderChange(transaction, { id, verb: 'erased' }, changeBy(request));
			});
			return reply.code(204).send();
		},
	);

	app.get(
		'/api/admin/newsletter/ids',
		{ config, schema: { hide: true, querystring: listQuery } },
		async ({ query }) => ({
			content: await listSubscriptionIds(db, toFilter(query, timeZone), query.sort, MAX_BULK),
		}),
	);

	app.get(
		'/api/admin/newsletter/export.:format',
		{ config, schema: { hide: true, params: listFileParams, querystring: listQuery } },
		async (request, reply) => {
			const { state, sort } = request.query;
			const filter = toFilter(request.query, timeZone);
			await recordAudit(db, {
				actor: staffOf(request),
				action: 'newsletter.exported',
				subject: { kind: 'newsletter', id: 'export', name: request.params.format.toUpperCase() },
				after: { state: state === '' ? 'all' : state },
				requestId: request.id,
			});
			const table = subscriptionColumns(timeZone, (token, language) =>
				leavePage(services, token, localeOfLanguage(language)),
			);
			const pages = eachPage((page) => listSubscriptions(db, filter, sort, page));
			return sendListFile(request, reply, 'newsletter', table, pages, ({ subscriptions }) => subscriptions);
		},
	);
}
