import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeName } from '../../domain/companies/company-name.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import type { PriceChange } from './price-lists/price-list-commands.server.ts';

export type PricingServices = StaffServices;

/** Enough for the prices of 5,000 gloves. */
export const BODY_LIMIT = 2 * 1024 * 1024;
/** Enough for a file of 20,000 rows, as a string in JSON. */
export const FILE_LIMIT = 5 * 1024 * 1024;

export function priceChangeBy(request: FastifyRequest): PriceChange {
	return { actor: staffOf(request), requestId: request.id, now: new Date() };
}

/** Sends a CSV file with a name that is safe on every system. */
export function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
	const file =
		normalizeName(name)
			.replace(/[^a-z0-9]+/g, '-')
			.slice(0, 60) || 'all';
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', `attachment; filename="prices-${file}.csv"`)
		.send(csv);
}
