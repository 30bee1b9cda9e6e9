import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isCalendarDate, todayIn } from '../calendar-date/calendar-date.ts';
import { normalisePartNumber } from '../catalogue/part-number.ts';
import { requireCompany } from '../companies/company-writing.server.ts';
import { ProblemError } from '../server/problem.server.ts';
import { addClientPriceRoutes } from './client-prices-api.server.ts';
import { loadClientPrices, loadPriceBook } from './price-book.server.ts';
import { decidePrice } from './price-decision.ts';
import { findGloveFacts } from './price-glove.server.ts';
import { addPriceListRoutes } from './price-list-api.server.ts';
import type { PricingServices } from './pricing-services.server.ts';
import { QUANTITY_MOST } from './quantity-break.ts';

const wholeQuantity = `A whole number from 1 to ${QUANTITY_MOST.toLocaleString('en-CA')}`;
const effectiveQuery = z.object({
	company: z.string('Pick a company').trim().min(1, 'Pick a company').max(300),
	glove: z
		.string('Type a part number')
		.transform((text) => normalisePartNumber(text) ?? '')
		.refine((text) => text !== '', 'This is no part number'),
	quantity: z.coerce
		.number(wholeQuantity)
		.int(wholeQuantity)
		.min(1, wholeQuantity)
		.max(QUANTITY_MOST, wholeQuantity)
		.default(1),
	date: z
		.string()
		.refine((text) => text === '' || isCalendarDate(text), 'A day such as 2026-11-20')
		.default(''),
});

/** The calls of the pricing pages. All of them are for staff. */
export function addPricingRoutes(plain: FastifyInstance, services: PricingServices): void {
	addPriceListRoutes(plain, services);
	addClientPriceRoutes(plain, services);
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());

	app.get(
		'/api/admin/pricing/effective',
		{ config, schema: { hide: true, querystring: effectiveQuery } },
		async (request) => {
			const { quantity, glove: partNumber } = request.query;
			const date = request.query.date === '' ? today() : request.query.date;
			const company = await requireCompany(db, request.query.company);
			if (!catalogue.index.hasProduct(partNumber)) {
				const message = `${partNumber.toUpperCase()} is not in the catalogue`;
				throw new ProblemError('invalid', undefined, [{ path: 'glove', message }]);
			}
			const [book, client, glove] = await Promise.all([
				loadPriceBook(db, [partNumber]),
				loadClientPrices(db, company.id, [partNumber]),
				findGloveFacts(catalogue, partNumber),
			]);
			return {
				company: { id: company.id, operatingName: company.operatingName },
				glove,
				...decidePrice(book, client, { glove, quantity, date }),
			};
		},
	);
}
