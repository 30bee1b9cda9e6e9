import brand from '../../../../content/brand.json';
import type { CatalogueIndex } from '../../../domain/search/index/catalogue-index.ts';
import type { ProductCard } from '../../../domain/search/product-card.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** The data of a glove that the block shows. */
export type BestSeller = Pick<ProductCard, 'partNumber' | 'name' | 'description'> & {
	picture: string | undefined;
};

/** The parts of the catalogue that are used here; client code only sees the types. */
type Catalogue = {
	index: Pick<CatalogueIndex, 'findCard' | 'translateCard'>;
	findSiteList: (name: string) => readonly string[] | undefined;
};

/** The part numbers of the best sellers: the staff's list, or the brand's default until there is one. */
export function listBestSellerNumbers(catalogue: Pick<Catalogue, 'findSiteList'>): readonly string[] {
	return catalogue.findSiteList('bestSellers') ?? brand.bestSellers;
}

/** The best sellers in order, without those that visitors cannot see. */
export function listBestSellers(catalogue: Catalogue, locale: Locale): BestSeller[] {
	return listBestSellerNumbers(catalogue).flatMap((known) => {
		const card = catalogue.index.findCard(known);
		if (!card) return [];
		const { partNumber, name, description, pictures } = catalogue.index.translateCard(card, locale);
		return [{ partNumber, name, description, picture: pictures[0] }];
	});
}
