import type { FastifyInstance } from 'fastify';
import { listSchemaErrors } from '../../domain/catalogue/schema-error.ts';
import { redirectsSchema } from '../../domain/site-content/redirect-schema.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { readRedirects, saveRedirects } from './redirect-commands.server.ts';
import { REDIRECTS_RECORD, redirectsTag } from './redirects-record.ts';

const PATH = '/api/admin/content/redirects';

/** Staff routes for where old addresses lead. */
export function addRedirectRoutes(
	app: FastifyInstance,
	{ database: { db }, catalogue }: StaffServices,
): void {
	const config = { access: 'staff' } as const;

	app.get(PATH, { config, schema: { hide: true } }, async (_, reply) => {
		const found = await readRedirects(db);
		return reply.header('etag', redirectsTag(found)).send(found);
	});

	app.put(PATH, { config, schema: { hide: true } }, async (request, reply) => {
		const version = readRequestVersion(request, REDIRECTS_RECORD);
		const { version: _, ...sent } = (request.body ?? {}) as Record<string, unknown>;
		const parsed = redirectsSchema.safeParse(sent);
		if (!parsed.success) throw new ProblemError('invalid', undefined, listSchemaErrors(parsed.error));
		const stored = await db
			.transaction()
			.execute((transaction) => saveRedirects(transaction, { ...parsed.data, version }, changeBy(request)));
		await catalogue.refresh();
		return reply.header('etag', redirectsTag(stored)).send(stored);
	});
}
