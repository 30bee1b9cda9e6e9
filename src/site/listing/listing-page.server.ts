import { data } from 'react-router';
import type { CategoryPage } from '../../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber, partCodeKey } from '../../domain/catalogue/part-numbers/part-number.ts';
import { RULED_IDS } from '../../domain/search/filter-slug.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import { countChosen, isAllOf, type Listing, parseListing, withRule } from '../../domain/search/listing.ts';
import type { ListingScope } from '../../domain/search/listing-scopes.ts';
import type { SiteContents } from '../../domain/site-content/content-reader.server.ts';
import { pickWords } from '../../domain/site-content/page-words.ts';
import { categoryPlace } from '../../domain/site-content/pictures/page-picture.ts';
import { findStickGuide } from '../../domain/site-content/stick-guide/stored-stick-guide.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { englishPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';
import { documentRequest, withoutHydration } from '../../platform/pages/document-request.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/listing-page';
import { toListedCard, toStickUse } from './cards/listed-card.ts';
import { filterLabelIn, listGroups } from './filters/listed-groups.server.ts';
import { showsFilters } from './filters-address.ts';
import {
	addressOf,
	type ListedDeadEnd,
	type ListedGroup,
	type ListingData,
	listChips,
	type Suggestion,
} from './listing-data.ts';
import { findHeadPicture, findListingPicture } from './listing-picture.server.ts';
import { findListingRoute, type ListingRoute } from './listing-scope.ts';
import { findListingTexts, withPageTexts } from './listing-texts.server.ts';
import { findNearPartNumbers } from './near-part-numbers.ts';
import { listStickGloves } from './stick-guide/stick-gloves.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const path = englishPath(url.pathname);
	const route = findListingRoute(path);
	const locale = context.get(requestLocale);
	const loaded = loadListing({
		index: catalogue.index,
		route,
		listing: parseListing(url.searchParams),
		showsFilters: showsFilters(url.searchParams),
		texts: findListingTexts(catalogue, route, locale),
		picture: findListingPicture(catalogue, route.id, locale),
		locale,
	});
	const unknown =
		route.id === 'unknown'
			? { near: findNearPartNumbers(catalogue.index, path).map(toGloveSuggestion) }
			: undefined;
	const stickWords = route.id === 'smaw' ? pickWords(findStickGuide(catalogue), locale) : undefined;
	const whole = { ...loaded, ...(stickWords && { stickWords }) };
	const listing = toSentListing(whole, context.get(documentRequest));
	return data({ listing, unknown }, { status: route.id === 'unknown' ? 404 : 200 });
}

export const toGloveSuggestion = (partNumber: string): Suggestion => ({
	label: formatPartNumber(partNumber),
	href: `/products/${partNumber}`,
});

/** Only static parts show these, and the filters come when they are opened. */
const NOT_HYDRATED = [
	'cards',
	'groups',
	'stickGloves',
	'stickWords',
	'deadEnd',
	'suggestions',
	'hazard',
] as const;

/** A listing as a loader returns it. */
export function toSentListing(listing: LoadedListing, isDocument: boolean): ListingData {
	return isDocument ? withoutHydration<ListingData>(listing, NOT_HYDRATED) : listing;
}

/** The listing of a category created by staff, at /products/{slug}. */
export function loadCategoryListing(
	catalogue: { index: CatalogueIndex } & SiteContents,
	page: CategoryPage,
	parameters: URLSearchParams,
	locale: Locale,
): LoadedListing {
	const { name, slug } = page;
	const route: ListingRoute = {
		id: 'all',
		path: `/products/${slug}`,
		scope: { kind: 'category', name },
	};
	return loadListing({
		index: catalogue.index,
		route,
		listing: parseListing(parameters),
		showsFilters: showsFilters(parameters),
		texts: withPageTexts(rawMessages(locale).listing.pages.all, page, locale, true),
		picture: findHeadPicture(catalogue, categoryPlace(slug), locale),
		locale,
	});
}

type LoadListingOptions = {
	index: CatalogueIndex;
	route: ListingRoute;
	listing: Listing;
	/** Defaults to the route's own texts. */
	texts?: ListingData['texts'];
	/** In the head of the page, unless it shows a search. */
	picture?: LitPicture | undefined;
	/** True for the page of filters, which has no cards. */
	showsFilters?: boolean;
	locale: Locale;
};

export type LoadedListing = ListingData & { groups: readonly ListedGroup[] };

