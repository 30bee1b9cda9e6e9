import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { instantOfMinute } from '../../domain/calendar-date/local-minute.ts';
import { RELEASE_ITEM_KINDS, type Release, type ReleaseRecord } from '../../domain/releases/release.ts';
import {
	createRelease,
	planRelease,
	putIntoRelease,
	type ReleaseVersion,
	readReleased,
	renameRelease,
	reopenRelease,
	requireRelease,
	sharePreview,
	takeOutOfRelease,
} from '../../domain/releases/release-commands.server.ts';
import { goLive, takeBack } from '../../domain/releases/release-going-live.server.ts';
import { releaseSchema, releaseTimeSchema } from '../../domain/releases/release-schema.ts';
import type { ReleaseTarget } from '../../domain/releases/release-target.server.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, readBody, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import {
	RELEASES_API as PATH,
	type ReleaseItemVersion,
	releaseItemRecord,
	releaseItemTag,
} from '../kit/releases/release-item.ts';

const named = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, issueOf('validation.listedId')) });
const itemNamed = named.extend({ kind: oneOf(RELEASE_ITEM_KINDS), record: z.string().max(80) });

const takenOut = z.strictObject({ kind: oneOf(RELEASE_ITEM_KINDS), id: z.string().max(80) });

type Change = (
	transaction: DatabaseLike,
	at: ReleaseVersion,
	by: AuditedChange,
	request: FastifyRequest,
) => Promise<Release>;

/** Staff routes of releases: putting them together, planning, going live, taking back. */
export function addReleaseRoutes(
	plain: FastifyInstance,
	{ database: { db }, catalogue, timeZone }: StaffServices,
	targets: readonly ReleaseTarget[],
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;

	app.post(PATH, { config, schema: { hide: true } }, async (request, reply) => {
		const { name } = readBody(releaseSchema, request.body);
		const keyedRequest = toIdempotentRequest(request, `POST ${PATH}`, { name });
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => ({
			status: 201,
			answer: await createRelease(transaction, name, changeBy(request)),
		}));
		return send(reply.code(status).header('location', `${PATH}/${answer.id}`), answer);
	});

	app.get(`${PATH}/:id`, { config, schema: { hide: true, params: named } }, async (request, reply) =>
		send(reply, await requireRelease(db, request.params.id)),
	);

	/** Makes one change of a release at the version that its sender has seen. */
	async function change(request: FastifyRequest, make: Change): Promise<Release> {
		const { id } = request.params as { id: string };
		await requireRelease(db, id);
		const version = readRequestVersion(request, { kind: 'release', id });
		return db
			.transaction()
			.execute((transaction) => make(transaction, { id, version }, changeBy(request), request));
	}

	app.put(`${PATH}/:id`, { config, schema: { hide: true, params: named } }, async (request, reply) => {
		const { name } = readBody(releaseSchema, request.body);
		return send(
			reply,
			await change(request, (transaction, at, by) => renameRelease(transaction, at, name, by)),
		);
	});

	const verbs: Record<string, Change> = {
		plan: (transaction, at, by, request) => {
			const { day, time } = readBody(releaseTimeSchema, request.body);
			const due = { dueAt: instantOfMinute(timeZone, `${day}T${time}`), dueDay: day };
			return planRelease(transaction, at, due, targets, by);
		},
		reopen: reopenRelease,
		'go-live': (transaction, at, by) => goLive(transaction, at, targets, by),
		share: (transaction, at, by) => sharePreview(transaction, at, true, by),
		'take-out': (transaction, at, by, request) =>
			takeOutOfRelease(transaction, at, readBody(takenOut, request.body), by),
		unshare: (transaction, at, by) => sharePreview(transaction, at, false, by),
	};
	for (const [verb, make] of Object.entries(verbs))
		app.post(
			`${PATH}/:id/${verb}`,
			{ config, schema: { hide: true, params: named } },
			async (request, reply) => {
				const stored = await change(request, make);
				if (stored.state === 'live') await catalogue.refresh();
				return send(reply, stored);
			},
		);

	app.post(
		`${PATH}/:id/take-back`,
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			let kept: Awaited<ReturnType<typeof takeBack>>['kept'] = [];
			const stored = await change(request, async (transaction, at, by) => {
				const taken = await takeBack(transaction, at, targets, by);
				kept = taken.kept;
				return taken.release;
			});
			await catalogue.refresh();
			return reply.header('etag', tagOf(stored)).send({ ...stored, kept });
		},
	);

	const item = `${PATH}/:id/items/:kind/:record`;
	const targetOf = (kind: string) => targets.find((one) => one.kind === kind) as ReleaseTarget;
	const recordOf = ({ kind, record }: z.output<typeof itemNamed>): ReleaseRecord => ({ kind, id: record });

	app.get(item, { config, schema: { hide: true, params: itemNamed } }, async (request, reply) => {
		const { id, kind } = request.params;
		await requireRelease(db, id);
		const record = recordOf(request.params);
		const { fields, recordVersion, itemVersion } = await readReleased(db, id, record, targetOf(kind));
		return sendItem(reply, id, record, { ...fields, recordVersion, version: itemVersion });
	});

	app.put(item, { config, schema: { hide: true, params: itemNamed } }, async (request, reply) => {
		const { id, kind } = request.params;
		const record = recordOf(request.params);
		const target = targetOf(kind);
		const { recordVersion: seen } = await readReleased(db, id, record, target);
		const itemVersion = readRequestVersion(request, releaseItemRecord(id, record, seen)) - 1;
		const put = { ...record, body: request.body, recordVersion: seen, itemVersion };
		const { fields, ...versions } = await db
			.transaction()
			.execute((transaction) => putIntoRelease(transaction, id, put, target, changeBy(request)));
		const { recordVersion, itemVersion: version } = versions;
		return sendItem(reply, id, record, { ...fields, recordVersion, version });
	});
}

const tagOf = ({ id, version }: Release) => formatVersionTag({ kind: 'release', id }, version);

function send(reply: FastifyReply, release: Release): FastifyReply {
	return reply.header('etag', tagOf(release)).send(release);
}

function sendItem(
	reply: FastifyReply,
	releaseId: string,
	record: ReleaseRecord,
	item: ReleaseItemVersion & Record<string, unknown>,
): FastifyReply {
	return reply.header('etag', releaseItemTag(releaseId, record, item)).send(item);
}
