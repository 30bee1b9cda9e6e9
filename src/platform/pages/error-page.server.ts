import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { messagesFor } from '../i18n/server-messages.ts';

/** An error page may only load its style sheet. */
export const ERROR_PAGE_CSP =
	"default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Whether a browser is loading a page, so that a person gets HTML rather than JSON; in-page navigation reads JSON. */
export function acceptsPage(request: { url?: string; headers: IncomingHttpHeaders }): boolean {
	if (request.url?.startsWith('/api/')) return false;
	return request.headers.accept?.includes('text/html') ?? false;
}

/**
 * A page without scripts, for when the real one cannot be rendered: overload, or no database.
 * @param requestId our own, only letters and digits
 */
export function makeErrorPage(status: number, requestId: string, locale: Locale): string {
	const t = messagesFor(locale, 'serverErrorPage');
	const kind = status === 503 ? 'unavailable' : 'error';
	return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(`${kind}.title`)}</title>
<link rel="stylesheet" href="/error-page.css">
</head>
<body>
<main>
<h1>${t(`${kind}.title`)}</h1>
<p>${t(`${kind}.text`)}</p>
<p><a href="${localizedPath('/', locale)}">${t('home')}</a></p>
<small>${t('request', { requestId })}</small>
</main>
</body>
</html>
`;
}
