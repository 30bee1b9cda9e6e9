import { data } from 'react-router';
import { parseListing } from '../../domain/search/listing.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { loader as answerNotFound } from '../frame/not-found-page.tsx';
import { pageServices } from '../frame/page-services.ts';
import { toListedCard } from '../listing/cards/listed-card.ts';
import { loadListing } from '../listing/listing-page.server.ts';
import { ALL_GLOVES } from '../listing/listing-scope.ts';
import { toProductView } from '../product-page/product-view.ts';
import { toCertificationPlate } from '../product-page/ratings/certification-plate.ts';
import type { Route } from './+types/components-page';

/** A gauntlet that has every kind of data a glove can have. */
const WHOLE_GLOVE = 'xy300';

/** One rating of every standard, an older edition, and an unknown standard. */
const RATINGS = [
	{ type: 'ANSI_CUT', value: 'A4', edition: '2024' },
	{ type: 'ANSI_ABR', value: '4', edition: '2024' },
	{ type: 'ANSI_PUN', value: '5', edition: '2024' },
	{ type: 'ANSI_HEAT', value: '3', edition: '2024' },
	{ type: 'ANSI_138', value: '2', edition: '2019' },
	{ type: 'EN388', value: '4X43DP', edition: '2016' },
	{ type: 'EN407', value: '413X4X', edition: '2020' },
	{ type: 'EN511', value: 'X2X', edition: '2006' },
	{ type: 'EN12477', value: 'A', edition: '2001' },
	{ type: 'EN388', value: '4243', edition: '2003' },
	{ type: 'CSA_Z96', value: 'Class 2', edition: '' },
];

/** The data for the component page; responds like an unknown address if developer pages are off. */
export function loader(args: Route.LoaderArgs) {
	const { catalogue, devPages } = args.context.get(pageServices);
	return devPages ? loadSpecimens(catalogue, args.context.get(requestLocale)) : answerNotFound(args as never);
}

async function loadSpecimens(catalogue: LiveCatalogue, locale: Locale) {
	const { index } = catalogue;
	const product = await catalogue.findProduct(WHOLE_GLOVE);
	if (!product)
		throw data(`The developers’ pages show ${WHOLE_GLOVE}, which this catalogue does not have.`, 404);
	const search = (query: string) =>
		loadListing({ index, route: ALL_GLOVES, listing: parseListing(new URLSearchParams(query)), locale });
	const card = index.findCard(WHOLE_GLOVE);
	return {
		product: toProductView(product, [], locale),
		plates: RATINGS.map((rating) => toCertificationPlate(rating, locale)),
		card:
			card &&
			toListedCard(index.translateCard(card, locale), {
				at: 0,
				locale,
				categoriesOf: (partNumber) => index.listCategoryNames(partNumber),
				query: 'argon xy300',
			}),
		grid: search('').cards.slice(0, 5),
		filtered: search('size=l&size=m&material=goatskin&process=smaw'),
		nothing: search('q=xy399'),
	};
}

export type Specimens = Awaited<ReturnType<typeof loadSpecimens>>;
