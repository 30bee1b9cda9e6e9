import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { normalisePartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { findPriceLines, listPriceLines } from '../../../domain/pricing/price-line-queries.server.ts';
import { PRICE_LIMITS, type PriceList, type PriceListInput } from '../../../domain/pricing/price-list.ts';
import { parsePriceLines, parsePriceList } from '../../../domain/pricing/price-list-schema.ts';
import { readRequestVersion } from '../../../platform/http/version-match.server.ts';
import { withIdempotency } from '../../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../../frame/staff-change.server.ts';
import { exportListPrices, importListPrices, requireFile } from '../price-files/price-files.server.ts';
import { BODY_LIMIT, FILE_LIMIT, type PricingServices, sendPriceCsv } from '../pricing-services.server.ts';
import { savePriceLines } from './price-line-commands.server.ts';
import {
	createPriceList,
	requirePriceList,
	retirePriceList,
	savePriceList,
} from './price-list-commands.server.ts';
import { loadPriceLists } from './price-lists.server.ts';

const listNamed = z.object({ id: z.string().max(40) });
const moveBody = z.strictObject({ version: z.unknown().optional() }).default({});
const linesQuery = z.object({
	after: z.string().max(64).default(''),
	/** Only the price of this glove. */
	glove: z.string().max(64).default(''),
	size: z.coerce.number().int().min(1).max(PRICE_LIMITS.lines).default(500),
});

/** Staff routes for price lists and templates. */
export function addPriceListRoutes(plain: FastifyInstance, services: PricingServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());
	const lists = '/api/admin/pricing/templates';

	app.get(lists, { config, schema: { hide: true } }, async () => ({
		content: await loadPriceLists(db, today()),
	}));

	app.post(lists, { config, schema: { hide: true } }, async (request, reply) => {
		const list = requireList(request.body);
		const keyedRequest = toIdempotentRequest(request, `POST ${lists}`, list);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => ({
			status: 201,
			answer: await createPriceList(transaction, catalogue, list, changeBy(request)),
		}));
		return reply
			.code(status)
			.headers({ location: `${lists}/${answer.id}`, etag: listTag(answer) })
			.send(answer);
	});

	app.get(`${lists}/:id`, { config, schema: { hide: true, params: listNamed } }, async (request, reply) =>
		sendList(reply, await requirePriceList(db, request.params.id)),
	);

	app.put(`${lists}/:id`, { config, schema: { hide: true, params: listNamed } }, async (request, reply) => {
		const list = requireList(request.body);
		const version = readRequestVersion(request, listRecord(request));
		const params = { id: request.params.id, version, list };
		const stored = await db
			.transaction()
			.execute((transaction) => savePriceList(transaction, catalogue, params, changeBy(request)));
		return sendList(reply, stored);
	});

	for (const [path, isRetired] of [
		['retire', true],
		['restore', false],
	] as const) {
		app.post(
			`${lists}/:id/${path}`,
			{ config, schema: { hide: true, params: listNamed, body: moveBody } },
			async (request, reply) => {
				const version = readRequestVersion(request, listRecord(request));
				const params = { id: request.params.id, version, isRetired, today: today() };
				const stored = await db
					.transaction()
					.execute((transaction) => retirePriceList(transaction, params, changeBy(request)));
				return sendList(reply, stored);
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
					? await listPriceLines(db, list.id, today(), { after, limit: size })
					: await findPriceLines(db, list.id, [normalisePartNumber(glove) ?? ''], today());
			const next = content.length === size ? content.at(-1)?.partNumber : undefined;
			return reply.header('etag', listTag(list)).send({ content, after: next });
		},
	);

	app.put(
		`${lists}/:id/lines`,
		{ config, bodyLimit: BODY_LIMIT, schema: { hide: true, params: listNamed } },
		async (request, reply) => {
			const { currency } = await requirePriceList(db, request.params.id);
			const parsed = parsePriceLines(request.body, currency);
			if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
			const version = readRequestVersion(request, listRecord(request));
			const params = { id: request.params.id, version, lines: parsed.lines, today: today() };
			const stored = await db
				.transaction()
				.execute((transaction) => savePriceLines(transaction, catalogue, params, changeBy(request)));
			return sendList(reply, stored);
		},
	);

	app.get(
		`${lists}/:id/prices.csv`,
		{ config, schema: { hide: true, params: listNamed } },
		async (request, reply) => {
			const list = await requirePriceList(db, request.params.id);
			return sendPriceCsv(reply, list.name, await exportListPrices(db, catalogue, list, today()));
		},
	);

	app.post(
		`${lists}/:id/import`,
		{ config, bodyLimit: FILE_LIMIT, schema: { hide: true, params: listNamed } },
		async (request) => {
			const { csv, isDryRun } = requireFile(request.body);
			const version = isDryRun ? undefined : readRequestVersion(request, listRecord(request));
			const params = { id: request.params.id, csv, version, locale: request.locale, today: today() };
			return db
				.transaction()
				.execute((transaction) => importListPrices(transaction, catalogue, params, changeBy(request)));
		},
	);
}

function requireList(body: unknown): PriceListInput {
	const parsed = parsePriceList(body);
	if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
	return parsed.list;
}

function listRecord({ params }: FastifyRequest) {
	return { kind: 'price-list', id: (params as z.output<typeof listNamed>).id } as const;
}

function listTag({ id, version }: Pick<PriceList, 'id' | 'version'>): string {
	return formatVersionTag({ kind: 'price-list', id }, version);
}

function sendList(reply: FastifyReply, list: PriceList): FastifyReply {
	return reply.header('etag', listTag(list)).send(list);
}
