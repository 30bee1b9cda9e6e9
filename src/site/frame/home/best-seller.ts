import brand from '../../../../content/brand.json';
import type { ProductCard } from '../../../domain/search/product-card.ts';

/** The data of a glove that a menu shows. */
export type BestSeller = Pick<ProductCard, 'partNumber' | 'name' | 'description'> & {
	picture: string | undefined;
};

/** The part of the catalogue that is used here; client code only sees the types. */
type Catalogue = { findSiteList: (name: string) => readonly string[] | undefined };

/** The part numbers of the best sellers: the staff's list, or the brand's default until there is one. */
export function listBestSellerNumbers(catalogue: Catalogue): readonly string[] {
	return catalogue.findSiteList('bestSellers') ?? brand.bestSellers;
}
