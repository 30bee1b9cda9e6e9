import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fieldsSchema } from '../../domain/catalogue/catalogue-text-schema.ts';
import { categorySchema } from '../../domain/catalogue/category-schema.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, readBody, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import {
	createCategory,
	readBestSellers,
	requireCategory,
	saveBestSellers,
	saveCategory,
} from './category-commands.server.ts';
import { parseCategoryInput } from './category-input-schema.ts';
import { listCategories } from './category-queries.server.ts';
import { type CategoryRecord, MAX_BEST_SELLERS } from './category-record.ts';

const BEST_SELLERS = { kind: 'site-list', id: 'bestSellers' } as const;

const named = z.object({ key: z.string().max(200) });
const bestSellersSchema = fieldsSchema({ partNumbers: categorySchema.shape.partNumbers });

/** The routes of the category pages, all for staff. */
export function addCategoryEditingRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;

	app.get('/api/admin/categories', { config, schema: { hide: true } }, async () => ({
		content: await listCategories(db),
	}));

	app.post('/api/categories', { config, schema: { hide: true } }, async (request, reply) => {
		const input = requireValid(request.body);
		const keyedRequest = toIdempotentRequest(request, 'POST /api/categories', input);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => ({
			status: 201,
			answer: await createCategory(transaction, input, changeBy(request)),
		}));
		await catalogue.refresh();
		return send(reply.code(status).header('location', `/api/admin/categories/${answer.key}`), answer);
	});

	app.get(
		'/api/admin/categories/:key',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => send(reply, await requireCategory(db, request.params.key)),
	);

	app.put(
		'/api/admin/categories/:key',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { key } = request.params;
			await requireCategory(db, key);
			const version = readRequestVersion(request, { kind: 'category', id: key });
			const input = requireValid(request.body);
			const stored = await db
				.transaction()
				.execute((transaction) => saveCategory(transaction, { key, version, input }, changeBy(request)));
			await catalogue.refresh();
			return send(reply, stored);
		},
	);

	app.get('/api/admin/best-sellers', { config, schema: { hide: true } }, async (_, reply) => {
		const list = await readBestSellers(db);
		return reply.header('etag', formatVersionTag(BEST_SELLERS, list.version)).send(list);
	});

	app.put('/api/admin/best-sellers', { config, schema: { hide: true } }, async (request, reply) => {
		const version = readRequestVersion(request, BEST_SELLERS);
		const { partNumbers } = readBody(bestSellersSchema, request.body);
		if (partNumbers.length > MAX_BEST_SELLERS) {
			const message = say('problems.catalogue.bestSellers', { most: MAX_BEST_SELLERS });
			throw new ProblemError('invalid', undefined, [{ path: 'partNumbers', message }]);
		}
		const list = await db
			.transaction()
			.execute((transaction) => saveBestSellers(transaction, { partNumbers, version }, changeBy(request)));
		await catalogue.refresh();
		return reply.header('etag', formatVersionTag(BEST_SELLERS, list.version)).send(list);
	});
}

function requireValid(body: unknown) {
	const read = parseCategoryInput(body);
	if ('input' in read) return read.input;
	throw new ProblemError('invalid', undefined, read.errors);
}

function send(reply: FastifyReply, category: CategoryRecord): FastifyReply {
	return reply
		.header('etag', formatVersionTag({ kind: 'category', id: category.key }, category.version))
		.send(category);
}
