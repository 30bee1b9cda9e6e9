import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { PaletteEntry } from './menu/palette-entry.ts';
import type { StaffServices } from './staff-services.server.ts';

const jumpQuery = z.object({ q: z.string().trim().max(100).default('') });

/** Routes used by the frame of every staff page. */
export function addShellRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	app.get(
		'/api/admin/jump',
		{ config: { access: 'staff' }, schema: { hide: true, querystring: jumpQuery } },
		async (request) => {
			const text = request.query.q;
			if (text === '') return { content: [] };
			const found = await Promise.all(
				services.paletteProviders.map((provider) => findOrNothing(() => provider(text, request.locale))),
			);
			const targets = found.flat();
			return { content: [...targets.filter(({ exact }) => exact), ...targets.filter(({ exact }) => !exact)] };
		},
	);

	/** Returns no entries if a provider fails, so that the palette shows the others. */
	async function findOrNothing(find: () => Promise<PaletteEntry[]>): Promise<PaletteEntry[]> {
		try {
			return await find();
		} catch (error) {
			logFailure(services.log, { err: error }, 'a part of the command palette failed');
			return [];
		}
	}
}
