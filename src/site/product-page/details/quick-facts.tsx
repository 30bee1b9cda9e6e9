import { useTranslations } from 'use-intl';
import { GloveText } from '../glove-text.tsx';
import type { ProductView } from '../product-view.ts';
import styles from './quick-facts.module.css';

/** Hide, lining, cuff and thread below the gallery; unknown values are left out. */
export function QuickFacts({ facts }: Pick<ProductView, 'facts'>) {
	const t = useTranslations('product.facts');
	if (facts.length === 0) return null;
	return (
		<dl className={styles.facts} aria-label={t('label')}>
			{facts.map(([name, value]) => (
				<div key={name} className={styles.fact}>
					<dt>
						<GloveText text={name} />
					</dt>
					<dd>
						<GloveText text={value} />
					</dd>
				</div>
			))}
		</dl>
	);
}
