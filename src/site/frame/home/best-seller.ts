import brand from '../../../../content/brand.json';
import type { ProductCard } from '../../../domain/search/product-card.ts';

/** What the block shows of a glove. */
export type BestSeller = Pick<ProductCard, 'partNumber' | 'name' | 'description'> & {
	picture: string | undefined;
};

/** What is asked of the catalogue; the browser's half knows only its types. */
type Catalogue = {
	index: { findCard: (partNumber: string) => ProductCard | undefined };
	findSiteList: (name: string) => readonly string[] | undefined;
};

/** The part numbers of the best sellers: staff's list, or the brand's until they have made one. */
export function listBestSellerNumbers(catalogue: Pick<Catalogue, 'findSiteList'>): readonly string[] {
	return catalogue.findSiteList('bestSellers') ?? brand.bestSellers;
}

/** The best sellers in their order; those that visitors cannot see are left out. */
export function listBestSellers(catalogue: Catalogue): BestSeller[] {
	return listBestSellerNumbers(catalogue).flatMap((known) => {
		const card = catalogue.index.findCard(known);
		if (!card) return [];
		const { partNumber, name, description, pictures } = card;
		return [{ partNumber, name, description, picture: pictures[0] }];
	});
}
