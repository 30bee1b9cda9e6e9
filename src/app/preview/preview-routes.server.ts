import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { findReleaseByPreview } from '../../domain/releases/release-queries.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { isPreviewToken, PREVIEW_PATH, previewCookie } from './preview-cookie.server.ts';

/** The link that opens a release's preview, and the one that leaves it. Both lead to the home page. */
export function addPreviewRoutes(
	plain: FastifyInstance,
	{ db, publicUrl, secret }: { db: Kysely<Schema>; publicUrl: string; secret: string },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'visitor' } as const;
	const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

	app.get(
		`${PREVIEW_PATH}/:token`,
		{ config, schema: { hide: true, params: z.object({ token: z.string().max(64) }) } },
		async (request, reply) => {
			const { token } = request.params;
			const release = isPreviewToken(token) ? await findReleaseByPreview(db, token) : undefined;
			const cookie = previewCookie(secret, publicUrl, release && token);
			return reply.headers({ ...headers, 'set-cookie': cookie }).redirect('/', 302);
		},
	);

	app.get(PREVIEW_PATH, { config, schema: { hide: true } }, (_, reply) =>
		reply.headers({ ...headers, 'set-cookie': previewCookie(secret, publicUrl) }).redirect('/', 302),
	);
}
