import { AnsiPictograms } from './ansi-strip.tsx';
import { GloveCard } from './glove-card.tsx';
import styles from './glove-grid.module.css';
import type { ListedCard } from './listing-data.ts';

/** Cards of the first row or so are fetched at once, the others as they come near. */
const EAGER_CARDS = 4;

/**
 * The alternating grid (look.md section 7, "Grid"). From 1200 px: three cards, wide and one, three, one and wide.
 * Below: two-up with a wide card after every fourth. The style sheet counts the same places.
 */
export function GloveGrid({ cards }: { cards: readonly ListedCard[] }) {
	return (
		<>
			<AnsiPictograms />
			<ul role="list" className={styles.grid}>
				{cards.map((card, at) => (
					<li key={card.partNumber} className={styles.card}>
						<GloveCard card={card} wide={isEverWide(at)} eager={at < EAGER_CARDS} />
					</li>
				))}
			</ul>
		</>
	);
}

/** True for places, counted from 0, that are wide at some width of the page. */
export function isEverWide(at: number): boolean {
	return at % 5 === 4 || at % 10 === 3;
}
