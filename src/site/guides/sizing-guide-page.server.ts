import { pickWords } from '../../domain/site-content/page-words.ts';
import { findSizing } from '../../domain/site-content/sizing/stored-sizing.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { documentRequest, withoutHydration } from '../../platform/pages/document-request.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/sizing-guide-page';
import { BLANK_TAPE, parseTape } from './sizing/tape-text.ts';

/** The guide's words, and the measurements in the address: the page can answer a submitted form without scripts. */
export function loader({ context, url }: Route.LoaderArgs) {
	const sizing = findSizing(context.get(pageServices).catalogue);
	const { title, description, heading, lead, note, ...guide } = pickWords(sizing, context.get(requestLocale));
	const tape = parseTape(url.searchParams) ?? BLANK_TAPE;
	const loaded = { tape, head: { title, description, heading, lead, note }, guide };
	return context.get(documentRequest) ? withoutHydration(loaded, ['guide']) : loaded;
}
