import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireCompany, requireOwnCompany } from '../../domain/companies/company-commands.server.ts';
import { listCompanyIds } from '../../domain/companies/company-queries.server.ts';
import {
	inviteAgain,
	invitePerson,
	requirePersonOf,
	setPersonDisabled,
	withdrawInvitation,
} from '../../domain/portal-people/portal-people.server.ts';
import { listPortalPeople } from '../../domain/portal-people/portal-person-queries.server.ts';
import { disableSchema, inviteSchema } from '../../platform/accounts/sign-in-schema.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { changeBy } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';

const companyNamed = z.object({ company: z.string().max(300) });
const personNamed = z.object({ company: z.string().max(300), person: z.string().max(100) });

/** Staff routes for the portal users of a company. */
export function addPortalPeopleRoutes(
	plain: FastifyInstance,
	services: StaffServices & { sender: MailSender },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;
	const path = '/api/admin/companies/:company/people';

	app.get(path, { config, schema: { hide: true, params: companyNamed } }, async (request) => {
		const company = await requireCompany(db, request.params.company);
		return { content: await listPortalPeople(db, await listCompanyIds(db, company.id)) };
	});

	app.post(
		path,
		{ config, schema: { hide: true, params: companyNamed, body: inviteSchema } },
		async (request, reply) => {
			const person = await db.transaction().execute(async (transaction) => {
				const company = await requireOwnCompany(transaction, request.params.company);
				return invitePerson(transaction, services, { company, ...request.body }, changeBy(request));
			});
			services.notifyMail();
			return reply.code(201).send(person);
		},
	);

	app.post(
		`${path}/:person/invitation`,
		{ config, schema: { hide: true, params: personNamed } },
		async (request, reply) => {
			await db.transaction().execute(async (transaction) => {
				const company = await requireOwnCompany(transaction, request.params.company);
				const person = await requirePersonOf(transaction, company, request.params.person);
				await inviteAgain(transaction, services, company, person, changeBy(request));
			});
			services.notifyMail();
			return reply.code(204).send();
		},
	);

	app.delete(
		`${path}/:person`,
		{ config, schema: { hide: true, params: personNamed } },
		async (request, reply) => {
			await db.transaction().execute(async (transaction) => {
				const company = await requireOwnCompany(transaction, request.params.company);
				const person = await requirePersonOf(transaction, company, request.params.person);
				await withdrawInvitation(transaction, company, person, changeBy(request));
			});
			return reply.code(204).send();
		},
	);

	app.patch(
		`${path}/:person`,
		{ config, schema: { hide: true, params: personNamed, body: disableSchema } },
		async (request) =>
			db.transaction().execute(async (transaction) => {
				const company = await requireOwnCompany(transaction, request.params.company);
				const person = await requirePersonOf(transaction, company, request.params.person);
				await setPersonDisabled(transaction, company, person, request.body.disabled, changeBy(request));
				return requirePersonOf(transaction, company, person.id);
			}),
	);
}
