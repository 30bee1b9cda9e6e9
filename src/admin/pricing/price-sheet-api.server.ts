import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isCalendarDate, todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { requireCompany } from '../../domain/companies/company-commands.server.ts';
import { loadPriceSheet } from '../../domain/pricing/price-sheet.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';

/** Route for printing what a company pays on a day: the same sheet that the company's own users get. */
export function addPriceSheetRoutes(plain: FastifyInstance, services: StaffServices): void {
	const { db } = services.database;
	plain.withTypeProvider<ZodTypeProvider>().get(
		'/api/admin/pricing/clients/:company/price-sheet.pdf',
		{
			config: { access: 'staff' },
			schema: {
				hide: true,
				params: z.object({ company: z.string().max(300) }),
				querystring: z.object({
					date: z
						.string()
						.refine((text) => text === '' || isCalendarDate(text), issueOf('validation.day'))
						.default(''),
				}),
			},
		},
		async (request, reply) => {
			const company = await requireCompany(db, request.params.company);
			const date = request.query.date || todayIn(services.timeZone, new Date());
			const sheet = await loadPriceSheet(db, services.catalogue, company.id, { date });
			const { makePriceSheetPdf } = await import('../../documents/sheets/price-sheet-pdf.server.ts');
			const pdf = await makePriceSheetPdf(sheet, company.operatingName, request.locale);
			return reply
				.type('application/pdf')
				.header('content-disposition', `inline; filename="price-sheet-${date}.pdf"`)
				.send(pdf);
		},
	);
}
