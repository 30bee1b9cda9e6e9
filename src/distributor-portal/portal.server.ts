import type { FastifyInstance } from 'fastify';
import type { StaffServices } from '../staff/staff-services.server.ts';
import { addPortalRoutes } from './portal-api.server.ts';
import { addPortalFileRoutes } from './portal-files-api.server.ts';
import { addPortalGuard } from './portal-guard.server.ts';
import { addPortalPeopleRoutes } from './portal-people-api.server.ts';
import type { PortalServices } from './portal-services.server.ts';
import { addStaffOrderRoutes } from './staff-orders-api.server.ts';

/** The guard, the calls and the files of distributors, and staff's half of them. */
export function addDistributorPortal(
	app: FastifyInstance,
	portal: PortalServices,
	staff: StaffServices,
): void {
	addPortalGuard(app, portal);
	addPortalRoutes(app, portal);
	addPortalFileRoutes(app, portal);
	addPortalPeopleRoutes(app, { ...staff, sender: portal.sender });
	addStaffOrderRoutes(app, staff);
}
