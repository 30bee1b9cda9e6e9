import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { listProductNames } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductInput, ProductRecord } from '../../domain/catalogue/product-record.ts';
import { listProductVersions } from '../../domain/catalogue/product-version-queries.server.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { readRequestVersion } from '../../platform/http/version-match.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { typedText } from '../../platform/text/typed-text.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { BULK_FIELDS, MAX_AT_ONCE } from './bulk/bulk-change.ts';
import { applyBulk, previewBulk, undoBulk } from './bulk/bulk-commands.server.ts';
import { readProductInput } from './form/product-input.ts';
import {
	checkProduct,
	createProduct,
	requireProduct,
	restoreProduct,
	saveProduct,
	toProductAnswer,
} from './product-commands.server.ts';
import { loadProductList, loadProductNumbers } from './product-list.server.ts';
import { PRODUCTS_A_PAGE, parseProductFilter } from './product-list.ts';

export type ProductEditingServices = StaffServices;

const MAX_VERSIONS = 50;
const MAX_NAMES = 500;

const named = z.object({ partNumber: z.string().max(200) });
const versionNumber = z.number().int().min(1);
const restoreBody = z.strictObject({ restore: versionNumber, version: z.unknown().optional() });
const namesBody = z.strictObject({
	partNumbers: z
		.array(z.string().max(200))
		.max(MAX_NAMES, issueOf('validation.atMostAtOnce', { most: MAX_NAMES })),
});

const bulkAction = z.discriminatedUnion(
	'kind',
	[
		z.strictObject({ kind: z.literal('state'), state: z.enum(['draft', 'published']) }),
		z.strictObject({
			kind: z.enum(['addToCategory', 'removeFromCategory']),
			category: typedText({ max: 80, required: issueOf('validation.pickCategory') }),
		}),
		z.strictObject({
			kind: z.literal('field'),
			field: oneOf(BULK_FIELDS),
			value: z.string().max(2000, issueOf('validation.atMostCharacters', { most: 2000 })),
		}),
	],
	{ error: issueOf('validation.bulkAction') },
);
const few = <Item extends z.ZodType>(item: Item) =>
	z
		.array(item)
		.min(1, issueOf('validation.pickGlove'))
		.max(MAX_AT_ONCE, issueOf('validation.atMostGloves', { most: MAX_AT_ONCE }));
const bulkPreviewBody = z.strictObject({ action: bulkAction, partNumbers: few(z.string().max(64)) });
const bulkBody = z.strictObject({
	action: bulkAction,
	gloves: few(z.strictObject({ partNumber: z.string().max(64), version: versionNumber })),
});

const filterOf = ({ url }: FastifyRequest) =>
	parseProductFilter(new URLSearchParams(url.split('?', 2)[1] ?? ''));

