import { GloveRow } from '../../listing/cards/glove-row.tsx';
import type { ListedCard } from '../../listing/cards/listed-card.ts';
import styles from './best-sellers.module.css';

/** The best-selling gloves; renders nothing if the catalogue has none of them. */
export function BestSellers({ gloves, heading }: { gloves: readonly ListedCard[]; heading: string }) {
	if (gloves.length === 0) return null;
	return (
		<section id="best-sellers" className={`page far ${styles.best}`} aria-labelledby="best-sellers-heading">
			<h2 id="best-sellers-heading" className={styles.heading}>
				{heading}
			</h2>
			<GloveRow gloves={gloves} />
		</section>
	);
}
