import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLocale } from './accepted-language.ts';
import { type Locale, localeOfPath } from './locale.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The language of the answer: the page's, and for an API call the one that the caller prefers. */
		locale: Locale;
		/** The language of the signed-in account, which comes before the browser's; set by the guard of staff. */
		accountLocale: Locale | undefined;
	}
}

export function addRequestLocale(app: FastifyInstance): void {
	app.decorateRequest('accountLocale', undefined);
	app.decorateRequest('locale', {
		getter(this: FastifyRequest) {
			return this.accountLocale ?? localeOfRequest(this);
		},
	});
}

/** The language of a request's answer: see `FastifyRequest.locale`. */
export function localeOfRequest({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Locale {
	return url.startsWith('/api/') ? pickLocale(headers['accept-language']) : localeOfPath(url);
}
