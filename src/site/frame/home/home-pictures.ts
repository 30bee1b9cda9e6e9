import type { ProductCard } from '../../../domain/search/product-card.ts';

/** The glove picture next to the text about patterns, and the glove's name; empty for a drawing. */
export type AboutPicture = { src: string; alt: string };

/** Replaces the picture of a glove that visitors cannot see. */
const DRAWN: AboutPicture = { src: '/pictures/drawn/gauntlet-three-quarter.svg', alt: '' };

/** The second view of a glove: a new angle beside the first one, which cards show. */
export function findAboutPicture(
	index: { findCard: (partNumber: string) => ProductCard | undefined },
	partNumber: string,
): AboutPicture {
	const card = index.findCard(partNumber);
	const src = card?.pictures[1] ?? card?.pictures[0];
	return card && src ? { src, alt: card.name } : DRAWN;
}
