import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isCalendarDate, todayIn } from '../calendar-date/calendar-date.ts';
import { normalisePartNumber } from '../catalogue/part-number.ts';
import { foldName } from '../companies/company-name.ts';
import { requireCompany } from '../companies/company-writing.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { readIdempotencyKey, withIdempotency } from '../server/idempotency.server.ts';
import { ProblemError } from '../server/problem.server.ts';
import { formatVersionTag, readVersion } from '../server/version-match.server.ts';
import { staffOf } from '../staff/staff-guard.server.ts';
import type { StaffServices } from '../staff/staff-services.server.ts';
import { findClientSheet } from './client-prices-queries.server.ts';
import { parseClientChange } from './client-prices-schema.ts';
import { describeClient, listNamedGloves, saveClientPrices } from './client-prices-writing.server.ts';
import { loadClientPrices, loadPriceBook } from './price-book.server.ts';
import { decidePrice } from './price-decision.ts';
import {
	exportClientPrices,
	exportListPrices,
	importClientPrices,
	importListPrices,
	requireFile,
} from './price-files.server.ts';
import { findGloveFacts } from './price-glove.server.ts';
import { PRICE_LIMITS, type PriceListInput } from './price-list.ts';
import { findPriceLines, listPriceLines } from './price-list-queries.server.ts';
import { parsePriceLines, parsePriceList } from './price-list-schema.ts';
import {
	createPriceList,
	type PriceChange,
	requirePriceList,
	retirePriceList,
	savePriceLines,
	savePriceList,
} from './price-list-writing.server.ts';
import { loadPriceLists } from './price-lists.server.ts';
import { QUANTITY_MOST } from './quantity-break.ts';

export type PricingServices = StaffServices & { catalogue: LiveCatalogue };

/** A body may carry the prices of 5,000 gloves. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** A file of 20,000 rows, as a text within JSON. */
const FILE_LIMIT = 5 * 1024 * 1024;

const listNamed = z.object({ id: z.string().max(40) });
const companyNamed = z.object({ company: z.string().max(300) });
const moveBody = z.strictObject({ version: z.unknown().optional() }).default({});
const linesQuery = z.object({
	after: z.string().max(64).default(''),
	/** Only the line of this glove. */
	glove: z.string().max(64).default(''),
	size: z.coerce.number().int().min(1).max(PRICE_LIMITS.lines).default(500),
});
const wholeQuantity = `A whole number from 1 to ${QUANTITY_MOST.toLocaleString('en-CA')}`;
const effectiveQuery = z.object({
	company: z.string('Pick a company').trim().min(1, 'Pick a company').max(300),
	glove: z
		.string('Type a part number')
		.transform((text) => normalisePartNumber(text) ?? '')
		.refine((text) => text !== '', 'This is no part number'),
	quantity: z.coerce
		.number(wholeQuantity)
		.int(wholeQuantity)
		.min(1, wholeQuantity)
		.max(QUANTITY_MOST, wholeQuantity)
		.default(1),
	date: z
		.string()
		.refine((text) => text === '' || isCalendarDate(text), 'A day such as 2026-11-20')
		.default(''),
});

