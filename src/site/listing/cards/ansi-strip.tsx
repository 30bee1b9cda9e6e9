import { useTranslations } from 'use-intl';
import type { ProductCard } from '../../../domain/search/product-card.ts';
import styles from './ansi-strip.module.css';

/** The ANSI/ISEA ratings of a card, in order, with their highest level; cut levels include their own "A". */
const RATINGS = [
	{ id: 'cut', scale: undefined },
	{ id: 'abrasion', scale: 6 },
	{ id: 'puncture', scale: 5 },
	{ id: 'heat', scale: 5 },
] as const;

/**
 * Cut, abrasion, puncture and heat ratings of a glove; renders nothing if it has none. A list has hundreds of them, so
 * the style sheet adds the standard, the scale and the pictograms, the words from attributes.
 */
export function AnsiStrip({ ratings }: { ratings: ProductCard['ratings'] }) {
	const t = useTranslations('listing.card');
	if (Object.values(ratings).every((value) => value === null)) return null;
	return (
		<dl className={styles.strip} data-standard={t('ansi')}>
			{RATINGS.flatMap(({ id, scale }) => {
				const value = ratings[id];
				return [
					<dt key={id}>{t(id)}</dt>,
					value === null ? (
						<dd key={`${id} level`} data-untested={t('notTested')}>
							–
						</dd>
					) : (
						<dd key={`${id} level`} data-scale={scale && t('of', { scale })}>
							{value}
						</dd>
					),
				];
			})}
		</dl>
	);
}
