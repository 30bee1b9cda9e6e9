import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
	DAY_SPANS,
	listDistributors,
	SERVED_LANGUAGES,
	STOCKED_LINES,
	shownKm,
} from '../../domain/distributors/distributor.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { issueOf, say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { NEAR_MAX } from './distributor-question.ts';
import type { WhereToBuy } from './where-to-buy.server.ts';

const near = z
	.string({
		error: (issue) =>
			Array.isArray(issue.input) ? issueOf('validation.moreThanOnce') : issueOf('validation.text'),
	})
	.max(NEAR_MAX, issueOf('validation.longerThan', { most: NEAR_MAX }));

const distributorsQuery = z.object({
	near: near.optional().describe('A city, a postal code or its first three characters, such as P3E'),
	counter: z
		.literal('yes', issueOf('validation.yes'))
		.optional()
		.describe('yes: only those that sell over the counter'),
	language: z
		.enum(SERVED_LANGUAGES, issueOf('validation.language'))
		.optional()
		.describe('Served in this language'),
	line: oneOf(STOCKED_LINES).optional(),
});

const placeAnswer = z.object({
	name: z.string(),
	province: z.string().describe('Empty for a postal code'),
	latitude: z.number(),
	longitude: z.number(),
});

const distributorAnswer = z.object({
	id: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	province: z.string(),
	postalCode: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	website: z.string().nullable(),
	phone: z.string(),
	hours: z.array(z.object({ days: z.enum(DAY_SPANS), open: z.string(), close: z.string() })),
	lines: z.array(z.enum(STOCKED_LINES)),
	languages: z.array(z.enum(SERVED_LANGUAGES)),
	counterSales: z.boolean(),
	distanceKm: z.int().nullable().describe('In a straight line; null while no place is known'),
});

const distributorsAnswer = z
	.object({
		place: placeAnswer.nullable().describe('What `near` came to'),
		choices: z.array(placeAnswer).describe('Places that `near` may mean; empty when it is clear'),
		distributors: z.array(distributorAnswer).describe('Nearest first when the place is known'),
	})
	.meta({ id: 'Distributors' });

/** `GET /api/distributors`. Queries are stored nowhere, not even in caches. */
export function addDistributorRoutes(plain: FastifyInstance, whereToBuy: WhereToBuy): void {
	plain.withTypeProvider<ZodTypeProvider>().get(
		'/api/distributors',
		{
			config: { access: 'visitor' },
			schema: {
				tags: ['Distributors'],
				summary: 'Distributors, nearest first',
				querystring: distributorsQuery,
				response: { 200: distributorsAnswer, 400: problemSchema, 404: problemSchema },
			},
		},
		async (request, reply) => {
			const { near = '', counter, language, line } = request.query;
			const found = near.trim() === '' ? undefined : whereToBuy.findPlace(near.trim());
			if (found?.kind === 'unknown' || found?.kind === 'unknownCode')
				throw new ProblemError('not-found', say('problems.distributors.noPlace'));
			const place = found?.kind === 'found' ? found.place : null;
			const filter = { counterSales: counter === 'yes', language, line };
			const all = await whereToBuy.listDistributors();
			const listed = listDistributors(all, filter, place ?? undefined, request.locale);
			return reply.header('cache-control', 'no-store').send({
				place,
				choices: found?.kind === 'choices' ? [...found.places] : [],
				distributors: listed.map(({ number: _, distanceKm, hours, lines, languages, ...one }) => ({
					...one,
					hours: [...hours],
					lines: [...lines],
					languages: [...languages],
					distanceKm: distanceKm === undefined ? null : shownKm(distanceKm),
				})),
			});
		},
	);
}
