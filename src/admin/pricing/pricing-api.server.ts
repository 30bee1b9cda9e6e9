import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { dayField } from '../../domain/calendar-date/day-field.ts';
import { requireCompany } from '../../domain/companies/company-commands.server.ts';
import { MAX_QUANTITY, QUANTITY_UNITS } from '../../domain/pricing/quantity-break.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { addCompanyPriceRoutes } from './company-prices/company-prices-api.server.ts';
import { findEffectivePrice, wholeQuantity } from './effective-price.server.ts';
import { addListHolderRoutes } from './price-lists/holders/list-holder-api.server.ts';
import { addPricePlanRoutes } from './price-lists/plans/price-plan-api.server.ts';
import { addPriceListRoutes } from './price-lists/price-list-api.server.ts';
import type { PricingServices } from './pricing-services.server.ts';

const effectiveQuery = z.object({
	company: z
		.string(issueOf('validation.pickCompany'))
		.trim()
		.min(1, issueOf('validation.pickCompany'))
		.max(300),
	glove: z
		.string(issueOf('validation.typeGlove'))
		.max(200, issueOf('validation.atMostCharacters', { most: 200 })),
	/** In units of `unit`. */
	quantity: z
		.string(wholeQuantity)
		.trim()
		.regex(/^\d{1,6}$/, wholeQuantity)
		.transform(Number)
		.refine((count) => count >= 1 && count <= MAX_QUANTITY, wholeQuantity)
		.default(1),
	unit: oneOf(QUANTITY_UNITS).default('pair'),
	date: dayField,
});

/** Staff routes of the pricing pages. */
export function addPricingRoutes(plain: FastifyInstance, services: PricingServices): void {
	addPriceListRoutes(plain, services);
	addPricePlanRoutes(plain, services);
	addListHolderRoutes(plain, services);
	addCompanyPriceRoutes(plain, services);
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());

	app.get(
		'/api/admin/pricing/effective',
		{ config, schema: { hide: true, querystring: effectiveQuery } },
		async (request) => {
			const { quantity: count, unit, glove } = request.query;
			const date = request.query.date === '' ? today() : request.query.date;
			const company = await requireCompany(db, request.query.company);
			return findEffectivePrice(services, company, { glove, count, unit, date });
		},
	);
}
