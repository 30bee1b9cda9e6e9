import { FOUR_ACROSS } from './card-picture.tsx';
import { GloveCard } from './glove-card.tsx';
import styles from './glove-row.module.css';
import type { ListedCard } from './listed-card.ts';

/** A row of four gloves, or two rows of two in narrower windows. */
export function GloveRow({ gloves }: { gloves: readonly ListedCard[] }) {
	return (
		<ul role="list" className={styles.row}>
			{gloves.map((card) => (
				<GloveCard key={card.partNumber} card={card} heading="h3" sizes={FOUR_ACROSS} />
			))}
		</ul>
	);
}
