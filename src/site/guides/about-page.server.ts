import { findAbout } from '../../domain/site-content/about/stored-about.server.ts';
import { pickWords } from '../../domain/site-content/page-words.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { documentRequest, withoutHydration } from '../../platform/pages/document-request.ts';
import { findPagePicture, listWorkPictures } from '../frame/page-picture.server.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/about-page';

/**
 * The page's words and pictures, and the number of gloves in the catalogue. A glove that visitors cannot see has no
 * pictures.
 */
export async function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const about = findAbout(catalogue);
	const locale = context.get(requestLocale);
	const { title, lead, description, ...words } = pickWords(about, locale);
	const glove = about.glove === '' ? undefined : await catalogue.findProduct(about.glove);
	const loaded = {
		head: { title, lead, description },
		worn: findPagePicture(catalogue, 'about', locale),
		story: {
			words,
			lines: findPagePicture(catalogue, 'two-lines', locale),
			work: listWorkPictures(catalogue, locale),
			views: glove?.pictures.slice(0, 4) ?? [],
			gloveCount: catalogue.index.size,
		},
	};
	return context.get(documentRequest) ? withoutHydration(loaded, ['story']) : loaded;
}
