import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLocale } from './accepted-language.ts';
import { type Locale, localeOfPath, STAFF_LOCALE } from './locale.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The language of the answer: the page's, and for an API call the one that the caller prefers. */
		locale: Locale;
	}
}

export function addRequestLocale(app: FastifyInstance): void {
	app.decorateRequest('locale', {
		getter(this: FastifyRequest) {
			return localeOfRequest(this);
		},
	});
}

/** The language of a request's answer: see `FastifyRequest.locale`. */
export function localeOfRequest({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Locale {
	if (url.startsWith('/api/admin/')) return STAFF_LOCALE;
	return url.startsWith('/api/') ? pickLocale(headers['accept-language']) : localeOfPath(url);
}
