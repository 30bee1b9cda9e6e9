import styles from './glove-card.module.css';
import { GloveCard } from './glove-card.tsx';
import type { ListedCard } from './listed-card.ts';

/** Pictures of roughly the first row are loaded eagerly, the others lazily. */
const EAGER_CARDS = 4;

type GloveGridProps = {
	cards: readonly ListedCard[];
	/** One level below the heading of the list. */
	heading?: 'h2' | 'h3';
};

/**
 * The alternating grid. From 1200 px: three cards, wide and one, three, one and wide. Below: two columns with a wide
 * card after every fourth. A full page of 24 ends with a full row at both widths.
 */
export function GloveGrid({ cards, heading = 'h2' }: GloveGridProps) {
	return (
		<ul role="list" className={styles.grid}>
			{cards.map((card, at) => (
				<GloveCard key={card.partNumber} card={card} heading={heading} eager={at < EAGER_CARDS} />
			))}
		</ul>
	);
}
