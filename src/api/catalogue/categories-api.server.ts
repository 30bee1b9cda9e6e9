import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { AnswerCache } from '../../platform/cache/answer-cache.server.ts';
import { sendCachedJson, versionTag } from '../../platform/cache/json-answers.server.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { categoryAnswerSchema } from './answer-schema.ts';
import { categoryQuery } from './query-schema.ts';

/** Public category look-up; names are case-insensitive. */
export function addCategoryRoutes(
	plain: FastifyInstance,
	catalogue: LiveCatalogue,
	cache: AnswerCache,
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	app.get(
		'/api/categories/search',
		{
			config: { access: 'visitor' },
			schema: {
				tags: ['Categories'],
				summary: 'The part numbers of a category',
				querystring: categoryQuery,
				response: { 200: categoryAnswerSchema, 400: problemSchema, 404: problemSchema },
			},
		},
		async (request, reply) => {
			const category = catalogue.index.findCategory(request.query.name);
			if (!category)
				throw new ProblemError(
					'not-found',
					say('problems.catalogue.noCategory', { name: request.query.name }),
				);
			const { name } = category;
			// A category may contain drafts and retired gloves, whose numbers are not public.
			const partNumbers = category.partNumbers.filter((one) => catalogue.index.hasProduct(one));
			const { version } = catalogue;
			const body = Buffer.from(JSON.stringify({ name, partNumbers }));
			return sendCachedJson(request, reply, { body, etag: versionTag(version, request.url), cache, version });
		},
	);
}
