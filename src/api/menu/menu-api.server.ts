import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { showPanels } from '../../domain/site-content/menu.ts';
import { headPlaceOf } from '../../domain/site-content/pictures/page-picture.ts';
import { findPictureAddress } from '../../domain/site-content/pictures/stored-page-pictures.server.ts';
import { findMenu } from '../../domain/site-content/stored-menu.server.ts';
import type { AnswerCache } from '../../platform/cache/answer-cache.server.ts';
import { sendCachedJson, versionTag } from '../../platform/cache/json-answers.server.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { lang } from '../catalogue/query-schema.ts';

const linkAnswer = {
	label: z.string(),
	link: z.string().describe('The English path of a page, or an https: address; empty for a heading'),
};

const entryAnswer = z.object({
	...linkAnswer,
	line: z.string(),
	picture: z.string().describe('Empty without one'),
});

const panelsAnswer = z
	.array(
		z.object({
			...linkAnswer,
			columns: z.array(entryAnswer.extend({ entries: z.array(entryAnswer) })),
			guides: z.array(z.object(linkAnswer)),
		}),
	)
	.meta({ id: 'MenuPanels' });

/** `GET /api/menu`: the panels of the header's menu, which pages load when one is first opened. */
export function addMenuRoutes(plain: FastifyInstance, catalogue: LiveCatalogue, cache: AnswerCache): void {
	plain.withTypeProvider<ZodTypeProvider>().get(
		'/api/menu',
		{
			config: { access: 'visitor' },
			schema: {
				tags: ['Menu'],
				summary: 'The panels of the header’s menu',
				querystring: z.object({ lang }),
				response: { 200: panelsAnswer, 400: problemSchema },
			},
		},
		async (request, reply) => {
			const { version, index } = catalogue;
			const findHead = (link: string) => {
				const place = headPlaceOf(link);
				return place && findPictureAddress(catalogue, place);
			};
			const panels = showPanels(
				findMenu(catalogue),
				request.query.lang,
				(partNumber) => index.findCard(partNumber)?.pictures[0],
				findHead,
			);
			const body = Buffer.from(JSON.stringify(panels));
			return sendCachedJson(request, reply, { body, etag: versionTag(version, request.url), cache, version });
		},
	);
}
