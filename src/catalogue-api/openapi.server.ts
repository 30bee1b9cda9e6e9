import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { declareAccess } from '../server/access.server.ts';

/** Collects the API's document from the routes' own schemas. Register before the routes. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Emberhide catalogue API',
				version,
				description:
					'Read the catalogue: gloves, categories, search and filter counts. Errors are RFC 9457 problem details; every wrong field is named at once.',
			},
			servers: [{ url: '/' }],
		},
		transform: jsonSchemaTransform,
		transformObject: jsonSchemaTransformObject,
	});
}

/** Serves the document at /api/openapi.json, and readable at /api/docs. The text is made once, when first asked for. */
export async function addOpenApiRoutes(app: FastifyInstance): Promise<void> {
	await app.register(async (scope) => {
		declareAccess(scope, 'visitor');
		await scope.register(swaggerUi, {
			routePrefix: '/api/docs',
			staticCSP: true,
			uiConfig: { deepLinking: true },
			theme: { title: 'Emberhide catalogue API' },
		});
	});
	let text: string | undefined;
	app.get(
		'/api/openapi.json',
		{ config: { access: 'visitor' }, schema: { hide: true } },
		async (_request, reply) => {
			text ??= JSON.stringify(app.swagger());
			return reply
				.header('content-type', 'application/json; charset=utf-8')
				.header('cache-control', 'public, max-age=0, must-revalidate')
				.send(text);
		},
	);
}
