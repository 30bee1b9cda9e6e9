import type { FastifyInstance } from 'fastify';
import { listSchemaErrors } from '../../domain/catalogue/schema-error.ts';
import { announcementsSchema } from '../../domain/site-content/announcement-schema.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { readAnnouncements, saveAnnouncements } from './announcement-commands.server.ts';
import { ANNOUNCEMENTS_RECORD, announcementsTag } from './announcement-record.ts';

/** Staff routes for what the site says besides its gloves. */
export function addContentRoutes(app: FastifyInstance, { database: { db }, catalogue }: StaffServices): void {
	const config = { access: 'staff' } as const;

	app.get('/api/admin/content/announcements', { config, schema: { hide: true } }, async (_, reply) => {
		const found = await readAnnouncements(db);
		return reply.header('etag', announcementsTag(found)).send(found);
	});

	app.put('/api/admin/content/announcements', { config, schema: { hide: true } }, async (request, reply) => {
		const version = readRequestVersion(request, ANNOUNCEMENTS_RECORD);
		const { version: _, ...sent } = (request.body ?? {}) as Record<string, unknown>;
		const parsed = announcementsSchema.safeParse(sent);
		if (!parsed.success) throw new ProblemError('invalid', undefined, listSchemaErrors(parsed.error));
		const stored = await db
			.transaction()
			.execute((transaction) =>
				saveAnnouncements(transaction, { ...parsed.data, version }, changeBy(request)),
			);
		await catalogue.refresh();
		return reply.header('etag', announcementsTag(stored)).send(stored);
	});
}
