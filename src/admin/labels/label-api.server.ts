import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LABEL_PAPER_IDS, PACKING_PAPER } from '../../documents/labels/label-paper.ts';
import { ZPL_DENSITIES } from '../../documents/labels/label-zpl.ts';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { duplicateLabel, LABEL_LIMITS, type Label, PRINT_KINDS } from '../../domain/labels/label.ts';
import {
	createLabel,
	findUsualLanguage,
	recordPrint,
	requireLabel,
	requirePrintable,
	requireValidLabel,
	saveLabel,
} from '../../domain/labels/label-commands.server.ts';
import { searchLabelProducts } from '../../domain/labels/label-products.server.ts';
import { LABEL_STATES } from '../../domain/labels/label-state.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { periodFields, toDays } from '../kit/list/period-fields.server.ts';
import { LABEL_LINE_COLUMNS, labelColumns, listLines } from './label-columns.ts';
import { labelFileName, packingFileName } from './label-file-name.ts';
import { LABEL_CURSOR, LABEL_SORTS, LABELS_A_PAGE, type LabelFilter } from './label-list.ts';
import { loadLabelList } from './label-list-page.server.ts';
import { listLabelIds, listWholeLabels } from './label-list-queries.server.ts';
import {
	makeLabelsPdf,
	makeLabelsZpl,
	makePackingPdf,
	refuseTooMuchPacking,
	refuseTooMuchPaper,
	toStoredSheet,
} from './printing/label-prints.server.ts';
import type { PrintAnswer } from './printing/print-answer.ts';
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

const limitedTo = (limit: number) =>
	z.coerce
		.number()
		.int()
		.min(1)
		.max(limit, issueOf('validation.atMost', { most: limit }))
		.default(1);
const settingFields = {
	paper: oneOf(LABEL_PAPER_IDS).default('4x6'),
	copies: limitedTo(LABEL_LIMITS.copies),
	cartons: limitedTo(LABEL_LIMITS.cartons),
};
const ids = z
	.array(z.number().int().min(1).max(999_999_999), { error: issueOf('validation.labelNumbers') })
	.min(1, issueOf('validation.pickLabel'))
	.max(LABEL_LIMITS.batch, issueOf('validation.atMostLabels', { most: LABEL_LIMITS.batch }))
	.refine((numbers) => new Set(numbers).size === numbers.length, issueOf('validation.labelTwice'));
const printBody = z.strictObject({
	ids,
	kind: oneOf(PRINT_KINDS).default('label'),
	...settingFields,
});
const listedIds = z
	.string(issueOf('validation.listedLabels'))
	.transform((text) => (text === '' ? [] : text.split(',').map(Number)))
	.pipe(ids);
const packingQuery = z.object({ ids: listedIds, copies: settingFields.copies });
const fileQuery = z.object({
	ids: listedIds,
	...settingFields,
	skipped: z.coerce.number().int().min(0).max(3).default(0),
	density: z
		.enum(ZPL_DENSITIES.map(String) as [string, string], issueOf('validation.dots'))
		.default('8')
		.transform((text) => (text === '12' ? 12 : 8)),
});
const moveBody = z.strictObject({ version: z.unknown().optional() }).default({});

/** The routes of the label pages, all for staff. */
export function addLabelRoutes(plain: FastifyInstance, services: LabelServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());

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

	app.post(
		'/api/admin/labels/prints',
		{ config, schema: { hide: true, body: printBody } },
		async (request, reply) => {
			const { ids, kind, copies } = request.body;
			const found = await requirePrintable(db, ids);
			if (kind === 'label') refuseTooMuchPaper(found, request.body);
			else refuseTooMuchPacking(found, copies);
			// There is one packing list for the whole order, on its own paper.
			const print =
				kind === 'label' ? request.body : { ids, kind, copies, cartons: 1, paper: PACKING_PAPER.id };
			const labels = await db
				.transaction()
				.execute((transaction) => recordPrint(transaction, print, changeBy(request)));
			const sheets = await Promise.all(labels.map((label) => toStoredSheet(label)));
			return reply.code(201).send({ labels, sheets } satisfies PrintAnswer);
		},
	);

	app.get(
		'/api/admin/labels/sheet.pdf',
		{ config, schema: { hide: true, querystring: fileQuery } },
		async (request, reply) => {
			const { ids, ...settings } = request.query;
			const labels = await requirePrintable(db, ids);
			refuseTooMuchPaper(labels, settings);
			const pdf = await makeLabelsPdf(labels, settings);
			return sendFile(reply, `${labelFileName(ids, request.locale)}.pdf`, pdf);
		},
	);

	app.get(
		'/api/admin/labels/packing-list.pdf',
		{ config, schema: { hide: true, querystring: packingQuery } },
		async (request, reply) => {
			const { ids, copies } = request.query;
			const labels = await requirePrintable(db, ids);
			refuseTooMuchPacking(labels, copies);
			const pdf = await makePackingPdf(labels, copies);
			return sendFile(reply, `${packingFileName(ids, request.locale)}.pdf`, pdf);
		},
	);

	app.get(
		'/api/admin/labels/sheet.zpl',
		{ config, schema: { hide: true, querystring: fileQuery } },
		async (request, reply) => {
			const { ids, density, ...settings } = request.query;
			const labels = await requirePrintable(db, ids);
			refuseTooMuchPaper(labels, settings);
			const zpl = await makeLabelsZpl(labels, settings, density);
			return sendFile(reply, `${labelFileName(ids, request.locale)}.zpl`, zpl);
		},
	);
}

function sendLabel(reply: FastifyReply, label: Label): FastifyReply {
	return reply.header('etag', tagOf(label)).send(label);
}

function tagOf({ id, version }: Pick<Label, 'id' | 'version'>): string {
	return formatVersionTag({ kind: 'label', id }, version);
}
