import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import type { Label } from '../../domain/labels/label.ts';
import { findOrder, updateOrderState } from '../../domain/orders/order-queries.server.ts';
import type { PortalOrder } from '../../domain/orders/portal-order.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { readRequestVersion, staleProblem } from '../../platform/http/version-match.server.ts';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf, say } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { withAssignees } from '../assignment/assignment-queries.server.ts';
import { assignedField, resolveAssigned } from '../assignment/load-assignment.server.ts';
import { changeBy, toIdempotentRequest } from '../frame/staff-change.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { instantsOf, periodFields, toDays } from '../kit/list/period-fields.server.ts';
import { recordSortField } from '../kit/list/record-sort-queries.server.ts';
import type { LabelsAnswer } from '../labels/source/labels-answer.ts';
import { listOrderLines, orderColumns, orderLineColumns } from './order-columns.ts';
import { makeOrderLabels, prepareOrderLabel } from './order-labels.server.ts';
import { loadOrderList } from './order-list.server.ts';
import { LISTED_STATES, listedState, ORDER_CURSOR, ORDERS_A_PAGE, type OrderFilter } from './order-list.ts';
import { listOrders } from './order-list-queries.server.ts';

const filterQuery = z.object({
	q: searchField,
	state: oneOf(['', ...LISTED_STATES]).default(''),
	language: oneOf(['', ...LOCALES]).default(''),
	assigned: assignedField,
	...periodFields,
	sort: recordSortField,
});
const listQuery = filterQuery.extend(pageFields(ORDER_CURSOR, ORDERS_A_PAGE));
const exportQuery = filterQuery.extend({ rows: oneOf(['orders', 'lines']).default('orders') });
const named = z.object({ number: z.string().max(40) });
const labelsBody = z
	.strictObject({
		version: z.unknown().optional(),
		/** Everything once more, although it is on labels already. */
		another: z.boolean(issueOf('validation.trueOrFalse')).default(false),
	})
	.default({ another: false });
const move = z.strictObject({ version: z.unknown().optional(), state: z.enum(['new', 'answered']) });

/** Staff routes for distributors' orders. */
export function addStaffOrderRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;
	const missing = () => new ProblemError('not-found', say('distributorOrders.missing'));

	app.get(
		'/api/admin/orders',
		{
			config,
			schema: {
				hide: true,
				querystring: listQuery,
			},
		},
		(request) => {
			const { from, size, ...query } = request.query;
			const filter = toFilter(query, staffOf(request).id);
			return loadOrderList(db, filter, { cursor: from, max: size });
		},
	);

	app.get(
		'/api/admin/orders/ids',
		{ config, schema: { hide: true, querystring: filterQuery } },
		async (request) => {
			const filter = toFilter(request.query, staffOf(request).id);
			const { orders } = await listOrders(db, filter, { max: MAX_BULK });
			return { content: orders.map(({ number }) => number) };
		},
	);

	app.get(
		'/api/admin/orders/export.:format',
		{ config, schema: { hide: true, params: listFileParams, querystring: exportQuery } },
		(request, reply) => {
			const { rows, ...query } = request.query;
			const filter = toFilter(query, staffOf(request).id);
			const pages = eachPage(async (page) => {
				const { orders, ...cursors } = await listOrders(db, filter, page);
				return { ...cursors, orders: await withAssignees(db, 'distributorOrder', orders) };
			});
			if (rows === 'lines') {
				const table = orderLineColumns(services.timeZone);
				return sendListFile(request, reply, 'order-lines', table, pages, ({ orders }) =>
					listOrderLines(orders),
				);
			}
			const table = orderColumns(services.timeZone);
			return sendListFile(request, reply, 'orders', table, pages, ({ orders }) => orders);
		},
	);

	function toFilter(query: z.infer<typeof filterQuery>, readerId: string): OrderFilter {
		const { q, state, language, assigned, sort } = query;
		return {
			text: q,
			state: listedState(state, q),
			language: language === '' ? undefined : language,
			days: instantsOf(toDays(query, services.timeZone), services.timeZone),
			assigned: resolveAssigned(assigned, readerId),
			sort,
		};
	}

	app.get(
		'/api/admin/orders/:number',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const order = await findOrder(db, request.params.number);
			if (!order) throw missing();
			return sendOrder(reply, order);
		},
	);

	app.post(
		'/api/admin/orders/:number/labels',
		{ config, schema: { hide: true, params: named, body: labelsBody } },
		async (request, reply) => {
			const { number } = request.params;
			const { another } = request.body;
			const version = readRequestVersion(request, { kind: 'distributor-order', id: number });
			const found = await findOrder(db, number);
			if (!found) throw missing();
			const today = todayIn(services.timeZone, new Date());
			const prepared = await prepareOrderLabel(db, services.catalogue, found, today);
			const keyed = toIdempotentRequest(request, 'POST /api/admin/orders/:number/labels', [
				number,
				version,
				another,
			]);
			const { status, answer } = await withIdempotency(db, keyed, async (transaction) => {
				const read = { number, version };
				const labels = { prepared, isAnotherSet: another };
				const made = await makeOrderLabels(transaction, read, labels, changeBy(request));
				return { status: 201, answer: toLabelsAnswer(made.order, made.labels) };
			});
			const record = { kind: 'distributor-order', id: number } as const;
			return reply.code(status).header('etag', formatVersionTag(record, answer.version)).send(answer);
		},
	);

	app.patch(
		'/api/admin/orders/:number',
		{ config, schema: { hide: true, params: named, body: move } },
		async (request, reply) => {
			const stored = await db.transaction().execute(async (transaction) => {
				const staff = staffOf(request);
				const { number } = request.params;
				const before = await findOrder(transaction, number);
				if (!before) throw missing();
				if (before.state === 'shipped')
					throw new ProblemError('conflict', say('distributorOrders.isShipped', { number }));
				const { state } = request.body;
				const version = readRequestVersion(request, { kind: 'distributor-order', id: number });
				const now = new Date().toISOString();
				const stored = await updateOrderState(transaction, { number, version, state, by: staff.name, now });
				if (!stored) throw staleProblem(await findOrder(transaction, number));
				if (before.state !== state) {
					await recordAudit(transaction, {
						actor: staff,
						action: state === 'answered' ? 'distributorOrder.answered' : 'distributorOrder.reopened',
						subject: { kind: 'distributorOrder', id: number, name: number },
						requestId: request.id,
					});
				}
				return stored;
			});
			return sendOrder(reply, stored);
		},
	);
}

function toLabelsAnswer({ number, version }: PortalOrder, labels: readonly Label[]): LabelsAnswer {
	return { number, version, labels: labels.map(({ id, state }) => ({ id, state })) };
}

function sendOrder(reply: FastifyReply, order: PortalOrder): FastifyReply {
	const record = { kind: 'distributor-order', id: order.number } as const;
	return reply.header('etag', formatVersionTag(record, order.version)).send(order);
}
