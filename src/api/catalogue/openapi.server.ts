import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The API with its document and documentation page: a separate app, created on demand. */
export type DocumentedApp = { document: string; app: FastifyInstance };

/**
 * Serves the API's document at /api/openapi.json and its documentation page at /api/docs. The generator is loaded on
 * first use, as it costs 10 MB and a tenth of the start time.
 */
export function addOpenApiRoutes(app: FastifyInstance, makeDocumented: () => Promise<DocumentedApp>): void {
	let made: Promise<DocumentedApp> | undefined;
	const documented = () => {
		made ??= makeDocumented().catch((error) => {
			made = undefined;
			throw error;
		});
		return made;
	};
	const options = { config: { access: 'visitor' }, schema: { hide: true } } as const;

	app.get('/api/openapi.json', options, async (_request, reply) => {
		const { document } = await documented();
		return reply
			.header('content-type', 'application/json; charset=utf-8')
			.header('cache-control', 'public, max-age=0, must-revalidate')
			.send(document);
	});
	const handOn = async (request: FastifyRequest, reply: FastifyReply) => {
		const docs = (await documented()).app;
		reply.hijack();
		docs.routing(request.raw, reply.raw);
	};
	app.get('/api/docs', options, handOn);
	app.get('/api/docs/*', options, handOn);
	app.addHook('onClose', async () => {
		await (await made)?.app.close();
	});
}
