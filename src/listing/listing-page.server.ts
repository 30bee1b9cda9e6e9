import { data } from 'react-router';
import { listing as listingWords } from '../../messages/en.json';
import { formatPartNumber, partCodeKey } from '../catalogue/part-number.ts';
import {
	CERTIFICATION_TYPES,
	explainCertification,
	formatCertificationType,
	isOrderedType,
} from '../ratings/certification.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { FilterId } from '../search/filter-slug.ts';
import { countChosen, type Listing, parseListing } from '../search/listing.ts';
import { formatAskedPath } from '../site/asked-path.ts';
import { pageServices } from '../site/page-services.ts';
import type { Route } from './+types/listing-page';
import { toListedCard, toStickUse } from './listed-card.ts';
import { addressOf, type ListingData, type Suggestion } from './listing-data.ts';
import { findListingPicture } from './listing-picture.ts';
import { findListingPlace, type ListingPlace } from './listing-scope.ts';
import { listStickGloves } from './stick-gloves.server.ts';

/** Offered for what is not found. */
export const MOST_NEAR = 4;
/** More of what was typed is not compared with part numbers. */
export const LONGEST_TYPED = 40;

export function loader({ context, url }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const place = findListingPlace(url.pathname);
	const listing = loadListing({
		index: catalogue.index,
		place,
		listing: parseListing(url.searchParams),
		words: findWords(catalogue, place),
	});
	// The path as asked, for the notice; other pages depend on their place alone.
	const unknown = place.id === 'unknown' ? describeUnknown(catalogue.index, url.pathname) : undefined;
	const loaded = { listing, unknown };
	return data(loaded, { status: place.id === 'unknown' ? 404 : 200 });
}

/** What was asked for below /products, and the part numbers nearest to its last part. */
function describeUnknown(index: CatalogueIndex, pathname: string) {
	const path = formatAskedPath(pathname);
	const last = path.split('/').findLast((part) => part.trim() !== '') ?? '';
	return {
		path,
		near: index.nearestPartNumbers(last.slice(0, LONGEST_TYPED), MOST_NEAR).map(toGloveSuggestion),
	};
}

export const toGloveSuggestion = (partNumber: string): Suggestion => ({
	label: formatPartNumber(partNumber),
	href: `/products/${partNumber}`,
});

/** What staff wrote on a category's page stands in place of the site's own words. */
function findWords(pages: Pages, { id, scope }: ListingPlace) {
	const words = listingWords.pages[id];
	const page = scope.kind === 'category' ? pages.findCategoryPage(scope.name) : undefined;
	return page ? withPageWords(words, page) : words;
}

type Pages = { findCategoryPage: (name: string) => PageWords | undefined };
type PageWords = { title: string; description: string };

function withPageWords(words: ListingData['words'], { title, description }: PageWords): ListingData['words'] {
	return {
		heading: title || words.heading,
		title: title || words.title,
		text: description || words.text,
		description: description || words.description,
	};
}

/** The listing of a category that staff made, at /products/{slug}. */
export function loadCategoryListing(
	index: CatalogueIndex,
	page: PageWords & { name: string; slug: string },
	parameters: URLSearchParams,
): ListingData {
	const { name, slug } = page;
	const place: ListingPlace = {
		id: 'all',
		path: `/products/${slug}`,
		scope: { kind: 'category', name },
	};
	const own = { ...listingWords.pages.all, heading: name, title: name };
	return loadListing({ index, place, listing: parseListing(parameters), words: withPageWords(own, page) });
}

type LoadListingOptions = {
	index: CatalogueIndex;
	place: ListingPlace;
	listing: Listing;
	/** Left out, the place's own. */
	words?: ListingData['words'];
};

/** What `ListingView` shows; pages that are not found show all gloves with it (`UNKNOWN_LISTING`). */
export function loadListing({ index, place, listing: asked, words }: LoadListingOptions): ListingData {
	const { id, path, scope } = place;
	const { cards, total, page, pageCount, groups, suggestions } = index.listGloves({ listing: asked, scope });
	const listing = { ...asked, page };
	return {
		place: id,
		words: words ?? listingWords.pages[id],
		picture: asked.q === '' ? findListingPicture(id) : undefined,
		path,
		listing,
		total,
		pageCount,
		cards: cards.map((card, at) => {
			const variant = findNamedVariant(index, card.partNumber, listing.q);
			const defaultSize = (variant && index.findCard(variant)?.defaultSize) ?? card.defaultSize;
			return {
				...toListedCard(card, at, listing.q),
				...(variant !== undefined && { variant, defaultSize }),
				...(id === 'smaw' && card.stick && { stick: toStickUse(card.stick) }),
			};
		}),
		...(id === 'smaw' && { stickGloves: listStickGloves(index) }),
		groups: groups.map((group) => ({
			id: group.id,
			values: group.values.map((value) =>
				isAtLeast(group.id, value.label) ? { ...value, atLeast: true } : value,
			),
		})),
		suggestions: [
			...suggestions.partNumbers.map(toGloveSuggestion),
			...suggestions.queries.map(
				(q): Suggestion => ({ label: q, href: addressOf('/products', { q, filters: {}, page: 1 }) }),
			),
		],
		canonical: id === 'unknown' || total === 0 ? null : findCanonical(path, listing),
	};
}

/** The colour of a listed glove that a search text names by its part number: "XY300 black". */
function findNamedVariant(index: CatalogueIndex, partNumber: string, query: string): string | undefined {
	if (query === '') return undefined;
	const key = partCodeKey(query);
	return index.listVariants(partNumber).find((variant) => partCodeKey(variant) === key);
}

/**
 * Each page of a category stands for itself, a filtered list for the whole category. Search results have no address
 * that a search engine should keep; nor has what is not found, or a list of nothing.
 */
function findCanonical(path: string, listing: Listing): string | null {
	if (listing.q !== '') return null;
	if (countChosen(listing) > 0 || listing.page === 1) return path;
	return `${path}?page=${listing.page}`;
}

/** Levels of the ordered ratings below the highest, by the label that the filters give them: "ANSI Cut A4". */
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

function isAtLeast(group: FilterId, label: string): boolean {
	return group === 'certification' && AT_LEAST.has(label);
}
