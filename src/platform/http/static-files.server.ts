import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findNameToday, gloveFolder } from '../cache/made-pictures.server.ts';
import { PICTURE_SHARING } from './security-headers.server.ts';

/** Built files and glove pictures have a hash in their name, so browsers may cache them forever. */
const FOREVER = 31_536_000_000;
const HASHED = /^assets\//;
const IMMUTABLE = { maxAge: FOREVER, immutable: true };
const ONE_HOUR = 3_600_000;
/** Pictures and documents keep their names; a new version becomes visible after a day. */
const ONE_DAY = 86_400_000;

/** Serves the built browser files and `public/`, compressed where the build produced a `.br` or `.gz` file. */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
	await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, dotfiles: 'ignore' });
	const options = { config: { access: 'visitor' }, schema: { hide: true } } as const;
	app.get<{ Params: { partNumber: string; name: string } }>(
		'/pictures/gloves/:partNumber/:name',
		options,
		async (request, reply) => {
			const { partNumber, name } = request.params;
			const gloves = gloveFolder(folder, partNumber);
			if (!gloves || name.includes('/')) return reply.callNotFound();
			reply.headers(PICTURE_SHARING);
			const today = await findNameToday(gloves, name);
			if (!today) return reply.sendFile(join('pictures/gloves', partNumber, name), IMMUTABLE);
			// Cached only briefly: the picture may be redrawn again.
			return reply
				.header('cache-control', `public, max-age=${ONE_HOUR / 1000}`)
				.redirect(`/pictures/gloves/${partNumber}/${today}`, 302);
		},
	);
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.name.startsWith('.') || /\.(br|gz)$/.test(entry.name)) continue;
		if (entry.isDirectory()) {
			app.get<{ Params: { '*': string } }>(`/${entry.name}/*`, options, (request, reply) => {
				const path = join(entry.name, request.params['*']);
				if (entry.name === 'pictures') reply.headers(PICTURE_SHARING);
				return reply.sendFile(path, HASHED.test(path) ? IMMUTABLE : { maxAge: ONE_DAY });
			});
		} else {
			app.get(`/${entry.name}`, options, (_request, reply) =>
				reply.sendFile(entry.name, { maxAge: ONE_HOUR }),
			);
		}
	}
}
