import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partNumberParams } from '../../domain/catalogue/part-numbers/part-number-schema.ts';
import { markGlove } from '../../domain/search/index/glove-marks.ts';
import type { PartNumberSort } from '../../domain/search/index/glove-order.ts';
import { GLOVES_A_PAGE, parseListing } from '../../domain/search/listing.ts';
import type { RatedSort } from '../../domain/search/listing-order.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { ProductCard } from '../../domain/search/product-card.ts';
import type { QueryReading } from '../../domain/search/query/query-reading.ts';
import { documentIn, type GloveDocument } from '../../domain/search/stored-document.server.ts';
import type { AnswerCache } from '../../platform/cache/answer-cache.server.ts';
import { RecentAddresses, sendCachedJson, versionTag } from '../../platform/cache/json-answers.server.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import {
	facetsAnswerSchema,
	pagedProductsSchema,
	productAnswerSchema,
	searchAnswerSchema,
} from './answer-schema.ts';
import { facetsJson } from './facets-json.ts';
import { batchQuery, facetsQuery, lang, listQuery, type Sort, searchQuery } from './query-schema.ts';

const config = { access: 'visitor' } as const;
const tags = ['Products'];
const wrong = { 400: problemSchema };

/** The public product routes. Responses are joined from JSON in memory. */
export function addProductRoutes(
	plain: FastifyInstance,
	catalogue: LiveCatalogue,
	caches: { responses: AnswerCache; searches: AnswerCache },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();

	const recent = new RecentAddresses();
	const sendCached = (
		request: FastifyRequest,
		reply: FastifyReply,
		version: number,
		body: Buffer,
		etag?: string,
	) =>
		sendCachedJson(request, reply, {
			body,
			etag: etag ?? versionTag(version, request.url),
			cache: caches.responses,
			version,
		});
	const sendCachedSearch = (request: FastifyRequest, reply: FastifyReply, version: number, body: Buffer) =>
		sendCachedJson(request, reply, {
			body,
			etag: versionTag(version, request.url),
			cache: recent.checkAndAdd(request.url) ? caches.searches : undefined,
			version,
		});

	app.get(
		'/api/products/search',
		{
			config,
			schema: {
				tags,
				summary: 'Gloves that match a text, best first',
				querystring: searchQuery,
				response: { 200: searchAnswerSchema, ...wrong },
			},
		},
		async (request, reply) => {
			const { q, size = GLOVES_A_PAGE, page = 0, sort = 'best', variants, marks, lang } = request.query;
			// Read together, so that a response is never tagged with a version it was not made from.
			const { index, version } = catalogue;
			const found = index.search(q, size, {
				page,
				sort: sort === 'best' ? undefined : sort,
				isListed: variants === 'false',
				locale: lang,
			});
			const documents = await findDocuments(
				catalogue,
				found.hits.map((hit) => hit.partNumber),
				lang,
			);
			const near = [...found.suggestions.partNumbers, ...found.suggestions.queries];
			const tail = `],"totalElements":${found.total},"reading":${JSON.stringify(found.reading)},"suggestions":${JSON.stringify(near)}}`;
			const parts = documents.map((document, at) =>
				marks === 'true'
					? withMarks(
							document.summary,
							found.hits[at] && index.translateCard(found.hits[at], lang),
							q,
							found.reading,
						)
					: document.summary,
			);
			return sendCachedSearch(request, reply, version, join('{"content":[', parts, tail));
		},
	);

	app.get(
		'/api/products/batch',
		{
			config,
			schema: {
				tags,
				summary: 'Gloves by part number, in the order asked; unknown ones are left out',
				querystring: batchQuery,
				response: { 200: z.array(productAnswerSchema), ...wrong },
			},
		},
		async (request, reply) => {
			const { version } = catalogue;
			const documents = await findDocuments(
				catalogue,
				[...new Set(request.query.partNumbers)],
				request.query.lang,
			);
			const parts = documents.map((document) => document.json);
			return sendCached(request, reply, version, join('[', parts, ']'));
		},
	);

	app.get(
		'/api/products/facets',
		{
			config,
			schema: {
				tags,
				summary: 'How many gloves each filter value would leave',
				description:
					'Takes the query parameters of the /products page: q and the filter groups, each as often as needed; certification-rule=all and en-rule=all ask for all picked ratings instead of any. Values that no glove has are passed over, as the page does.',
				querystring: facetsQuery,
				response: { 200: facetsAnswerSchema, ...wrong },
			},
		},
		async (request, reply) => {
			const listing = parseListing(new URLSearchParams(request.url.split('?', 2)[1] ?? ''));
			const { index, version } = catalogue;
			return sendCachedSearch(
				request,
				reply,
				version,
				Buffer.from(facetsJson(index, listing, request.query.lang)),
			);
		},
	);

	app.get(
		'/api/products/:partNumber',
		{
			config,
			schema: {
				tags,
				summary: 'One glove',
				params: partNumberParams,
				querystring: z.object({ lang }),
				response: { 200: productAnswerSchema, ...wrong, 404: problemSchema },
			},
		},
		async (request, reply) => {
			const { partNumber } = request.params;
			const { version } = catalogue;
			const document = catalogue.findCachedDocument(partNumber) ?? (await catalogue.findDocument(partNumber));
			if (!document) throw new ProblemError('not-found', say('problems.catalogue.noGlove', { partNumber }));
			const { json, etag } = documentIn(document, request.query.lang);
			return sendCached(request, reply, version, json, etag);
		},
	);

	app.get(
		'/api/products',
		{
			config,
			schema: {
				tags,
				summary: 'The catalogue, page by page',
				querystring: listQuery,
				response: { 200: pagedProductsSchema, ...wrong },
			},
		},
		async (request, reply) => {
			const { page = 0, size = GLOVES_A_PAGE, sort = 'name,asc' as Sort, lang } = request.query;
			const { index, version } = catalogue;
			const total = index.size;
			const partNumbers = index.pageOfPartNumbers({ page, size, sort: parseSort(sort) });
			const documents = await findDocuments(catalogue, partNumbers, lang);
			const totalPages = Math.ceil(total / size);
			const tail = `],"totalElements":${total},"totalPages":${totalPages},"number":${page},"size":${size},"first":${page === 0},"last":${page + 1 >= totalPages}}`;
			const parts = documents.map((document) => document.json);
			return sendCached(request, reply, version, join('{"content":[', parts, tail));
		},
	);
}

