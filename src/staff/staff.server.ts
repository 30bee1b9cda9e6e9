import type { FastifyInstance } from 'fastify';
import type { CompanyLinks } from '../companies/company-link.ts';
import type { Database } from '../db/database.server.ts';
import type { Log } from '../server/log.server.ts';
import { addOwnAccountRoutes } from './own-account-api.server.ts';
import { addShellRoutes } from './shell-api.server.ts';
import { addSignInRoutes } from './sign-in-api.server.ts';
import { addStaffAccountRoutes } from './staff-accounts-api.server.ts';
import type { StaffAuth } from './staff-auth.server.ts';
import { addStaffGuard } from './staff-guard.server.ts';
import type { AwaitingProvider, JumpProvider, StaffServices } from './staff-services.server.ts';

export type StaffOptions = {
	database: Database;
	log: Log;
	/** Signs cookies; 32 characters or more. */
	secret: string;
	publicUrl: string;
	wakeMail: () => void;
	timeZone: string;
	jumpProviders: readonly JumpProvider[];
	awaitingProviders: readonly AwaitingProvider[];
	companyLinks: readonly CompanyLinks[];
};

/** Puts together what staff features share. */
export function createStaffServices(options: StaffOptions): StaffServices {
	let loading: Promise<StaffAuth> | undefined;
	const load = async () => {
		const { createStaffAuth } = await import('./staff-auth.server.ts');
		return createStaffAuth(options);
	};
	const auth = () => {
		loading ??= load().catch((error) => {
			// The next one to ask may find the database back.
			loading = undefined;
			throw error;
		});
		return loading;
	};
	return { ...options, auth };
}

/** The guard, and the calls of the back-office itself. */
export function addStaffRoutes(app: FastifyInstance, services: StaffServices): void {
	addStaffGuard(app, services);
	addSignInRoutes(app, services);
	addOwnAccountRoutes(app, services);
	addStaffAccountRoutes(app, services);
	addShellRoutes(app, services);
}
