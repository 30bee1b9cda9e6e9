import type { CatalogueIndex } from '../../../domain/search/index/catalogue-index.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { type ListedCard, toListedCard } from './listed-card.ts';

/** A card's index at which no width of the page makes it wide. */
const NEVER_WIDE = 0;

type Index = Pick<CatalogueIndex, 'findCard' | 'translateCard' | 'listCategoryNames'>;

/** The cards of a row of named gloves, in their order, without those that visitors cannot see; at most `most` of them. */
export function listRowCards(
	index: Index,
	partNumbers: readonly string[],
	locale: Locale,
	most = partNumbers.length,
): ListedCard[] {
	return partNumbers
		.flatMap((partNumber) => index.findCard(partNumber) ?? [])
		.slice(0, most)
		.map((card) =>
			toListedCard(index.translateCard(card, locale), {
				at: NEVER_WIDE,
				locale,
				categoriesOf: (partNumber) => index.listCategoryNames(partNumber),
			}),
		);
}
