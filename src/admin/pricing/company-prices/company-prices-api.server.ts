import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { requireCompany, requireOwnCompany } from '../../../domain/companies/company-commands.server.ts';
import { type CompanySheet, sheetRecord } from '../../../domain/pricing/company-prices/company-prices.ts';
import { findCompanySheet } from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { parseCompanyPriceChange } from '../../../domain/pricing/company-prices/company-prices-schema.ts';
import { isTagOfRecord, readRequestVersion } from '../../../platform/http/version-match.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { changeBy } from '../../frame/staff-change.server.ts';
import { exportCompanyPrices, importCompanyPrices, requireFile } from '../price-files/price-files.server.ts';
import { BODY_LIMIT, FILE_LIMIT, type PricingServices, sendPriceCsv } from '../pricing-services.server.ts';
import {
	describeCompanyPrices,
	listNamedGloves,
	saveCompanyPrices,
} from './company-prices-commands.server.ts';

const companyNamed = z.object({ company: z.string().max(300) });

/** Staff routes for one company's prices. */
export function addCompanyPriceRoutes(plain: FastifyInstance, services: PricingServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());
	const companyPricesUrl = '/api/admin/pricing/clients';

	app.get(
		`${companyPricesUrl}/:company/prices.csv`,
		{ config, schema: { hide: true, params: companyNamed } },
		async (request, reply) => {
			const company = await requireCompany(db, request.params.company);
			const csv = await exportCompanyPrices(db, catalogue, company, today());
			return sendPriceCsv(reply, company.operatingName, csv);
		},
	);

	app.post(
		`${companyPricesUrl}/:company/import`,
		{ config, bodyLimit: FILE_LIMIT, schema: { hide: true, params: companyNamed } },
		async (request) => {
			const { csv, isDryRun } = requireFile(request.body);
			return db.transaction().execute(async (transaction) => {
				const company = await requireOwnCompany(transaction, request.params.company);
				const version = isDryRun
					? undefined
					: readCompanyVersion(request, await findCompanySheet(transaction, company.id));
				return importCompanyPrices(
					transaction,
					catalogue,
					{ company, csv, version, locale: request.locale },
					changeBy(request),
				);
			});
		},
	);

	app.get(
		`${companyPricesUrl}/:company`,
		{ config, schema: { hide: true, params: companyNamed } },
		async (request, reply) => {
			const company = await requireCompany(db, request.params.company);
			const companyPrices = await describeCompanyPrices(db, await findCompanySheet(db, company.id));
			return sendCompanyPrices(reply, Object.assign(companyPrices, { companyId: company.id }));
		},
	);

	app.put(
		`${companyPricesUrl}/:company`,
		{ config, bodyLimit: BODY_LIMIT, schema: { hide: true, params: companyNamed } },
		async (request, reply) => {
			const stored = await db.transaction().execute(async (transaction) => {
				const company = await requireOwnCompany(transaction, request.params.company);
				const sheet = await findCompanySheet(transaction, company.id);
				const parsed = parseCompanyPriceChange(request.body, {
					currency: sheet.currency,
					today: today(),
				});
				if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
				const version = readCompanyVersion(request, sheet);
				const params = { company, version, change: parsed.change };
				const saved = await saveCompanyPrices(transaction, catalogue, params, changeBy(request));
				const answer = await describeCompanyPrices(transaction, saved, listNamedGloves(parsed.change));
				return { companyId: company.id, ...answer };
			});
			return sendCompanyPrices(reply, stored);
		},
	);
}

/** The version on which a change is based; a bare version number is only accepted with the company's current id. */
function readCompanyVersion(
	request: FastifyRequest<{ Params: { company: string } }>,
	sheet: CompanySheet,
): number {
	const version = readRequestVersion(request, sheetRecord(sheet));
	if (request.params.company === sheet.companyIds[0] || isTagOfRecord(request.headers['if-match']))
		return version;
	throw new ProblemError('version-missing', say('problems.requests.etagMissing'));
}

function sendCompanyPrices(reply: FastifyReply, companyPrices: { tag: string }): FastifyReply {
	const { tag, ...answer } = companyPrices;
	return reply.header('etag', tag).send(answer);
}
