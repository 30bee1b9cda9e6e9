import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { oneOf } from '../../../platform/http/query-fields.ts';
import { issueOf } from '../../../platform/i18n/message.ts';
import { changeBy } from '../../frame/staff-change.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { MAX_BULK, MAX_VALUE } from './bulk-change.ts';
import {
	applyBulkChange,
	type BulkSubject,
	previewBulkChange,
	undoBulkChange,
} from './bulk-commands.server.ts';

/** Adds the staff routes that preview, make and undo a change of many records: `path`/bulk and below. */
export function addBulkRoutes<Stored extends { version: number }, const Field extends string>(
	plain: FastifyInstance,
	{ database: { db } }: Pick<StaffServices, 'database'>,
	{ path, subject, fields }: { path: string; subject: BulkSubject<Stored, Field>; fields: readonly Field[] },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const change = z.strictObject({
		field: oneOf(fields),
		value: z
			.string(issueOf('validation.text'))
			.max(MAX_VALUE, issueOf('validation.atMostCharacters', { most: MAX_VALUE })),
	});
	const few = <Item extends z.ZodType>(item: Item) =>
		z
			.array(item)
			.min(1, issueOf('staff.bulk.pickOne'))
			.max(MAX_BULK, issueOf('validation.atMostAtOnce', { most: MAX_BULK }));
	const id = z.string().max(40);
	const previewBody = z.strictObject({ change, ids: few(id) });
	const body = z.strictObject({
		change,
		records: few(z.strictObject({ id, version: z.number().int().min(1) })),
	});

	app.post(`${path}/bulk/preview`, { config, schema: { hide: true, body: previewBody } }, (request) => {
		const { ids } = request.body;
		const wanted = request.body.change as { field: Field; value: string };
		return previewBulkChange(db, subject, wanted, [...new Set(ids)], request.locale);
	});

	app.post(`${path}/bulk`, { config, schema: { hide: true, body } }, (request) => {
		const picked = new Map(request.body.records.map((one) => [one.id, one]));
		const wanted = request.body.change as { field: Field; value: string };
		return db
			.transaction()
			.execute((transaction) =>
				applyBulkChange(transaction, subject, wanted, [...picked.values()], changeBy(request)),
			);
	});

	app.post(`${path}/bulk/:id/undo`, { config, schema: { hide: true, params: z.object({ id }) } }, (request) =>
		db
			.transaction()
			.execute((transaction) => undoBulkChange(transaction, subject, request.params.id, changeBy(request))),
	);
}
