import type { FastifyInstance } from 'fastify';
import { changeBy, readBody } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { translationChange } from './translation-change.ts';
import { saveTranslation } from './translation-commands.server.ts';

/** The staff route that writes one French text of a glove or of a part of the site. */
export function addTranslationRoutes(
	app: FastifyInstance,
	{ database: { db }, catalogue }: StaffServices,
): void {
	const config = { access: 'staff' } as const;

	app.put('/api/admin/translations/:kind/:id', { config, schema: { hide: true } }, async (request) => {
		const record = request.params as { kind: string; id: string };
		const change = readBody(translationChange, request.body);
		const stored = await db
			.transaction()
			.execute((transaction) => saveTranslation(transaction, record, change, changeBy(request)));
		await catalogue.refresh();
		return stored;
	});
}
