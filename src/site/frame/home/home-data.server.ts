import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import { showHome } from '../../../domain/site-content/home.ts';
import { findHome } from '../../../domain/site-content/stored-home.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { listBestSellers } from './best-seller.ts';
import { findAboutPicture } from './home-pictures.ts';

/** What the home page shows, for the home page and for unknown addresses. */
export function readHome(catalogue: LiveCatalogue, locale: Locale) {
	const home = findHome(catalogue);
	return {
		home: showHome(home, locale),
		bestSellers: listBestSellers(catalogue, locale),
		picture: findAboutPicture(catalogue.index, home.aboutGlove),
	};
}

export type HomeData = ReturnType<typeof readHome>;
