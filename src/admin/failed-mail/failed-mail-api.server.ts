import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { AwaitingProvider, StaffServices } from '../frame/staff-services.server.ts';
import { countFailedMail, listFailedMail, updateMailToRetry } from './failed-mail-queries.server.ts';

const MAX_SHOWN = 5;

/** Sends a failed mail again, after its cause is fixed. */
export function addFailedMailRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	app.post(
		'/api/admin/mail/:id/retry',
		{
			config: { access: 'staff' },
			schema: { hide: true, params: z.object({ id: z.string().max(100) }) },
		},
		async (request, reply) => {
			const { id } = request.params;
			await services.database.db.transaction().execute(async (transaction) => {
				const to = await updateMailToRetry(transaction, id, new Date().toISOString());
				if (to === undefined) throw new ProblemError('not-found', say('problems.failedMail.missing'));
				await recordAudit(transaction, {
					actor: staffOf(request),
					action: 'mail.retried',
					subject: { kind: 'mail', id, name: to },
					requestId: request.id,
				});
			});
			services.notifyMail();
			return reply.code(204).send();
		},
	);
}

/** Failed mail for Today; omitted if there is none. */
export function failedMailAwaiting(db: DatabaseLike): AwaitingProvider {
	return async () => {
		const count = await countFailedMail(db);
		if (count === 0) return undefined;
		const oldest = await listFailedMail(db, MAX_SHOWN);
		return {
			kind: 'mail',
			count,
			oldestAt: oldest[0]?.queuedAt,
			href: '/admin/mail',
			items: oldest.map(({ id, to, subject, queuedAt }) => ({
				id,
				title: to,
				detail: subject,
				at: queuedAt,
				href: '/admin/mail',
			})),
		};
	};
}
