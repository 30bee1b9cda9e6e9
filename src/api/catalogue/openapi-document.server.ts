import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { declareAccess } from '../../platform/http/access.server.ts';
import { pageCsp } from '../../platform/http/security-headers.server.ts';
import type { DocumentedApp } from './openapi.server.ts';

/**
 * Generates the document from the routes' schemas: `app` is a new instance, to which `addRoutes` adds the site's
 * routes.
 */
export async function documentApi(
	app: FastifyInstance,
	addRoutes: (app: FastifyInstance) => void,
	version: string,
): Promise<DocumentedApp> {
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
	addRoutes(app);
	await app.register(async (scope) => {
		declareAccess(scope, 'visitor');
		await scope.register(swaggerUi, {
			routePrefix: '/api/docs',
			// The library's default policy allows other sites' styles and fonts, which the page does not need.
			staticCSP: pageCsp([]),
			uiConfig: { deepLinking: true },
			theme: {
				title: 'Emberhide catalogue API',
				css: [{ filename: 'theme.css', content: '.swagger-ui .topbar { display: none }' }],
			},
		});
	});
	await app.ready();
	return { document: JSON.stringify(app.swagger()), app };
}
