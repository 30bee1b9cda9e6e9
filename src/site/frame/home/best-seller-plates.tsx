import { useTranslations } from 'use-intl';
import brand from '../../../../content/brand.json';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import styles from './best-seller-panel.module.css';

/** The best sellers in a menu. The code is loaded together with the data. */
export const BestSellerPanel = lazyPart(() =>
	import('./best-seller-panel.tsx').then((module) => module.BestSellerPanel),
);

/** Grey placeholders for the best sellers while they load. */
export function BestSellerPlates({ shape }: { shape: 'cards' | 'rows' }) {
	const t = useTranslations('header');
	return (
		<div className={styles[shape]}>
			<p className="sr-only">{t('bestSellersLoading')}</p>
			{brand.bestSellers.map((partNumber) => (
				<div key={partNumber} className={styles.plate} />
			))}
		</div>
	);
}
