import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mustBe } from '../../domain/catalogue/catalogue-text-schema.ts';
import {
	askDistributor,
	confirmDistributor,
} from '../../domain/distributors/confirmation/confirmation-commands.server.ts';
import type { DistributorRecord } from '../../domain/distributors/distributor.ts';
import {
	createDistributor,
	requireDistributor,
	saveDistributor,
} from '../../domain/distributors/distributor-commands.server.ts';
import {
	DISTRIBUTOR_CURSOR,
	DISTRIBUTOR_STATES,
	DISTRIBUTORS_A_PAGE,
	type DistributorListQuery,
} from '../../domain/distributors/distributor-list.ts';
import { listDistributorRecords } from '../../domain/distributors/distributor-queries.server.ts';
import { distributorInputSchema } from '../../domain/distributors/distributor-schema.ts';
import { findPlace } from '../../domain/distributors/places.server.ts';
import { parsePostalCode } from '../../domain/postal-address/postal-code.ts';
import { PROVINCES } from '../../domain/postal-address/region.ts';
import { eachPage, formatCursors, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, readBody, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { distributorColumns } from './distributor-columns.ts';
import { importDistributors, previewImport, undoImport } from './import/distributor-import.server.ts';

const filterQuery = z.object({
	q: searchField,
	province: oneOf(PROVINCES.map(({ code }) => code)).optional(),
	state: oneOf(DISTRIBUTOR_STATES).optional(),
});
const listQuery = filterQuery.extend(pageFields(DISTRIBUTOR_CURSOR, DISTRIBUTORS_A_PAGE));
const areaQuery = z.object({ postalCode: z.string().max(40) });
/** In bytes: a file of 3 MB, as JSON. */
const IMPORT_LIMIT = 8 * 1024 * 1024;
const importBody = z.strictObject({
	csv: z.string(mustBe('validation.text')),
	/** Of the preview whose changes are written; without it, nothing is. */
	state: z.string(mustBe('validation.text')).max(60, issueOf('validation.tooLong')).optional(),
});
const named = z.object({ id: z.string().max(200) });

const toListQuery = ({ q, province, state }: z.infer<typeof filterQuery>): DistributorListQuery => ({
	text: q,
	province: province ?? '',
	state: state ?? '',
});

/** Staff routes of the distributors that "Where to buy" lists. */
export function addDistributorStaffRoutes(
	plain: FastifyInstance,
	services: StaffServices & { sender: MailSender },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue, timeZone } = services;
	const { db } = services.database;

	app.get(
		'/api/admin/distributors',
		{ config, schema: { hide: true, querystring: listQuery } },
		async ({ query }) => {
			const page = { cursor: query.from, max: query.size };
			const { distributors, ...cursors } = await listDistributorRecords(db, toListQuery(query), page);
			return { content: distributors, ...formatCursors(cursors) };
		},
	);

	app.get(
		'/api/admin/distributors/export.:format',
		{ config, schema: { hide: true, params: listFileParams, querystring: filterQuery } },
		(request, reply) => {
			const query = toListQuery(request.query);
			const pages = eachPage((page) => listDistributorRecords(db, query, page));
			const table = distributorColumns(timeZone);
			return sendListFile(request, reply, 'distributors', table, pages, ({ distributors }) => distributors);
		},
	);

	// The middle of the area that a postal code names, which is where a new pin stands first.
	app.get(
		'/api/admin/distributors/area',
		{ config, schema: { hide: true, querystring: areaQuery } },
		({ query }) => {
			const postalCode = parsePostalCode(query.postalCode, 'Canada');
			const found = postalCode === undefined ? undefined : findPlace(postalCode);
			if (found?.kind !== 'found') return { position: null };
			const { latitude, longitude } = found.place;
			return { position: { latitude, longitude } };
		},
	);

	app.post('/api/admin/distributors', { config, schema: { hide: true } }, async (request, reply) => {
		const input = readBody(distributorInputSchema, request.body);
		const keyedRequest = toIdempotentRequest(request, 'POST /api/admin/distributors', input);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => ({
			status: 201,
			answer: await createDistributor(transaction, input, changeBy(request)),
		}));
		await catalogue.refresh();
		return send(reply.code(status).header('location', `/api/admin/distributors/${answer.id}`), answer);
	});

	app.post(
		'/api/admin/distributors/import',
		{ config, bodyLimit: IMPORT_LIMIT, schema: { hide: true, body: importBody } },
		async (request) => {
			const { csv, state } = request.body;
			const { locale } = request;
			if (state === undefined) return previewImport(db, csv, locale);
			const report = await db
				.transaction()
				.execute((transaction) => importDistributors(transaction, { csv, state, locale }, changeBy(request)));
			await catalogue.refresh();
			return report;
		},
	);

	app.post(
		'/api/admin/distributors/import/:id/undo',
		{ config, schema: { hide: true, params: named } },
		async (request) => {
			const done = await db
				.transaction()
				.execute((transaction) => undoImport(transaction, request.params.id, changeBy(request)));
			await catalogue.refresh();
			return done;
		},
	);

	app.get(
		'/api/admin/distributors/:id',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => send(reply, await requireDistributor(db, request.params.id)),
	);

	app.put(
		'/api/admin/distributors/:id',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { id } = request.params;
			await requireDistributor(db, id);
			const version = readRequestVersion(request, { kind: 'distributor', id });
			const input = readBody(distributorInputSchema, request.body);
			const stored = await db
				.transaction()
				.execute((transaction) => saveDistributor(transaction, { id, version, input }, changeBy(request)));
			await catalogue.refresh();
			return send(reply, stored);
		},
	);

	app.post(
		'/api/admin/distributors/:id/ask',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { id } = request.params;
			const stored = await db
				.transaction()
				.execute((transaction) => askDistributor(transaction, services.sender, id, changeBy(request)));
			services.notifyMail();
			return send(reply, stored);
		},
	);

	app.post(
		'/api/admin/distributors/:id/confirm',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { id } = request.params;
			const stored = await db
				.transaction()
				.execute((transaction) => confirmDistributor(transaction, id, changeBy(request)));
			return send(reply, stored);
		},
	);
}

function send(reply: FastifyReply, distributor: DistributorRecord): FastifyReply {
	const { id, version } = distributor;
	return reply.header('etag', formatVersionTag({ kind: 'distributor', id }, version)).send(distributor);
}
