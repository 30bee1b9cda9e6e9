import { data } from 'react-router';
import type { CategoryPage } from '../../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber, partCodeKey } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import {
	CERTIFICATION_TYPES,
	explainCertification,
	formatCertificationType,
	isOrderedType,
} from '../../domain/ratings/certification.ts';
import { ratingLabelIn } from '../../domain/ratings/wording/rating-messages-in.ts';
import { listEnLevels, SORTED_BY_LABEL } from '../../domain/search/filter-groups.ts';
import { type FilterId, RULED_IDS } from '../../domain/search/filter-slug.ts';
import type { FilterChoices } from '../../domain/search/filtered-gloves.ts';
import type { CatalogueIndex, ListingScope } from '../../domain/search/index/catalogue-index.ts';
import { countChosen, isAllOf, type Listing, parseListing, withRule } from '../../domain/search/listing.ts';
import { findUnratedHazard } from '../../domain/search/unrated-hazards.ts';
import type { SiteContents } from '../../domain/site-content/content-reader.server.ts';
import { pickWords } from '../../domain/site-content/page-words.ts';
import { categoryPlace } from '../../domain/site-content/pictures/page-picture.ts';
import { findStickGuide } from '../../domain/site-content/stick-guide/stored-stick-guide.server.ts';
import { collatorOf } from '../../platform/i18n/collator.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { englishPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';
import { documentRequest, withoutHydration } from '../../platform/pages/document-request.ts';
import type { LitPicture } from '../frame/home/lit-head.tsx';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/listing-page';
import { toListedCard, toStickUse } from './cards/listed-card.ts';
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
	const hazard = total === 0 ? findUnratedHazard(listing.q) : undefined;
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

/** A filter's label in a language: a rating is worded like its plate, other values are terms of the catalogue. */
function filterLabelIn(index: CatalogueIndex, group: FilterId, label: string, locale: Locale): string {
	if (group === 'size') return formatSize(label, locale);
	const isRating = group === 'certification' || group === 'en';
	return isRating ? ratingLabelIn(label, locale) : index.termIn(label, locale);
}

/** Translated labels in the order of their language; the index sorts the English ones. */
function sortLabels<Value extends { label: string }>(id: FilterId, values: Value[], locale: Locale): Value[] {
	if (locale === DEFAULT_LOCALE || !SORTED_BY_LABEL.has(id)) return values;
	const { compare } = collatorOf(locale);
	return values.sort((a, b) => compare(a.label, b.label));
}

/** The groups in the order of the drawer: EN ratings come next to the other ratings. */
function listGroups(index: CatalogueIndex, groups: readonly FilterChoices[], locale: Locale): ListedGroup[] {
	const listed = groups.map(({ id, values }) => {
		const worded = values.map((value) => ({
			...value,
			label: filterLabelIn(index, id, value.label, locale),
			...(isAtLeast(id, value.label) && { atLeast: true }),
		}));
		return { id, values: sortLabels(id, worded, locale) };
	});
	const en = listed.filter(({ id }) => id === 'en');
	return listed.flatMap((group) =>
		group.id === 'en' ? [] : group.id === 'certification' ? [group, ...en] : [group],
	);
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

/** Levels below the highest of the ordered ratings, by their filter labels: "ANSI Cut A4". */
const AT_LEAST: ReadonlySet<string> = new Set(
	CERTIFICATION_TYPES.filter(isOrderedType).flatMap((type) => {
		const prefix = type === 'ANSI_CUT' ? 'A' : '';
		const { steps } = explainCertification({ type, value: `${prefix}1`, edition: '' });
		return Array.from(
			{ length: (steps?.of ?? 1) - 1 },
			(_, below) => `${formatCertificationType(type)} ${prefix}${below + 1}`,
		);
	}),
);

/** The highest marking of each EN standard; its positions imply the lower levels. */
const HIGHEST_EN = { EN388: '4544FP', EN407: '444444', EN511: '441' };

const EN_AT_LEAST: ReadonlySet<string> = new Set(
	Object.entries(HIGHEST_EN).flatMap(([type, value]) =>
		explainCertification({ type, value, edition: '' }).parts.flatMap((part) =>
			listEnLevels(type, part).flatMap(({ label, implied }) => (implied ? [label] : [])),
		),
	),
);

function isAtLeast(group: FilterId, label: string): boolean {
	if (group === 'en') return EN_AT_LEAST.has(label);
	return group === 'certification' && AT_LEAST.has(label);
}