/** Adds one property to a summary's JSON, without parsing it. */
function withMarks(
	summary: Buffer,
	hit: ProductCard | undefined,
	query: string,
	reading: QueryReading,
): Buffer {
	if (!hit) return summary;
	const marks = Buffer.from(`,"marks":${JSON.stringify(markGlove(hit, query, reading))}}`);
	return Buffer.concat([summary.subarray(0, -1), marks]);
}

function parseSort(sort: Sort): PartNumberSort | RatedSort {
	const [field, direction] = sort.split(',');
	if (field === 'cut' || field === 'heat' || field === 'newest') return field;
	return { field: field as PartNumberSort['field'], descending: direction === 'desc' };
}

async function findDocuments(
	catalogue: LiveCatalogue,
	partNumbers: readonly string[],
	locale: Locale,
): Promise<GloveDocument[]> {
	const cached = partNumbers.map((partNumber) => catalogue.findCachedDocument(partNumber));
	const found = cached.includes(undefined)
		? await Promise.all(partNumbers.map((partNumber) => catalogue.findDocument(partNumber)))
		: cached;
	return found.flatMap((document) => (document ? documentIn(document, locale) : []));
}

const COMMA = Buffer.from(',');

/** Joins the JSON of items to the JSON of a list, without parsing them. */
function join(head: string, items: readonly Buffer[], tail: string): Buffer {
	const parts: Buffer[] = [Buffer.from(head)];
	items.forEach((item, i) => {
		if (i > 0) parts.push(COMMA);
		parts.push(item);
	});
	parts.push(Buffer.from(tail));
	return Buffer.concat(parts);
}