/** Staff routes of the product pages. */
export function addProductEditingRoutes(plain: FastifyInstance, services: ProductEditingServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;

	const send = (request: FastifyRequest, reply: FastifyReply, record: ProductRecord) =>
		reply
			.header('etag', formatVersionTag(gloveOf(record.product), record.version))
			.send(toProductAnswer(record, catalogue.index, request.locale));

	app.get('/api/admin/products', { config, schema: { hide: true } }, (request) => {
		return loadProductList(db, catalogue, filterOf(request), PRODUCTS_A_PAGE);
	});

	app.get('/api/admin/product-numbers', { config, schema: { hide: true } }, async (request) => ({
		content: await loadProductNumbers(db, catalogue, filterOf(request), MAX_AT_ONCE),
	}));

	app.post('/api/admin/products', { config, schema: { hide: true } }, async (request, reply) => {
		const input = requireValid(request.body);
		const keyedRequest = toIdempotentRequest(request, 'POST /api/admin/products', input);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => {
			const stored = await createProduct(transaction, input, changeBy(request));
			return { status: 201, answer: toProductAnswer(stored, catalogue.index, request.locale) };
		});
		await catalogue.refresh();
		return reply
			.code(status)
			.headers({
				location: `/api/admin/products/${answer.partNumber}`,
				etag: formatVersionTag(gloveOf(answer), answer.version),
			})
			.send(answer);
	});

	app.post(
		'/api/admin/products/bulk/preview',
		{ config, schema: { hide: true, body: bulkPreviewBody } },
		(request) => previewBulk(db, request.body.action, [...new Set(request.body.partNumbers)], request.locale),
	);

	app.post(
		'/api/admin/products/bulk',
		{ config, schema: { hide: true, body: bulkBody } },
		async (request) => {
			const { action, gloves } = request.body;
			const done = await db
				.transaction()
				.execute((transaction) => applyBulk(transaction, action, gloves, changeBy(request)));
			await catalogue.refresh();
			return done;
		},
	);

	app.post(
		'/api/admin/products/bulk/:id/undo',
		{ config, schema: { hide: true, params: z.object({ id: z.string().max(40) }) } },
		async (request) => {
			const done = await db
				.transaction()
				.execute((transaction) => undoBulk(transaction, request.params.id, changeBy(request)));
			await catalogue.refresh();
			return done;
		},
	);

	// What a save would report, while the form is still being filled in.
	app.post('/api/admin/products/check', { config, schema: { hide: true } }, (request) =>
		checkProduct(request.body, catalogue.index, request.locale),
	);

	// Not a GET, because a long list does not fit in a URL.
	app.post(
		'/api/admin/products/names',
		{ config, schema: { hide: true, body: namesBody } },
		async (request) => {
			const requested = request.body.partNumbers.map(
				(text) => [text, normalisePartNumber(text) ?? ''] as const,
			);
			const found = await listProductNames(
				db,
				requested.map(([, partNumber]) => partNumber),
			);
			const names = new Map(found.map((glove) => [glove.partNumber, glove]));
			// Keyed by the text as sent, so that the page needs no part number rules.
			const content = requested.flatMap(([text, partNumber]) => {
				const glove = names.get(partNumber);
				return glove ? [{ asked: text, ...glove }] : [];
			});
			return { content };
		},
	);

	app.get(
		'/api/admin/products/:partNumber',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => send(request, reply, await requireProduct(db, request.params.partNumber)),
	);

	app.put(
		'/api/admin/products/:partNumber',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const before = await requireProduct(db, request.params.partNumber);
			const version = readRequestVersion(request, gloveOf(before.product));
			const input = requireValid(request.body, before);
			const { partNumber } = before.product;
			const stored = await db
				.transaction()
				.execute((transaction) =>
					saveProduct(transaction, { partNumber, version, input }, changeBy(request)),
				);
			await catalogue.refresh();
			return send(request, reply, stored);
		},
	);

	app.get(
		'/api/admin/products/:partNumber/versions',
		{ config, schema: { hide: true, params: named } },
		async (request) => {
			const { product } = await requireProduct(db, request.params.partNumber);
			return { content: await listProductVersions(db, product.id, MAX_VERSIONS) };
		},
	);

	app.post(
		'/api/admin/products/:partNumber/restore',
		{ config, schema: { hide: true, params: named, body: restoreBody } },
		async (request, reply) => {
			const { product } = await requireProduct(db, request.params.partNumber);
			const version = readRequestVersion(request, gloveOf(product));
			const { partNumber } = product;
			const { restore } = request.body;
			const stored = await db
				.transaction()
				.execute((transaction) =>
					restoreProduct(transaction, { partNumber, version, restore }, changeBy(request)),
				);
			await catalogue.refresh();
			return send(request, reply, stored);
		},
	);
}

/** Identifies a glove by its id, because its part number may belong to another glove by now. */
function gloveOf({ id }: { id: string }) {
	return { kind: 'glove', id } as const;
}

function requireValid(body: unknown, stored?: ProductRecord): ProductInput {
	const read = readProductInput(body, stored);
	if (read.ok) return read.input;
	throw new ProblemError('invalid', undefined, read.errors);
}
