import type { FastifyInstance } from 'fastify';
import { findContentSave } from '../../domain/site-content/site-content-queries.server.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { changeBy, readBody } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { type ContentPart, readContent, saveContent } from './content-commands.server.ts';
import { contentPath, contentRecord, contentTag } from './content-part.ts';

/** Adds the staff routes that read and save a part of the site. */
export function addContentRoutes<Value extends object>(
	app: FastifyInstance,
	{ database: { db }, catalogue }: StaffServices,
	part: ContentPart<Value>,
): void {
	const config = { access: 'staff' } as const;
	const { name, schema } = part;

	app.get(contentPath(name), { config, schema: { hide: true } }, async (_, reply) => {
		const found = await readContent(db, part);
		return reply.header('etag', contentTag(name, found)).send(found);
	});

	app.get(`${contentPath(name)}/versions/:version`, { config, schema: { hide: true } }, async (request) => {
		const { version } = request.params as { version: string };
		const document = /^\d{1,9}$/.test(version) ? await findContentSave(db, name, Number(version)) : undefined;
		if (document === undefined) throw new ProblemError('not-found');
		return { ...part.read(document), version: Number(version) };
	});

	app.put(contentPath(name), { config, schema: { hide: true } }, async (request, reply) => {
		const version = readRequestVersion(request, contentRecord(name));
		const value = readBody(schema, request.body);
		const stored = await db
			.transaction()
			.execute((transaction) => saveContent(transaction, part, { value, version }, changeBy(request)));
		await catalogue.refresh();
		return reply.header('etag', contentTag(name, stored)).send(stored);
	});
}
