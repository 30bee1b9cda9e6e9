import type { ProductCard } from '../../../domain/search/product-card.ts';

/** Entries of gloves' pictures beside the home page's words. */
export type HomePictures = { about: string; welding: string; work: string };

/** Whose three-quarter view stands where, and what stands there when visitors cannot see that glove. */
const PLACES = {
	about: { partNumber: 'xy300', drawn: 'gauntlet' },
	welding: { partNumber: 'xy304', drawn: 'mirror' },
	work: { partNumber: 'xy200', drawn: 'winter' },
} as const;

export function findHomePictures(index: {
	findCard: (partNumber: string) => ProductCard | undefined;
}): HomePictures {
	const find = (place: keyof HomePictures) => {
		const { partNumber, drawn } = PLACES[place];
		return index.findCard(partNumber)?.pictures[1] ?? `/pictures/drawn/${drawn}-three-quarter.svg`;
	};
	return { about: find('about'), welding: find('welding'), work: find('work') };
}