/** Loads the data for `ListingView`. Unknown addresses use it to show all gloves (`UNKNOWN_LISTING`). */
export function loadListing({
	index,
	route,
	listing: requested,
	texts,
	picture,
	showsFilters = false,
	locale,
}: LoadListingOptions): LoadedListing {
	const { id, path, scope } = route;
	const found = index.listGloves({ listing: requested, scope, locale });
	const { cards, total, page, pageCount, suggestions, reading } = found;
	const listing = { ...requested, page };
	const groups = listGroups(index, found.groups, locale);
	const categoriesOf = (partNumber: string) => index.listCategoryNames(partNumber);
	const isRead = reading.mended.length > 0 || reading.leftOut.length > 0;
	const { hazard } = suggestions;
	const deadEnd =
		total === 0 && countChosen(listing) > 0 && findDeadEnd({ index, listing, scope, groups, locale });
	return {
		routeId: id,
		texts: texts ?? rawMessages(locale).listing.pages[id],
		picture: requested.q === '' ? picture : undefined,
		path,
		listing,
		total,
		pageCount,
		cards: (showsFilters ? [] : cards).map((card, at) => {
			const variant = findNamedVariant(index, card.partNumber, listing.q);
			const defaultSize = (variant && index.findCard(variant)?.defaultSize) ?? card.defaultSize;
			return {
				...toListedCard(index.translateCard(card, locale), {
					at,
					locale,
					categoriesOf,
					query: listing.q,
					reading,
				}),
				...(variant !== undefined && { variant, defaultSize }),
				...(id === 'smaw' && card.stick && { stick: toStickUse(card.stick, locale) }),
			};
		}),
		...(id === 'smaw' && { stickGloves: listStickGloves(index, locale) }),
		groups,
		chips: listChips(groups),
		...(showsFilters && { showsFilters }),
		...(isRead && { reading }),
		...(deadEnd && { deadEnd }),
		...(hazard && { hazard }),
		suggestions: [
			...suggestions.partNumbers.map(toGloveSuggestion),
			...suggestions.queries.map(
				(q): Suggestion => ({ label: q, href: addressOf('/products', { q, filters: {}, page: 1 }) }),
			),
		],
		canonical: id === 'unknown' || total === 0 || showsFilters ? null : findCanonical(path, listing),
	};
}

function findDeadEnd({
	index,
	listing,
	scope,
	groups,
	locale,
}: {
	index: CatalogueIndex;
	listing: Listing;
	scope: ListingScope;
	groups: readonly ListedGroup[];
	locale: Locale;
}): ListedDeadEnd | undefined {
	const { nearest, removals } = index.explainDeadEnd(listing, scope);
	const chips = listChips(groups);
	const categoriesOf = (partNumber: string) => index.listCategoryNames(partNumber);
	if (nearest.length === 0 && removals.every(({ count }) => count === 0)) return undefined;
	return {
		nearest: nearest.map(({ card, lacks }, at) => ({
			...toListedCard(index.translateCard(card, locale), { at, locale, categoriesOf, query: listing.q }),
			lacks: lacks.map(({ id, requested, has }) => ({
				id,
				requested: requested.map((label) => filterLabelIn(index, id, label, locale)),
				has: has && filterLabelIn(index, id, has, locale),
			})),
		})),
		removals: removals.flatMap(({ id, slug, count }) => {
			const chip = chips.find((one) => one.id === id && one.slug === slug);
			return chip ? [{ chip, count }] : [];
		}),
		anyRule: RULED_IDS.filter((id) => isAllOf(listing, id)).map((id) => ({
			id,
			count: index.facets(withRule(listing, id, 'any'), scope).total,
		})),
	};
}

/** The colour variant of a listed glove whose part number is the search text: "XY300 black". */
function findNamedVariant(index: CatalogueIndex, partNumber: string, query: string): string | undefined {
	if (query === '') return undefined;
	const key = partCodeKey(query);
	return index.listVariants(partNumber).find((variant) => partCodeKey(variant) === key);
}

/**
 * Each page of a category is canonical; filtered lists refer to the whole category. Search results, unknown addresses
 * and empty lists have no canonical address.
 */
function findCanonical(path: string, listing: Listing): string | null {
	if (listing.q !== '') return null;
	if (countChosen(listing) > 0 || listing.page === 1) return path;
	return `${path}?page=${listing.page}`;
}
