import type { FastifyInstance } from 'fastify';
import { addOwnAccountRoutes } from '../accounts/own-account-api.server.ts';
import { addSignInRoutes } from '../accounts/sign-in/sign-in-api.server.ts';
import type { StaffAuth } from '../accounts/sign-in/staff-auth.server.ts';
import { addStaffAccountRoutes } from '../accounts/staff-accounts-api.server.ts';
import { addLiveRoutes } from './live/live-api.server.ts';
import { addShellRoutes } from './shell-api.server.ts';
import { addStaffGuard } from './staff-guard.server.ts';
import type { StaffServices } from './staff-services.server.ts';

/** `secret` signs cookies; at least 32 characters. */
export type StaffOptions = Omit<StaffServices, 'auth'> & { secret: string };

/** Builds the services that staff features share. */
export function createStaffServices(options: StaffOptions): StaffServices {
	let loading: Promise<StaffAuth> | undefined;
	const load = async () => {
		const { createStaffAuth } = await import('../accounts/sign-in/staff-auth.server.ts');
		return createStaffAuth(options);
	};
	const auth = () => {
		loading ??= load().catch((error) => {
			// Retried on the next request, because the database may be available again.
			loading = undefined;
			throw error;
		});
		return loading;
	};
	return { ...options, auth };
}

/** The guard, and the back-office's own routes. */
export function addStaffRoutes(app: FastifyInstance, services: StaffServices): void {
	addStaffGuard(app, services);
	addSignInRoutes(app, services);
	addOwnAccountRoutes(app, services);
	addStaffAccountRoutes(app, services);
	addShellRoutes(app, services);
	addLiveRoutes(app, services);
}
