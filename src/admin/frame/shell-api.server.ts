import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AUDIT_SORTS, type AuditEntry, listChanges } from '../../platform/audit/audit-entry.ts';
import { pageAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { eachPage } from '../../platform/db/keyset.server.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { localTime } from '../kit/list/local-time.ts';
import { instantsOf, periodFields, toDays } from '../kit/list/period-fields.server.ts';
import type { PaletteEntry } from './menu/palette-entry.ts';
import type { StaffServices } from './staff-services.server.ts';

const paletteQuery = z.object({ q: z.string().trim().max(100).default('') });

const activityQuery = z.object({
	kind: z.string().max(50).default(''),
	actor: z.string().max(100).default(''),
	sort: oneOf(AUDIT_SORTS).default('-at'),
	...periodFields,
});

/** One row per entry, with the values that changed; times are local. */
function activityColumns(timeZone: string) {
	const local = localTime(timeZone);
	const valuesOf = (entry: AuditEntry, side: 'before' | 'after') => {
		const values = listChanges(entry).filter((change) => change[side] !== undefined);
		return values.length === 0
			? ''
			: JSON.stringify(Object.fromEntries(values.map((change) => [change.field, change[side]])));
	};
	return fileTable<AuditEntry>([
		['at', ({ at }) => local(at), 'time'],
		['who', ({ actorName }) => actorName],
		['action', ({ action }) => action],
		['kind', ({ subject }) => subject.kind],
		['id', ({ subject }) => subject.id],
		['subject', ({ subject }) => subject.name],
		['before', (entry) => valuesOf(entry, 'before')],
		['after', (entry) => valuesOf(entry, 'after')],
	]);
}

/** Routes used by the frame of every staff page. */
export function addShellRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	app.get(
		'/api/admin/jump',
		{ config: { access: 'staff' }, schema: { hide: true, querystring: paletteQuery } },
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

	app.get(
		'/api/admin/activity/export.:format',
		{
			config: { access: 'staff' },
			schema: { hide: true, params: listFileParams, querystring: activityQuery },
		},
		(request, reply) => {
			const { kind, actor, sort, ...query } = request.query;
			const { timeZone, database } = services;
			const filter = {
				subjectKind: kind === '' ? undefined : kind,
				actorId: actor === '' ? undefined : actor,
				...instantsOf(toDays(query, timeZone), timeZone),
				sort,
			};
			const pages = eachPage((page) => pageAuditEntries(database.db, filter, page));
			const table = activityColumns(timeZone);
			return sendListFile(request, reply, 'activity', table, pages, ({ entries }) => entries);
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
