import type { ProductCard } from '../../../domain/search/product-card.ts';

/** The URL of the glove picture next to the text about patterns. */
export type HomePictures = { about: string };

/** Its three-quarter view is shown; the drawing replaces it if visitors cannot see that glove. */
const ABOUT = { partNumber: 'xy300', drawn: '/pictures/drawn/gauntlet-three-quarter.svg' };

export function findHomePictures(index: {
	findCard: (partNumber: string) => ProductCard | undefined;
}): HomePictures {
	return { about: index.findCard(ABOUT.partNumber)?.pictures[1] ?? ABOUT.drawn };
}
