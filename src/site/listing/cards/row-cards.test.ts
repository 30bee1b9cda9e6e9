import { expect, test } from 'vitest';
import { aGlove } from '../../../domain/catalogue/test-glove.ts';
import { type ProductCard, toProductCard } from '../../../domain/search/product-card.ts';
import { Vocabulary } from '../../../domain/search/query/vocabulary.ts';
import { listRowCards } from './row-cards.ts';

const SHOWN = ['xy301', 'xy300'];

const INDEX = {
	findCard: (partNumber: string) =>
		SHOWN.includes(partNumber) ? toProductCard(aGlove({ partNumber }), new Vocabulary()) : undefined,
	translateCard: (card: ProductCard) => card,
	listCategoryNames: () => ['Fitter'],
} as unknown as Parameters<typeof listRowCards>[0];

test('hidden gloves are omitted, and the others keep their order and are never wide', () => {
	const cards = listRowCards(INDEX, ['xy300', 'xy999', 'xy301'], 'en');
	expect(cards.map(({ partNumber }) => partNumber)).toEqual(['xy300', 'xy301']);
	expect(cards.every(({ details }) => details === undefined)).toBe(true);
	expect(listRowCards(INDEX, ['xy999', 'xy301', 'xy300'], 'en', 1)).toHaveLength(1);
});
