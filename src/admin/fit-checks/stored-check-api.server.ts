import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fieldsSchema, textSchema } from '../../domain/catalogue/catalogue-text-schema.ts';
import {
	CHECK_MARKS,
	type CheckFilter,
	type Marking,
	NOTE_MAX,
	parseCheckFilter,
	type StoredCheck,
	WANTED_VERDICTS,
} from '../../domain/fit-checks/stored-check.ts';
import {
	findMarking,
	listStoredChecks,
	updateMarking,
} from '../../domain/fit-checks/stored-check-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { eachPage } from '../../platform/db/keyset.server.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { readRequestVersion, staleProblem } from '../../platform/http/version-match.server.ts';
import { issueOf, type Message, say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { formatLabelledJobs, listLabelledJobs } from './labelled-case.ts';
import { checkColumns } from './stored-check-columns.ts';

const params = z.object({ id: z.string().regex(/^[0-9a-f]{28}$/, issueOf('validation.listedId')) });
/** Omitted fields stay unchanged. */
const markingBody = fieldsSchema({
	mark: z.enum(CHECK_MARKS, issueOf('validation.checkMark')).nullable().optional(),
	/** Valid only with the mark "wrong", and removed with it. */
	wanted: z
		.enum(WANTED_VERDICTS, issueOf('validation.verdict', { values: WANTED_VERDICTS.join(', ') }))
		.nullable()
		.optional(),
	note: textSchema({ max: NOTE_MAX, empty: true, lines: true }).optional(),
});

/** Staff routes of the fit check: marking answers, and exporting marked ones. */
export function addStoredCheckRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;

	app.patch(
		'/api/admin/fit-checks/:id',
		{ config, schema: { hide: true, params, body: markingBody } },
		async (request, reply) => {
			const { id } = request.params;
			const record = { kind: 'fit-check', id } as const;
			const version = readRequestVersion(request, record);
			const actor = staffOf(request);
			const marking = await db.transaction().execute(async (transaction) => {
				const found = await findMarking(transaction, id);
				if (!found) throw new ProblemError('not-found', say('problems.fitChecks.missing'));
				const { partNumber, verdict, marking: before } = found;
				if (before.version !== version) throw staleProblem(before);
				const { mark = before.mark, note = before.note } = request.body;
				const wanted = readWanted({ mark, wanted: request.body.wanted }, before, verdict);
				const markedAt = new Date().toISOString();
				const written = await updateMarking(transaction, id, version, {
					mark,
					wanted,
					note,
					markedBy: actor.name,
					markedAt,
				});
				if (!written) throw staleProblem(before);
				await recordAudit(transaction, {
					actor,
					action: 'fitCheck.marked',
					subject: { kind: 'fitCheck', id, name: partNumber.toUpperCase() },
					before: { mark: before.mark, wanted: before.wanted, note: before.note },
					after: { mark, wanted, note },
					requestId: request.id,
				});
				return written;
			});
			return reply
				.header('etag', formatVersionTag({ kind: 'fit-check', id: request.params.id }, marking.version))
				.send(marking);
		},
	);

	const fileSchema = { hide: true, params: listFileParams };
	app.get('/api/admin/fit-checks/export.:format', { config, schema: fileSchema }, async (request, reply) => {
		const filter = parseCheckFilter(new URL(request.url, 'http://here').searchParams);
		const { mark = 'any' } = filter;
		const isMarked = mark === 'right' || mark === 'wrong' || mark === 'case';
		await recordAudit(db, {
			actor: staffOf(request),
			action: 'fitCheck.exported',
			subject: { kind: 'fitCheck', id: 'export', name: request.params.format.toUpperCase() },
			requestId: request.id,
		});
		const pages = eachCheckPage(db, { ...filter, mark: isMarked ? mark : 'any' });
		return sendListFile(
			request,
			reply,
			'fit-checks',
			checkColumns(services.timeZone),
			pages,
			({ checks }) => checks,
		);
	});

	app.get(
		'/api/admin/fit-checks/labelled-jobs.json',
		{ config, schema: { hide: true } },
		async (request, reply) => {
			const file = await writeLabelledJobs(db);
			await recordAudit(db, {
				actor: staffOf(request),
				action: 'fitCheck.exported',
				subject: { kind: 'fitCheck', id: 'labelled-jobs', name: 'JSON' },
				requestId: request.id,
			});
			return sendFile(reply, 'staff.json', file);
		},
	);
}

/**
 * The expected answer after a change.
 * @throws ProblemError invalid without the mark "wrong", or if it equals the actual answer
 */
function readWanted(
	{ mark, wanted }: { mark: Marking['mark']; wanted: Marking['wanted'] | undefined },
	before: Marking,
	verdict: StoredCheck['verdict'],
): Marking['wanted'] {
	if (wanted === undefined) return mark === 'wrong' ? before.wanted : null;
	if (wanted === null) return null;
	const refuse = (message: Message) => new ProblemError('invalid', undefined, [{ path: 'wanted', message }]);
	if (mark !== 'wrong') throw refuse(say('problems.fitChecks.notWrong'));
	if (wanted === (verdict ?? 'question')) throw refuse(say('problems.fitChecks.sameVerdict'));
	return wanted;
}

/** The file for the repository: all labelled cases, regardless of the list's filters. */
async function writeLabelledJobs(db: DatabaseLike): Promise<string> {
	const filter = parseCheckFilter(new URLSearchParams({ mark: 'case' }));
	const cases: StoredCheck[] = [];
	for await (const { checks } of eachCheckPage(db, filter)) cases.push(...checks);
	// Oldest first, so that a later export only appends.
	return formatLabelledJobs(listLabelledJobs(cases.reverse()));
}

function eachCheckPage(db: DatabaseLike, filter: CheckFilter) {
	return eachPage((page) => listStoredChecks(db, filter, page));
}
