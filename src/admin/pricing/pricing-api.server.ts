import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { dayField } from '../../domain/calendar-date/day-field.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { requireCompany } from '../../domain/companies/company-commands.server.ts';
import { findCompanySheet, listCustomerParts } from '../../domain/pricing/company-prices-queries.server.ts';
import { loadCompanyPrices, loadPriceBook } from '../../domain/pricing/price-book.server.ts';
import { decidePrice } from '../../domain/pricing/price-decision.ts';
import { findGloveFacts } from '../../domain/pricing/price-glove.server.ts';
import { MAX_QUANTITY, QUANTITY_UNITS, type QuantityUnit } from '../../domain/pricing/quantity-break.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { issueOf, type Message, say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { addCompanyPriceRoutes } from './company-prices/company-prices-api.server.ts';
import { addPriceListRoutes } from './price-lists/price-list-api.server.ts';
import { addPricePlanRoutes } from './price-lists/price-plan-api.server.ts';
import type { PricingServices } from './pricing-services.server.ts';
import { requireGlove } from './requested-glove.server.ts';

const wholeQuantity = issueOf('validation.wholeNumber', {
	from: 1,
	to: MAX_QUANTITY,
});
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
	addCompanyPriceRoutes(plain, services);
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());

	app.get(
		'/api/admin/pricing/effective',
		{ config, schema: { hide: true, querystring: effectiveQuery } },
		async (request) => {
			const { quantity: count, unit } = request.query;
			const date = request.query.date === '' ? today() : request.query.date;
			const company = await requireCompany(db, request.query.company);
			const { companyIds } = await findCompanySheet(db, company.id);
			const own = await listCustomerParts(db, companyIds);
			const { partNumber, size } = requireGlove(catalogue, own, request.query.glove);
			const pairsEach = await requirePack(catalogue, partNumber, unit);
			const quantity = count * pairsEach;
			if (quantity > MAX_QUANTITY) throw refuseQuantity(wholeQuantity);
			const [book, companyPrices, glove] = await Promise.all([
				loadPriceBook(db, [partNumber]),
				loadCompanyPrices(db, company.id, [partNumber]),
				findGloveFacts(catalogue, partNumber),
			]);
			return {
				company: { id: company.id, operatingName: company.operatingName },
				glove,
				...(size === undefined ? {} : { size }),
				asked: { count, unit, pairsEach },
				...decidePrice(book, companyPrices, { glove, quantity, date }),
			};
		},
	);
}

/** The number of pairs in one unit of a glove. @throws ProblemError invalid, if it is not stored. */
async function requirePack(
	catalogue: LiveCatalogue,
	partNumber: string,
	unit: QuantityUnit,
): Promise<number> {
	if (unit === 'pair') return 1;
	if (unit === 'dozen') return 12;
	const product = await catalogue.findProduct(partNumber);
	const pairs = unit === 'bag' ? product?.packaging.innerBag : product?.packaging.masterCase;
	if (pairs) return pairs;
	throw refuseQuantity(say(`problems.prices.noPack.${unit}`, { glove: formatPartNumber(partNumber) }));
}

function refuseQuantity(message: Message | string): ProblemError {
	return new ProblemError('invalid', undefined, [{ path: 'quantity', message }]);
}
