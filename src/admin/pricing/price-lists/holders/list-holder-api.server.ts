import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isCalendarDate } from '../../../../domain/calendar-date/calendar-date.ts';
import { isTemplate, type PriceList } from '../../../../domain/pricing/price-list.ts';
import type { DatabaseLike } from '../../../../platform/db/database.server.ts';
import { issueOf, type Message, say } from '../../../../platform/i18n/message.ts';
import { wordMessage } from '../../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../../platform/problems/problem.server.ts';
import { changeBy } from '../../../frame/staff-change.server.ts';
import type { PricingServices } from '../../pricing-services.server.ts';
import { requirePriceList } from '../price-list-commands.server.ts';
import { type HolderPreview, MOST_HOLDERS } from './list-holder.ts';
import { giveToCompanies, previewHolders, takeBackFromCompanies } from './list-holder-commands.server.ts';

const day = z.string(issueOf('validation.day')).refine(isCalendarDate, issueOf('validation.day'));
const companyId = z
	.string(issueOf('validation.pickCompany'))
	.min(1, issueOf('validation.pickCompany'))
	.max(40);
const list = <Item extends z.ZodType>(item: Item) =>
	z
		.array(item, issueOf('validation.list'))
		.min(1, issueOf('validation.pickCompany'))
		.max(MOST_HOLDERS, issueOf('validation.manyEntries', { most: MOST_HOLDERS }));

const giveBody = z.strictObject({ from: day, companies: list(companyId) });
const takeBackBody = z.strictObject({
	from: day,
	given: list(z.strictObject({ id: companyId, name: z.string().max(300), replaced: z.string().max(40) })),
});
const listNamed = z.object({ id: z.string().max(40) });

/** Staff routes that give one template to many companies. */
export function addListHolderRoutes(plain: FastifyInstance, services: PricingServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const url = '/api/admin/pricing/templates/:id/companies';

	app.post(
		`${url}/preview`,
		{ config, schema: { hide: true, params: listNamed, body: giveBody } },
		async (request): Promise<{ companies: HolderPreview[] }> => {
			const { from, companies } = request.body;
			const template = await requireTemplate(db, request.params.id);
			const holders = await previewHolders(db, { list: template, companyIds: companies, from });
			const word = (refusal: Message | undefined) => (refusal ? wordMessage(request.locale, refusal) : '');
			return { companies: holders.map((holder) => ({ ...holder, refusal: word(holder.refusal) })) };
		},
	);

	app.post(url, { config, schema: { hide: true, params: listNamed, body: giveBody } }, async (request) => {
		const { from, companies } = request.body;
		const given = await db.transaction().execute(async (transaction) => {
			const template = await requireTemplate(transaction, request.params.id);
			const giving = { list: template, companyIds: [...new Set(companies)], from };
			return giveToCompanies(transaction, catalogue, giving, changeBy(request));
		});
		return { given };
	});

	app.post(
		`${url}/take-back`,
		{ config, schema: { hide: true, params: listNamed, body: takeBackBody } },
		async (request) => {
			const { from, given } = request.body;
			const count = await db.transaction().execute(async (transaction) => {
				const template = await requireTemplate(transaction, request.params.id);
				const taken = { list: template, from, given };
				return takeBackFromCompanies(transaction, catalogue, taken, changeBy(request));
			});
			return { count };
		},
	);
}

/** @throws ProblemError not-found; invalid for a list that is no template */
async function requireTemplate(db: DatabaseLike, id: string): Promise<PriceList> {
	const found = await requirePriceList(db, id);
	if (isTemplate(found)) return found;
	throw new ProblemError('invalid', undefined, [{ path: 'list', message: say('problems.prices.template') }]);
}
