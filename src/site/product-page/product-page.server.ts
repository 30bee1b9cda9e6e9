import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import { parseListing } from '../../domain/search/listing.ts';
import type { LiveCatalogue, RetiredGlove } from '../../domain/search/live-catalogue.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { documentRequest, withoutHydration } from '../../platform/pages/document-request.ts';
import { pageServices } from '../frame/page-services.ts';
import type { ListedCard } from '../listing/cards/listed-card.ts';
import { listRowCards } from '../listing/cards/row-cards.ts';
import {
	loadCategoryListing,
	loadListing,
	toGloveSuggestion,
	toSentListing,
} from '../listing/listing-page.server.ts';
import { UNKNOWN_LISTING } from '../listing/listing-scope.ts';
import { productPageAddress } from './product-address.ts';
import { findProductTrail } from './product-trail.ts';
import { type ProductView, toProductView } from './product-view.ts';
import { findNearGloves, knownGloves, resolveRequestedGlove } from './requested-glove.server.ts';

const MAX_RELATED = 4;
/** What nothing but the static parts of the page shows (product-parts.tsx). */
const STATIC_FIELDS = [
	'materials',
	'certifications',
	'facts',
	'processes',
	'positions',
	'details',
	'specifications',
	'resources',
	'fitExample',
] as const satisfies (keyof ProductView)[];

/**
 * Loads a glove's page. Other spellings of its address redirect with 301 and keep the query; unknown gloves get 404. In
 * the browser, the redirect replaces the requested address. It does not use the router's `replace`, which would replace
 * the previous page, because the requested address has no history entry yet.
 */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
	const { catalogue, publicUrl } = context.get(pageServices);
	const { index } = catalogue;
	const locale = context.get(requestLocale);
	const text = params.partNumber ?? '';
	const requested = resolveRequestedGlove(catalogue, text);
	switch (requested.kind) {
		case 'moved':
			throw redirect(
				localizedPath(
					productPageAddress(
						requested.text,
						requested.partNumber,
						new URLSearchParams(url.search),
						knownGloves(index),
					),
					locale,
				),
				301,
			);
		case 'retired':
			return loadRetired(index, requested.glove, url.searchParams, locale);
		case 'category': {
			const loaded = loadCategoryListing(catalogue, requested.category, url.searchParams, locale);
			const listing = toSentListing(loaded, context.get(documentRequest));
			return data({ unknown: { notice: undefined, near: [], listing }, glove: undefined });
		}
		case 'shown': {
			const product = await catalogue.findProduct(requested.partNumber);
			if (product === undefined) break;
			const glove = await loadGlove(catalogue, { publicUrl, product, locale });
			return data({
				unknown: undefined,
				glove: context.get(documentRequest) ? withoutStaticData(glove) : glove,
			});
		}
		case 'unknown':
	}
	return loadUnknown(index, text, url.searchParams, locale);
}

/** The page data of a glove, published or not. */
export async function loadGlove(
	catalogue: LiveCatalogue,
	{ publicUrl, product, locale }: { publicUrl: string; product: Product; locale: Locale },
) {
	const { index } = catalogue;
	const categories = new Set(index.listCategoryNames(product.partNumber).map((name) => name.toLowerCase()));
	return {
		publicUrl,
		product: toProductView(product, await findVariants(catalogue, product.partNumber), locale),
		trail: findProductTrail((name) => categories.has(name.toLowerCase())),
		related: listRelated(index, product, locale),
	};
}

/** What only static parts show is in the document's HTML, so it is not sent again for hydration. */
function withoutStaticData(glove: Awaited<ReturnType<typeof loadGlove>>): typeof glove {
	const product = withoutHydration(glove.product, STATIC_FIELDS);
	return withoutHydration({ ...glove, product }, ['trail', 'related', 'publicUrl']);
}

/** All gloves, with a notice naming the retired glove and its successor. Responds as gone, not as unknown. */
function loadRetired(
	index: CatalogueIndex,
	retired: RetiredGlove,
	parameters: URLSearchParams,
	locale: Locale,
) {
	const { partNumber, name, successor } = retired;
	const near = successor === undefined ? [] : [toGloveSuggestion(successor)];
	const unknown = {
		notice: { partNumber: formatPartNumber(partNumber), name, hasSuccessor: successor !== undefined },
		near,
		listing: loadListing({ index, route: UNKNOWN_LISTING, listing: parseListing(parameters), locale }),
	};
	return data({ unknown, glove: undefined }, { status: 410 });
}

/** All gloves, with a notice listing the nearest part numbers (docs/behaviour.md, "Unknown addresses"). */
function loadUnknown(index: CatalogueIndex, text: string, parameters: URLSearchParams, locale: Locale) {
	const unknown = {
		notice: 'unknown' as const,
		near: findNearGloves(index, text).map(toGloveSuggestion),
		listing: loadListing({ index, route: UNKNOWN_LISTING, listing: parseListing(parameters), locale }),
	};
	return data({ unknown, glove: undefined }, { status: 404 });
}

/** The other colours of a glove: the variants whose base part number is its own. */
async function findVariants(catalogue: LiveCatalogue, partNumber: string): Promise<Product[]> {
	const numbers = catalogue.index.listVariants(partNumber);
	const variants = await Promise.all(numbers.map((number) => catalogue.findProduct(number)));
	return variants.filter((variant) => variant !== undefined);
}

function listRelated(index: CatalogueIndex, product: Product, locale: Locale): ListedCard[] {
	const others = product.relatedProducts.filter((partNumber) => partNumber !== product.partNumber);
	return listRowCards(index, others, locale, MAX_RELATED);
}
