import { useTranslations } from 'use-intl';
import brand from '../../../../content/brand.json';
import { held } from '../../../platform/ui/held.tsx';
import styles from './best-seller-panel.module.css';

/** The best sellers in a menu: their code comes with them. */
export const BestSellerPanel = held(() =>
	import('./best-seller-panel.tsx').then((module) => module.BestSellerPanel),
);

/** Grey plates keep the places of the best sellers until they are known. */
export function BestSellerPlates({ shape }: { shape: 'cards' | 'rows' }) {
	const t = useTranslations('header');
	return (
		<div className={styles[shape]}>
			<p className="spoken">{t('bestSellersLoading')}</p>
			{brand.bestSellers.map((partNumber) => (
				<div key={partNumber} className={styles.plate} />
			))}
		</div>
	);
}
