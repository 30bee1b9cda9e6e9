import { isOwnPicture } from '../../documents/sheets/picture-source.server.ts';
import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import { productSlug } from '../../domain/catalogue/part-numbers/part-number.ts';
import { pageOfGloves } from '../../domain/pricing/price-glove.server.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { collatorOf } from '../../platform/i18n/collator.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';

const GLOVES_A_PAGE = 50;

/** A category whose pictures can be downloaded as one pack; `picture` shows one of its gloves. */
type CategoryPack = { name: string; slug: string; pictures: number; picture: string };

/** The URLs of a glove's pictures that are ours to share. */
export async function listGlovePictures(catalogue: LiveCatalogue, partNumber: string): Promise<string[]> {
	const product = await catalogue.findProduct(partNumber);
	return [...new Set((product?.pictures ?? []).filter(isOwnPicture))];
}

/** The gloves of each category with any published ones, by the category's slug. */
export function listCategoryGloves(
	catalogue: LiveCatalogue,
): Map<string, { name: string; gloves: string[] }> {
	const found = new Map<string, { name: string; gloves: string[] }>();
	for (const partNumber of catalogue.index.listPartNumbers()) {
		for (const name of catalogue.index.listCategoryNames(partNumber)) {
			const slug = productSlug(name);
			const entry = found.get(slug) ?? { name, gloves: [] };
			entry.gloves.push(partNumber);
			found.set(slug, entry);
		}
	}
	return found;
}

/** The listing of a category; undefined for one that staff made. */
function listingOf(name: string) {
	return LISTING_ROUTES.find(({ categoryName }) => categoryName.toLowerCase() === name.toLowerCase());
}

/** A category's name as a page in a language shows it. Names that staff made are the same in every language. */
function categoryNameIn(name: string, locale: Locale): string {
	const listing = listingOf(name);
	return listing ? rawMessages(locale).listing.pages[listing.id as 'tig'].title : name;
}

/** A category's name for a file: that of its page's path in a language. */
export function slugOfCategory(name: string, locale: Locale): string {
	const listing = locale === DEFAULT_LOCALE ? undefined : listingOf(name);
	return listing
		? localizedPath(`/products/${listing.path}`, locale).replace(/^.*\//, '')
		: productSlug(name);
}

/** The packs of a catalogue version, cached while that is current. */
let packs: { catalogue: LiveCatalogue; version: number; list: Promise<CategoryPack[]> } | undefined;

/** The categories' packs by name; a category without a picture of ours has none. */
function listCategoryPacks(catalogue: LiveCatalogue): Promise<CategoryPack[]> {
	if (packs?.catalogue !== catalogue || packs.version !== catalogue.version) {
		packs = { catalogue, version: catalogue.version, list: countPacks(catalogue) };
	}
	return packs.list;
}

async function countPacks(catalogue: LiveCatalogue): Promise<CategoryPack[]> {
	const list: CategoryPack[] = [];
	for (const [slug, { name, gloves }] of listCategoryGloves(catalogue)) {
		const pictures: string[] = [];
		for (const partNumber of gloves) pictures.push(...(await listGlovePictures(catalogue, partNumber)));
		const [picture] = pictures;
		if (picture) list.push({ name, slug, pictures: pictures.length, picture });
	}
	return list.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** A page of gloves that match a text, each with its downloads, worded in a language. */
export async function loadResources(
	catalogue: LiveCatalogue,
	query: { q: string; cursor: string; locale: Locale },
) {
	const { partNumbers, ...page } = pageOfGloves(catalogue, {
		text: query.q,
		cursor: query.cursor,
		limit: GLOVES_A_PAGE,
	});
	const gloves = await Promise.all(
		partNumbers.map(async (partNumber) => {
			const pictures = await listGlovePictures(catalogue, partNumber);
			const name = catalogue.index.findCard(partNumber)?.name ?? '';
			return { partNumber, name, pictures: pictures.length, picture: pictures[0] };
		}),
	);
	const packs = await listCategoryPacks(catalogue);
	const { compare } = collatorOf(query.locale);
	const categories = packs
		.map((pack) => ({ ...pack, name: categoryNameIn(pack.name, query.locale) }))
		.sort((one, other) => compare(one.name, other.name));
	return { gloves, ...page, categories };
}