/** The calls of the pricing pages. All of them are for staff. */
export function addPricingRoutes(plain: FastifyInstance, services: PricingServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const changeBy = (request: FastifyRequest): PriceChange => ({
		actor: staffOf(request),
		requestId: request.id,
		now: new Date(),
	});
	const today = () => todayIn(services.timeZone, new Date());
	const lists = '/api/admin/pricing/templates';
	const clients = '/api/admin/pricing/clients';

	app.get(lists, { config, schema: { hide: true } }, async () => ({
		content: await loadPriceLists(db, today()),
	}));

	app.post(lists, { config, schema: { hide: true } }, async (request, reply) => {
		const list = requireList(request.body);
		const call = {
			// A program that names no key makes a list with each call.
			key: readIdempotencyKey(request.headers['idempotency-key']) ?? randomUUID(),
			route: `POST ${lists}`,
			actor: { staff: staffOf(request).id },
			body: list,
		};
		const { status, answer } = await withIdempotency(db, call, async (transaction) => ({
			status: 201,
			answer: await createPriceList(transaction, catalogue, list, changeBy(request)),
		}));
		return reply
			.code(status)
			.headers({ location: `${lists}/${answer.id}`, etag: formatVersionTag(answer.version) })
			.send(answer);
	});

	app.get(`${lists}/:id`, { config, schema: { hide: true, params: listNamed } }, async (request, reply) =>
		sendVersioned(reply, await requirePriceList(db, request.params.id)),
	);

	app.put(`${lists}/:id`, { config, schema: { hide: true, params: listNamed } }, async (request, reply) => {
		const list = requireList(request.body);
		const version = readVersion(request.headers['if-match'], versionOf(request.body));
		const asked = { id: request.params.id, version, list };
		const stored = await db
			.transaction()
			.execute((transaction) => savePriceList(transaction, catalogue, asked, changeBy(request)));
		return sendVersioned(reply, stored);
	});

	for (const [path, isRetired] of [
		['retire', true],
		['restore', false],
	] as const) {
		app.post(
			`${lists}/:id/${path}`,
			{ config, schema: { hide: true, params: listNamed, body: moveBody } },
			async (request, reply) => {
				const version = readVersion(request.headers['if-match'], request.body.version);
				const asked = { id: request.params.id, version, isRetired, today: today() };
				const stored = await db
					.transaction()
					.execute((transaction) => retirePriceList(transaction, asked, changeBy(request)));
				return sendVersioned(reply, stored);
			},
		);
	}

	app.get(
		`${lists}/:id/lines`,
		{ config, schema: { hide: true, params: listNamed, querystring: linesQuery } },
		async (request, reply) => {
			const list = await requirePriceList(db, request.params.id);
			const { after, size, glove } = request.query;
			const content =
				glove === ''
					? await listPriceLines(db, list.id, { after, most: size })
					: (await findPriceLines(db, [list.id], [normalisePartNumber(glove) ?? ''])).map(({ line }) => line);
			const next = content.length === size ? content.at(-1)?.partNumber : undefined;
			return reply.header('etag', formatVersionTag(list.version)).send({ content, after: next });
		},
	);

	app.put(
		`${lists}/:id/lines`,
		{ config, bodyLimit: BODY_LIMIT, schema: { hide: true, params: listNamed } },
		async (request, reply) => {
			const parsed = parsePriceLines(request.body);
			if ('faults' in parsed) throw new ProblemError('invalid', undefined, parsed.faults);
			const version = readVersion(request.headers['if-match'], versionOf(request.body));
			const asked = { id: request.params.id, version, lines: parsed.lines };
			const stored = await db
				.transaction()
				.execute((transaction) => savePriceLines(transaction, catalogue, asked, changeBy(request)));
			return sendVersioned(reply, stored);
		},
	);

	app.get(
		`${lists}/:id/prices.csv`,
		{ config, schema: { hide: true, params: listNamed } },
		async (request, reply) => {
			const list = await requirePriceList(db, request.params.id);
			return sendCsv(reply, list.name, await exportListPrices(db, catalogue, list));
		},
	);

	app.post(
		`${lists}/:id/import`,
		{ config, bodyLimit: FILE_LIMIT, schema: { hide: true, params: listNamed } },
		async (request) => {
			const { csv, isDryRun } = requireFile(request.body);
			const version = isDryRun ? undefined : readVersion(request.headers['if-match'], undefined);
			const asked = { id: request.params.id, csv, version };
			return db
				.transaction()
				.execute((transaction) => importListPrices(transaction, catalogue, asked, changeBy(request)));
		},
	);

	app.get(
		`${clients}/:company/prices.csv`,
		{ config, schema: { hide: true, params: companyNamed } },
		async (request, reply) => {
			const company = await requireCompany(db, request.params.company);
			const csv = await exportClientPrices(db, catalogue, company, today());
			return sendCsv(reply, company.operatingName, csv);
		},
	);

	app.post(
		`${clients}/:company/import`,
		{ config, bodyLimit: FILE_LIMIT, schema: { hide: true, params: companyNamed } },
		async (request) => {
			const { csv, isDryRun } = requireFile(request.body);
			const version = isDryRun ? undefined : readVersion(request.headers['if-match'], undefined);
			return db.transaction().execute(async (transaction) => {
				const company = await requireCompany(transaction, request.params.company);
				return importClientPrices(transaction, catalogue, { company, csv, version }, changeBy(request));
			});
		},
	);

	app.get(
		`${clients}/:company`,
		{ config, schema: { hide: true, params: companyNamed } },
		async (request, reply) => {
			const company = await requireCompany(db, request.params.company);
			const client = await describeClient(db, await findClientSheet(db, company.id));
			return sendVersioned(reply, Object.assign(client, { companyId: company.id }));
		},
	);

	app.put(
		`${clients}/:company`,
		{ config, bodyLimit: BODY_LIMIT, schema: { hide: true, params: companyNamed } },
		async (request, reply) => {
			const parsed = parseClientChange(request.body);
			if ('faults' in parsed) throw new ProblemError('invalid', undefined, parsed.faults);
			const version = readVersion(request.headers['if-match'], versionOf(request.body));
			const stored = await db.transaction().execute(async (transaction) => {
				const company = await requireCompany(transaction, request.params.company);
				const asked = { company, version, change: parsed.change };
				const sheet = await saveClientPrices(transaction, catalogue, asked, changeBy(request));
				const answer = await describeClient(transaction, sheet, listNamedGloves(parsed.change));
				return { companyId: company.id, ...answer };
			});
			return sendVersioned(reply, stored);
		},
	);

	app.get(
		'/api/admin/pricing/effective',
		{ config, schema: { hide: true, querystring: effectiveQuery } },
		async (request) => {
			const { quantity, glove: partNumber } = request.query;
			const date = request.query.date === '' ? today() : request.query.date;
			const company = await requireCompany(db, request.query.company);
			if (!catalogue.index.hasProduct(partNumber)) {
				const message = `${partNumber.toUpperCase()} is not in the catalogue`;
				throw new ProblemError('invalid', undefined, [{ path: 'glove', message }]);
			}
			const [book, client, glove] = await Promise.all([
				loadPriceBook(db, [partNumber]),
				loadClientPrices(db, company.id, [partNumber]),
				findGloveFacts(catalogue, partNumber),
			]);
			return {
				company: { id: company.id, operatingName: company.operatingName },
				glove,
				...decidePrice(book, client, { glove, quantity, date }),
			};
		},
	);
}

function requireList(body: unknown): PriceListInput {
	const parsed = parsePriceList(body);
	if ('faults' in parsed) throw new ProblemError('invalid', undefined, parsed.faults);
	return parsed.list;
}

function versionOf(body: unknown): unknown {
	return typeof body === 'object' && body !== null ? (body as { version?: unknown }).version : undefined;
}

/** The name of what it is of, as far as every system can keep it. */
function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
	const file =
		foldName(name)
			.replace(/[^a-z0-9]+/g, '-')
			.slice(0, 60) || 'all';
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', `attachment; filename="prices-${file}.csv"`)
		.send(csv);
}

function sendVersioned(reply: FastifyReply, thing: { version: number }): FastifyReply {
	return reply.header('etag', formatVersionTag(thing.version)).send(thing);
}
