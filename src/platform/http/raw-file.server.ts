import type { FastifyInstance } from 'fastify';

/** Lets the routes of a scope take one file as their body, and nothing else; `request.body` is a Buffer. */
export function acceptRawFile(scope: FastifyInstance): void {
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
		done(null, body),
	);
}
