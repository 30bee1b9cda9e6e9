import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/sitemap-page';

/** Max gloves listed under one heading; a longer category links to its own page. */
const GLOVES_A_CATEGORY = 200;

export type SitemapGlove = { partNumber: string; name: string };
type SitemapCategory = {
	/** Its message key in the main menu. */
	id: string;
	path: string;
	total: number;
	/** Only filled for the narrowest categories, so that no glove is listed four times. */
	gloves: SitemapGlove[];
};

export type SitemapData = {
	total: number;
	categories: readonly SitemapCategory[];
	/** Categories created by staff, by their given names. */
	made: readonly { name: string; path: string; total: number }[];
	unlisted: readonly SitemapGlove[];
};

/** Every category with its gloves by name, and the gloves that are in none of them. Colour variants have no page. */
export function loader({ context }: Route.LoaderArgs): SitemapData {
	const { catalogue } = context.get(pageServices);
	const { index } = catalogue;
	const order = index.listBasePartNumbers();
	const unlisted = new Set(order);
	const categories = LISTING_ROUTES.map(({ id, path, categoryName }): SitemapCategory => {
		const named = new Set(index.findCategory(categoryName)?.partNumbers);
		const partNumbers = order.filter((partNumber) => named.has(partNumber));
		const isNarrow = path.includes('/');
		if (isNarrow) for (const partNumber of partNumbers) unlisted.delete(partNumber);
		return {
			id,
			path: `/products/${path}`,
			total: partNumbers.length,
			gloves: isNarrow ? nameGloves(index, partNumbers) : [],
		};
	});
	const made = catalogue.listCategoryPages().map(({ name, slug }) => {
		const named = new Set(index.findCategory(name)?.partNumbers);
		const total = order.filter((partNumber) => named.has(partNumber)).length;
		return { name, path: `/products/${slug}`, total };
	});
	return { total: order.length, categories, made, unlisted: nameGloves(index, [...unlisted]) };
}

function nameGloves(index: CatalogueIndex, partNumbers: readonly string[]): SitemapGlove[] {
	return partNumbers.slice(0, GLOVES_A_CATEGORY).flatMap((partNumber) => {
		const card = index.findCard(partNumber);
		return card ? [{ partNumber, name: card.name }] : [];
	});
}
