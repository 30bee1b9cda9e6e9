import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { oneOf } from '../../platform/http/query-fields.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { ASSIGNED_KINDS, MAX_ACCOUNT_ID } from './assigned-record.ts';
import { assignRecord } from './assignment-commands.server.ts';

const params = z.object({ kind: oneOf(ASSIGNED_KINDS), id: z.string().max(40) });
const account = z
	.string(issueOf('assignment.unknown'))
	.min(1, issueOf('assignment.unknown'))
	.max(MAX_ACCOUNT_ID, issueOf('assignment.unknown'))
	.nullable();
const body = z.strictObject({ from: account, to: account });

/** The staff route that gives a record to a colleague, or to nobody. */
export function addAssignmentRoutes(plain: FastifyInstance, { database }: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	app.put(
		'/api/admin/assignments/:kind/:id',
		{ config: { access: 'staff' }, schema: { hide: true, params, body } },
		async (request) => {
			const { from, to } = request.body;
			const assignee = await database.db
				.transaction()
				.execute((transaction) =>
					assignRecord(
						transaction,
						request.params,
						{ from: from ?? undefined, to: to ?? undefined },
						changeBy(request),
					),
				);
			return { assignee: assignee ?? null };
		},
	);
}
