import type { FastifyInstance } from 'fastify';
import { addPortalFileRoutes } from '../resources/portal-files-api.server.ts';
import { addPortalRoutes } from './portal-api.server.ts';
import { addPortalGuard } from './portal-guard.server.ts';
import type { PortalServices } from './portal-services.server.ts';

/** The guard, API and files of distributors. */
export function addDistributorPortal(app: FastifyInstance, portal: PortalServices): void {
	addPortalGuard(app, portal);
	addPortalRoutes(app, portal);
	addPortalFileRoutes(app, portal);
}
