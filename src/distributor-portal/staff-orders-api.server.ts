import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../server/problem.server.ts';
import { wordsOf } from '../server/server-words.ts';
import { recordAudit } from '../staff/audit-entry-queries.server.ts';
import { staffOf } from '../staff/staff-guard.server.ts';
import type { StaffServices } from '../staff/staff-services.server.ts';
import { findOrder, listOrdersInState, updateOrderState } from './order-queries.server.ts';

const MOST = 200;
const named = z.object({ number: z.string().max(40) });
const move = z.strictObject({ version: z.number().int().min(1), state: z.enum(['new', 'answered']) });

/** Staff's calls on what distributors asked for. */
export function addStaffOrderRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;
	const missing = () => new ProblemError('not-found', wordsOf('distributorOrders')('missing'));

	app.get(
		'/api/admin/orders',
		{
			config,
			schema: {
				hide: true,
				querystring: z.object({ state: z.enum(['new', 'answered']).default('new') }),
			},
		},
		async (request) => ({ content: await listOrdersInState(db, request.query.state, MOST) }),
	);

	app.get('/api/admin/orders/:number', { config, schema: { hide: true, params: named } }, async (request) => {
		const order = await findOrder(db, request.params.number);
		if (!order) throw missing();
		return order;
	});

	app.patch(
		'/api/admin/orders/:number',
		{ config, schema: { hide: true, params: named, body: move } },
		async (request) =>
			db.transaction().execute(async (transaction) => {
				const staff = staffOf(request);
				const { number } = request.params;
				const before = await findOrder(transaction, number);
				if (!before) throw missing();
				const { version, state } = request.body;
				const now = new Date().toISOString();
				const stored = await updateOrderState(transaction, { number, version, state, by: staff.name, now });
				if (!stored) {
					const stale = new ProblemError('stale');
					stale.current = await findOrder(transaction, number);
					throw stale;
				}
				if (before.state !== state) {
					await recordAudit(transaction, {
						actor: staff,
						action: state === 'answered' ? 'distributorOrder.answered' : 'distributorOrder.reopened',
						subject: { kind: 'distributorOrder', id: number, name: number },
						requestId: request.id,
					});
				}
				return stored;
			}),
	);
}
