import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
	acceptLinkSchema,
	disableSchema,
	staffInviteSchema,
} from '../../platform/accounts/sign-in-schema.ts';
import { listStaffAccounts } from '../../platform/accounts/staff-account-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { clientKey } from '../../platform/limits/client-address.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import { STAFF_HEADERS } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { deleteStaffSessions } from './sign-in/staff-session-queries.server.ts';
import {
	acceptInvitation,
	inviteStaff,
	requireStaffAccount,
	resetStaff,
	setStaffDisabled,
} from './staff-accounts.server.ts';

const params = z.object({ id: z.string().max(100) });
const INVITATION_LIMIT = { name: 'take up invitation', limit: 20, perSeconds: 15 * 60 };

/** Routes for all accounts: list, invite, reset, disable, end sessions. */
export function addStaffAccountRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;

	app.get('/api/admin/staff', { config, schema: { hide: true } }, async () => ({
		content: await listStaffAccounts(db),
	}));

	app.post(
		'/api/admin/staff',
		{ config, schema: { hide: true, body: staffInviteSchema } },
		async (request, reply) => {
			const account = await inviteStaff(services, request.body, changeBy(request));
			return reply.code(201).send(account);
		},
	);

	app.patch(
		'/api/admin/staff/:id',
		{ config, schema: { hide: true, params, body: disableSchema } },
		async (request) => {
			await db
				.transaction()
				.execute((transaction) =>
					setStaffDisabled(transaction, request.params.id, request.body.disabled, changeBy(request)),
				);
			return requireStaffAccount(db, request.params.id);
		},
	);

	app.post(
		'/api/admin/staff/:id/reset',
		{ config, schema: { hide: true, params } },
		async (request, reply) => {
			await resetStaff(services, request.params.id, changeBy(request));
			return reply.code(204).send();
		},
	);

	app.delete(
		'/api/admin/staff/:id/sessions',
		{ config, schema: { hide: true, params } },
		async (request, reply) => {
			await db.transaction().execute(async (transaction) => {
				const account = await requireStaffAccount(transaction, request.params.id);
				const ended = await deleteStaffSessions(transaction, { accountId: account.id });
				await recordAudit(transaction, {
					...changeBy(request),
					action: 'session.ended',
					subject: { kind: 'staff', id: account.id, name: account.name },
					after: { sessions: ended },
				});
			});
			return reply.code(204).send();
		},
	);

	app.post(
		'/api/user/invitation',
		{ config: { access: 'visitor' }, schema: { hide: true, body: acceptLinkSchema } },
		async (request, reply) => {
			await requireWithinLimit(db, { ...INVITATION_LIMIT, who: clientKey(request.ip) });
			await acceptInvitation(services, request.body, request.id);
			return reply.headers(STAFF_HEADERS).code(204).send();
		},
	);
}
