import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { dayField } from '../../domain/calendar-date/day-field.ts';
import { requireCompany } from '../../domain/companies/company-commands.server.ts';
import { loadPriceSheet } from '../../domain/pricing/price-sheet.server.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';

/**
 * Route for printing what a company pays on a day: the same sheet that the company's own users get, in the
 * company's language.
 */
export function addPriceSheetRoutes(plain: FastifyInstance, services: StaffServices): void {
	const { db } = services.database;
	plain.withTypeProvider<ZodTypeProvider>().get(
		'/api/admin/pricing/clients/:company/price-sheet.pdf',
		{
			config: { access: 'staff' },
			schema: {
				hide: true,
				params: z.object({ company: z.string().max(300) }),
				querystring: z.object({ date: dayField }),
			},
		},
		async (request, reply) => {
			const company = await requireCompany(db, request.params.company);
			const date = request.query.date || todayIn(services.timeZone, new Date());
			const sheet = await loadPriceSheet(db, services.catalogue, company.id, { date });
			const { makePriceSheetPdf } = await import('../../documents/sheets/price-sheet-pdf.server.ts');
			const pdf = await makePriceSheetPdf(sheet, company.operatingName, company.language);
			const name = company.language === 'fr' ? 'feuille-de-prix' : 'price-sheet';
			return sendFile(reply, `${name}-${date}.pdf`, pdf, 'inline');
		},
	);
}
