import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keptSince } from '../../domain/site-content/retention/retention.ts';
import { findRetention } from '../../domain/site-content/retention/stored-retention.server.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { DELETED_KINDS } from './deleted-record.ts';
import { deleteRecord, putBackRecord } from './deleting-commands.server.ts';

const body = z.strictObject({
	kind: oneOf(DELETED_KINDS),
	id: z.string().min(1).max(100),
	version: z.number().int().min(1),
});
const params = z.object({ id: z.string().max(40) });

/** Staff routes that delete a record, and bring one back. */
export function addDeletingRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue, database, deletables } = services;

	app.post('/api/admin/deleted', { config, schema: { hide: true, body } }, async (request, reply) => {
		const deleted = await database.db
			.transaction()
			.execute((transaction) => deleteRecord(transaction, deletables, request.body, changeBy(request)));
		await catalogue.refresh();
		return reply.code(201).send(deleted);
	});

	app.post('/api/admin/deleted/:id/restore', { config, schema: { hide: true, params } }, async (request) => {
		const change = changeBy(request);
		const since = keptSince(findRetention(catalogue), 'deleted', change.now);
		const restored = await database.db
			.transaction()
			.execute((transaction) =>
				putBackRecord(transaction, deletables, { id: request.params.id, since }, change),
			);
		await catalogue.refresh();
		return restored;
	});
}
