import { AnsiPictograms } from './ansi-strip.tsx';
import styles from './glove-card.module.css';
import { GloveCard } from './glove-card.tsx';
import type { ListedCard } from './listed-card.ts';

/** Cards of the first row or so are fetched at once, the others as they come near. */
const EAGER_CARDS = 4;

/**
 * The alternating grid. From 1200 px: three cards, wide and one, three, one and wide.
 * Below: two-up with a wide card after every fourth.
 */
type GloveGridProps = {
	cards: readonly ListedCard[] /** One below the heading over them. */;
	heading?: 'h2' | 'h3';
};

export function GloveGrid({ cards, heading = 'h2' }: GloveGridProps) {
	return (
		<>
			<AnsiPictograms />
			<ul role="list" className={styles.grid}>
				{cards.map((card, at) => (
					<GloveCard key={card.partNumber} card={card} heading={heading} eager={at < EAGER_CARDS} />
				))}
			</ul>
		</>
	);
}
