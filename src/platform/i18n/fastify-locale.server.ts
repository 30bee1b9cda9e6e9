import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, localeOfPath } from './locale.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The language of the request's URL, used for its answer. */
		locale: Locale;
	}
}

export function addRequestLocale(app: FastifyInstance): void {
	app.decorateRequest('locale', {
		getter(this: FastifyRequest) {
			return localeOfPath(this.url);
		},
	});
}
