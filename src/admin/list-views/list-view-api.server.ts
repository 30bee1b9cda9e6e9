import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
	createView,
	removeView,
	renameView,
	type ViewChange,
} from '../../domain/list-views/list-view-commands.server.ts';
import { listViewsOf } from '../../domain/list-views/list-view-queries.server.ts';
import { listViewBody, listViewsQuery, viewRenameBody } from '../../domain/list-views/list-view-schema.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { changeBy, toIdempotentRequest } from '../frame/staff-change.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';

const PATH = '/api/admin/list-views';
const CHANGE_LIMIT = { name: 'list views', limit: 120, perSeconds: 15 * 60 };

const named = z.object({ id: z.string().max(100) });

/** Saved views of staff lists: read, saved, renamed and deleted. */
export function addListViewRoutes(plain: FastifyInstance, { database: { db } }: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;

	app.get(PATH, { config, schema: { hide: true, querystring: listViewsQuery } }, (request) =>
		listViewsOf(db, request.query.path, staffOf(request).id),
	);

	app.post(PATH, { config, schema: { hide: true, body: listViewBody } }, async (request, reply) => {
		const { body } = request;
		const change = await startChange(request);
		const keyedRequest = toIdempotentRequest(request, `POST ${PATH}`, body);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => ({
			status: 201,
			answer: await createView(transaction, body, change),
		}));
		return reply.code(status).send(answer);
	});

	app.patch(
		`${PATH}/:id`,
		{ config, schema: { hide: true, params: named, body: viewRenameBody } },
		async (request) => {
			const change = await startChange(request);
			const renamed = { ...request.params, ...request.body };
			return db.transaction().execute((transaction) => renameView(transaction, renamed, change));
		},
	);

	app.delete(`${PATH}/:id`, { config, schema: { hide: true, params: named } }, async (request, reply) => {
		const change = await startChange(request);
		await db.transaction().execute((transaction) => removeView(transaction, request.params.id, change));
		return reply.code(204).send();
	});

	/** Counted before the change, so that refused ones count as well. */
	async function startChange(request: FastifyRequest): Promise<ViewChange> {
		const actor = staffOf(request);
		await requireWithinLimit(db, { ...CHANGE_LIMIT, who: actor.id });
		return { ...changeBy(request), actor };
	}
}
