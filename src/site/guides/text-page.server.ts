import { findTextPage } from '../../domain/site-content/stored-text-pages.server.ts';
import { findPageText, findTextPageName } from '../../domain/site-content/text-page.ts';
import { englishPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/text-page';

/** The page that an address names, in its language. */
export function loader({ context, url }: Route.LoaderArgs) {
	const path = englishPath(url.pathname).replace(/\/$/, '').toLowerCase();
	const name = findTextPageName(path.slice(1));
	if (!name) throw new Response(null, { status: 404 });
	const page = findTextPage(context.get(pageServices).catalogue, name);
	const { body, ...text } = findPageText(page, context.get(requestLocale));
	return { path, text, body, updated: page.updated };
}
