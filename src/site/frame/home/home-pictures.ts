import type { ProductCard } from '../../../domain/search/product-card.ts';

/** URLs of the glove pictures next to the home page's texts. */
export type HomePictures = { about: string; welding: string; work: string };

/**
 * The glove whose three-quarter view each place shows, and the drawing that replaces it if visitors cannot see that
 * glove.
 */
const PICTURE_SOURCES = {
	about: { partNumber: 'xy300', drawn: 'gauntlet' },
	welding: { partNumber: 'xy304', drawn: 'mirror' },
	work: { partNumber: 'xy200', drawn: 'winter' },
} as const;

export function findHomePictures(index: {
	findCard: (partNumber: string) => ProductCard | undefined;
}): HomePictures {
	const find = (key: keyof HomePictures) => {
		const { partNumber, drawn } = PICTURE_SOURCES[key];
		return index.findCard(partNumber)?.pictures[1] ?? `/pictures/drawn/${drawn}-three-quarter.svg`;
	};
	return { about: find('about'), welding: find('welding'), work: find('work') };
}
