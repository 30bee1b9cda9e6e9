import { useTranslations } from 'use-intl';
import { GloveRow } from '../listing/cards/glove-row.tsx';
import type { ListedCard } from '../listing/cards/listed-card.ts';
import styles from './related-gloves.module.css';

/** Up to four gloves for similar jobs. */
export function RelatedGloves({ gloves }: { gloves: readonly ListedCard[] }) {
	const t = useTranslations('product');
	if (gloves.length === 0) return null;
	return (
		<section className={styles.related} aria-labelledby="related">
			<h2 id="related" className={styles.heading}>
				{t('related')}
			</h2>
			<GloveRow gloves={gloves} />
		</section>
	);
}
