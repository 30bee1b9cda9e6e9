import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, localeOfPath } from './locale.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The language that the request's address names, and its answer is worded in. */
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
