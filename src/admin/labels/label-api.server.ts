import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { duplicateLabel, LABEL_LIMITS, type Label } from '../../domain/labels/label.ts';
import {
	createLabel,
	findUsualLanguage,
	requireLabel,
	requireValidLabel,
	saveLabel,
} from '../../domain/labels/label-commands.server.ts';
import { searchLabelProducts } from '../../domain/labels/label-products.server.ts';
import { LABEL_STATES } from '../../domain/labels/label-state.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { periodFields, toDays } from '../kit/list/period-fields.server.ts';
import { LABEL_LINE_COLUMNS, labelColumns, listLines } from './label-columns.ts';
import { LABEL_CURSOR, LABEL_SORTS, LABELS_A_PAGE, type LabelFilter } from './label-list.ts';
import { loadLabelList } from './label-list-page.server.ts';
import { listLabelIds, listWholeLabels } from './label-list-queries.server.ts';
import { addLabelPrintRoutes } from './printing/label-print-api.server.ts';
import { type MovedLabel, moveLabelWithSource } from './source/move-with-source.server.ts';

export type LabelServices = StaffServices;

const MAX_PRODUCTS = 8;

const filterQuery = z.object({
	q: searchField,
	state: oneOf(['', ...LABEL_STATES]).default(''),
	...periodFields,
	company: z.string().max(40).default(''),
	sort: oneOf(LABEL_SORTS).default('-label'),
});
const listQuery = filterQuery.extend(pageFields(LABEL_CURSOR, LABELS_A_PAGE));
const exportQuery = filterQuery.extend({ rows: oneOf(['labels', 'lines']).default('labels') });

const labelId = z
	.string()
	.regex(/^\d{1,9}$/, issueOf('validation.number'))
	.transform(Number);
const named = z.object({ id: labelId });

const moveBody = z.strictObject({ version: z.unknown().optional() }).default({});

/** The routes of the label pages, all for staff. */
export function addLabelRoutes(plain: FastifyInstance, services: LabelServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());
	addLabelPrintRoutes(plain, db);

	app.get('/api/admin/labels', { config, schema: { hide: true, querystring: listQuery } }, (request) => {
		const { from, size, ...query } = request.query;
		return loadLabelList(db, toFilter(query), { cursor: from, max: size });
	});

	app.get(
		'/api/admin/labels/ids',
		{ config, schema: { hide: true, querystring: filterQuery } },
		async (request) => ({ content: await listLabelIds(db, toFilter(request.query), LABEL_LIMITS.batch) }),
	);

	app.get(
		'/api/admin/labels/export.:format',
		{ config, schema: { hide: true, params: listFileParams, querystring: exportQuery } },
		(request, reply) => {
			const { rows, ...query } = request.query;
			const filter = toFilter(query);
			const pages = eachPage((page) => listWholeLabels(db, filter, page));
			if (rows === 'lines') {
				return sendListFile(request, reply, 'label-lines', LABEL_LINE_COLUMNS, pages, ({ labels }) =>
					listLines(labels),
				);
			}
			const table = labelColumns(services.timeZone);
			return sendListFile(request, reply, 'labels', table, pages, ({ labels }) => labels);
		},
	);

	function toFilter(query: z.infer<typeof filterQuery>): LabelFilter {
		const { q, state, company, sort } = query;
		const { fromDate, toDate } = toDays(query, services.timeZone);
		return { text: q, state: state === '' ? undefined : state, fromDate, toDate, companyId: company, sort };
	}

	app.post('/api/admin/labels', { config, schema: { hide: true } }, async (request, reply) => {
		const valid = await requireValidLabel(catalogue, request.body, {
			today: today(),
			languageOf: (label) => findUsualLanguage(db, label),
		});
		return answerCreated(request, reply, 'POST /api/admin/labels', request.body, valid);
	});

	app.post(
		'/api/admin/labels/:id/duplicate',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const before = await requireLabel(db, request.params.id);
			const copy = duplicateLabel(before, today());
			const label = { ...copy, language: copy.language ?? (await findUsualLanguage(db, copy)) };
			return answerCreated(
				request,
				reply,
				'POST /api/admin/labels/:id/duplicate',
				{ id: before.id },
				{ label, state: 'draft' },
			);
		},
	);

	/** Stores a label once per idempotency key, and responds 201 with its number. */
	async function answerCreated(
		request: FastifyRequest,
		reply: FastifyReply,
		route: string,
		body: unknown,
		valid: Awaited<ReturnType<typeof requireValidLabel>>,
	): Promise<FastifyReply> {
		const keyedRequest = toIdempotentRequest(request, route, body);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => {
			const stored = await createLabel(transaction, valid.label, valid.state, changeBy(request));
			return { status: 201, answer: { id: stored.id, state: stored.state, version: stored.version } };
		});
		return reply
			.code(status)
			.headers({ location: `/api/admin/labels/${answer.id}`, etag: tagOf(answer) })
			.send(answer);
	}

	app.get(
		'/api/admin/labels/products',
		{ config, schema: { hide: true, querystring: z.object({ q: z.string().trim().max(200).default('') }) } },
		async (request) => ({ content: await searchLabelProducts(catalogue, request.query.q, MAX_PRODUCTS) }),
	);

	app.get(
		'/api/admin/labels/:id',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => sendLabel(reply, await requireLabel(db, request.params.id)),
	);

	app.put(
		'/api/admin/labels/:id',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { id } = request.params;
			const version = readRequestVersion(request, { kind: 'label', id });
			const before = await requireLabel(db, id);
			const valid = await requireValidLabel(catalogue, request.body, { today: today(), before });
			const stored = await db
				.transaction()
				.execute((transaction) => saveLabel(transaction, { id, version, ...valid }, changeBy(request)));
			return sendLabel(reply, stored);
		},
	);

	for (const [path, state] of [
		['void', 'void'],
		['shipped', 'shipped'],
		['not-shipped', 'printed'],
	] as const) {
		app.post(
			`/api/admin/labels/:id/${path}`,
			{ config, schema: { hide: true, params: named, body: moveBody } },
			async (request, reply) => {
				const { id } = request.params;
				const version = readRequestVersion(request, { kind: 'label', id });
				const { label, moved } = await db
					.transaction()
					.execute((transaction) =>
						moveLabelWithSource(
							transaction,
							services.labelSources,
							{ id, version, state },
							changeBy(request),
						),
					);
				return reply.header('etag', tagOf(label)).send({ ...label, moved } satisfies MovedLabel);
			},
		);
	}
}

function sendLabel(reply: FastifyReply, label: Label): FastifyReply {
	return reply.header('etag', tagOf(label)).send(label);
}

function tagOf({ id, version }: Pick<Label, 'id' | 'version'>): string {
	return formatVersionTag({ kind: 'label', id }, version);
}
