import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import { showHome } from '../../../domain/site-content/home.ts';
import { findChosenPicture } from '../../../domain/site-content/pictures/stored-page-pictures.server.ts';
import { findHome } from '../../../domain/site-content/stored-home.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { withoutHydration } from '../../../platform/pages/document-request.ts';
import { toPictureSources } from '../../../platform/storage/picture-sources.ts';
import { listRowCards } from '../../listing/cards/row-cards.ts';
import { findPagePicture } from '../page-picture.server.ts';
import { listBestSellerNumbers } from './best-seller.ts';
import { listHomeJobs } from './home-jobs.server.ts';
import { findAboutPicture } from './home-pictures.ts';

/** Pages whose head pictures are on the tiles, left and right. */
const TILES = ['welding-gloves', 'work-gloves'];

/** Only static parts show these. */
const NOT_HYDRATED = ['bestSellers', 'picture', 'jobs', 'tiles'] as const;

/** What the home page shows, for the home page and for unknown addresses. */
export function readHome(catalogue: LiveCatalogue, locale: Locale, isDocument: boolean): HomeData {
	const loaded = loadHome(catalogue, locale);
	return isDocument ? withoutHydration<HomeData>(loaded, NOT_HYDRATED) : loaded;
}

function loadHome(catalogue: LiveCatalogue, locale: Locale) {
	const home = findHome(catalogue);
	const findHero = (place: string) => {
		const chosen = findChosenPicture(catalogue, place);
		return chosen && toPictureSources(chosen.picture, 'zoom');
	};
	return {
		home: showHome(home, locale),
		bestSellers: listRowCards(catalogue.index, listBestSellerNumbers(catalogue), locale),
		picture: findAboutPicture(catalogue.index, home.aboutGlove),
		/** What staff chose to be behind the headline, in wide windows and on phones. */
		hero: { wide: findHero('hero-wide'), tall: findHero('hero-tall') },
		jobs: listHomeJobs(catalogue, locale),
		tiles: TILES.map((place) => findPagePicture(catalogue, place, locale)?.sources),
	};
}

export type HomeData = ReturnType<typeof loadHome>;
