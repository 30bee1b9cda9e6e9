import { useTranslations } from 'use-intl';
import type { ProductCheck } from '../../domain/catalogue/product-record.ts';
import styles from './completeness-score.module.css';

const MAX_NAMED = 4;

/** How much of the glove is filled in, and what is missing. */
export function CompletenessScore({ check: { completeness, missing } }: { check: ProductCheck }) {
	const t = useTranslations('productEditing.completeness');
	return (
		<section className={styles.score} aria-label={t('title')}>
			<p className={styles.figure}>
				{t('percent', { score: completeness })}
				<span>{t('title')}</span>
			</p>
			<progress className={styles.track} max={100} value={completeness} aria-label={t('title')} />
			{missing.length > 0 && (
				<p className={styles.missing}>
					{t('missing', {
						parts: missing
							.slice(0, MAX_NAMED)
							.map((part) => t(`parts.${part}`))
							.join(', '),
					})}
				</p>
			)}
		</section>
	);
}
