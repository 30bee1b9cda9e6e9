import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fieldsSchema, textSchema } from '../catalogue/catalogue-text-schema.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import { ProblemError } from '../server/problem.server.ts';
import { readVersion, sentVersion, staleProblem } from '../server/version-match.server.ts';
import { formatVersionTag } from '../server/version-tag.ts';
import { recordAudit } from '../staff/audit-entry-queries.server.ts';
import { staffOf } from '../staff/staff-guard.server.ts';
import type { StaffServices } from '../staff/staff-services.server.ts';
import { CHECK_MARKS, type CheckFilter, NOTE_MAX, parseCheckFilter } from './kept-check.ts';
import { formatCheckCsv } from './kept-check-csv.ts';
import { findMarking, listKeptChecks, updateMarking } from './kept-check-queries.server.ts';

const params = z.object({ id: z.string().regex(/^[0-9a-f]{28}$/, 'must be an id of the list') });
/** What is left out stays as it is. */
const markingBody = fieldsSchema({
	mark: z.enum(CHECK_MARKS, 'must be right, wrong or null').nullable().optional(),
	note: textSchema({ max: NOTE_MAX, empty: true, lines: true }).optional(),
});

/** Rows read at once while a file is written. */
const EXPORT_STEP = 500;

/** Staff's half of the fit check: marking answers, and the marked ones as a file. */
export function addKeptCheckRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;

	app.patch(
		'/api/admin/fit-checks/:id',
		{ config, schema: { hide: true, params, body: markingBody } },
		async (request, reply) => {
			const { id } = request.params;
			const record = { kind: 'fit-check', id } as const;
			const version = readVersion(sentVersion(request), record);
			const actor = staffOf(request);
			const marking = await db.transaction().execute(async (transaction) => {
				const found = await findMarking(transaction, id);
				if (!found) throw new ProblemError('not-found', 'That question is no longer kept.');
				const { partNumber, ...before } = found;
				const { mark = before.mark, note = before.note } = request.body;
				const markedAt = new Date().toISOString();
				const written = await updateMarking(transaction, id, version, {
					mark,
					note,
					markedBy: actor.name,
					markedAt,
				});
				if (!written) throw staleProblem(before);
				await recordAudit(transaction, {
					actor,
					action: 'fitCheck.marked',
					subject: { kind: 'fitCheck', id, name: partNumber.toUpperCase() },
					before: { mark: before.mark, note: before.note },
					after: { mark, note },
					requestId: request.id,
				});
				return written;
			});
			return reply
				.header('etag', formatVersionTag({ kind: 'fit-check', id: request.params.id }, marking.version))
				.send(marking);
		},
	);

	app.get('/api/admin/fit-checks/export.csv', { config, schema: { hide: true } }, async (request, reply) => {
		const filter = parseCheckFilter(new URL(request.url, 'http://here').searchParams);
		const { mark = 'any' } = filter;
		const isMarked = mark === 'right' || mark === 'wrong';
		await recordAudit(db, {
			actor: staffOf(request),
			action: 'fitCheck.exported',
			subject: { kind: 'fitCheck', id: 'export', name: 'CSV' },
			requestId: request.id,
		});
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', 'attachment; filename="fit-checks.csv"')
			.send(Readable.from(writeCsv(db, { ...filter, mark: isMarked ? mark : 'any' })));
	});
}

async function* writeCsv(db: DatabaseLike, filter: CheckFilter): AsyncGenerator<string> {
	yield formatCheckCsv('head');
	let before: string | undefined;
	for (;;) {
		const rows = await listKeptChecks(db, filter, { before, most: EXPORT_STEP });
		yield formatCheckCsv(rows);
		if (rows.length < EXPORT_STEP) return;
		before = rows.at(-1)?.id;
	}
}
