import brand from '../../content/brand.json';
import type { ProductCard } from '../search/product-card.ts';

/** What the block shows of a glove. */
export type BestSeller = Pick<ProductCard, 'partNumber' | 'name' | 'description'> & {
	picture: string | undefined;
};

/** The brand's best sellers in its order; those the catalogue does not have are left out. */
export function listBestSellers(index: {
	findCard: (partNumber: string) => ProductCard | undefined;
}): BestSeller[] {
	return brand.bestSellers.flatMap((known) => {
		const card = index.findCard(known);
		if (!card) return [];
		const { partNumber, name, description, pictures } = card;
		return [{ partNumber, name, description, picture: pictures[0] }];
	});
}
