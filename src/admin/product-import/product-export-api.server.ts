import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../platform/http/send-file.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { parseProductFilter } from '../products/product-list.ts';
import { exportCsv, exportJson, exportWorkbook } from './product-export.server.ts';

const WRITERS = { csv: exportCsv, json: exportJson, xlsx: exportWorkbook };
const FORMATS = ['csv', 'json', 'xlsx'] as const;

/** Staff routes for the list of gloves as a file. */
export function addProductExportRoutes(
	app: FastifyInstance,
	{ database: { db }, catalogue }: StaffServices,
): void {
	for (const format of FORMATS) {
		const name = `gloves.${format}` as const;
		app.get(
			`/api/admin/product-exports/${name}`,
			{ config: { access: 'staff' }, schema: { hide: true } },
			(request, reply) => {
				const filter = parseProductFilter(new URLSearchParams(request.url.split('?', 2)[1] ?? ''));
				return sendFile(reply, name, WRITERS[format](db, catalogue.index, filter));
			},
		);
	}
}
