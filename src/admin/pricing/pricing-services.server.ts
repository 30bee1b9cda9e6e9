import type { FastifyReply } from 'fastify';
import { normalizeName } from '../../domain/companies/company-name.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';

export type PricingServices = StaffServices;

/** Enough for the prices of 5,000 gloves. */
export const BODY_LIMIT = 2 * 1024 * 1024;
/** Enough for a file of 20,000 rows, as a string in JSON. */
export const FILE_LIMIT = 5 * 1024 * 1024;

/** Sends prices as a CSV file with a name that is safe on every system. */
export function sendPriceCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
	const file =
		normalizeName(name)
			.replace(/[^a-z0-9]+/g, '-')
			.slice(0, 60) || 'all';
	return sendFile(reply, `prices-${file}.csv`, csv);
}
