import { expect, test } from 'vitest';
import brand from '../../../../content/brand.json';
import type { ProductCard } from '../../../domain/search/product-card.ts';
import { listBestSellerNumbers, listBestSellers } from './best-seller.ts';

const aCard = (partNumber: string) =>
	({ partNumber, name: `Glove ${partNumber}`, description: '', pictures: [] }) as unknown as ProductCard;

const aCatalogue = (list: readonly string[] | undefined, shown: readonly string[]) => ({
	index: {
		findCard: (number: string) => (shown.includes(number) ? aCard(number) : undefined),
		translateCard: (card: ProductCard) => card,
	} as never,
	findSiteList: () => list,
});

test('a list emptied by staff stays empty, and a missing one falls back to the brand’s', () => {
	expect(listBestSellerNumbers(aCatalogue([], []))).toEqual([]);
	expect(listBestSellers(aCatalogue([], ['xy300']), 'en')).toEqual([]);
	expect(listBestSellerNumbers(aCatalogue(undefined, []))).toEqual(brand.bestSellers);
});

test('hidden gloves are omitted, and the others keep their order', () => {
	const listed = listBestSellers(aCatalogue(['xy301', 'xy999', 'xy300'], ['xy300', 'xy301']), 'en');
	expect(listed.map(({ partNumber }) => partNumber)).toEqual(['xy301', 'xy300']);
});
