import { useTranslations } from 'use-intl';
import brand from '../../../../content/brand.json';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import styles from './best-seller-panel.module.css';

/** The best sellers in a menu: their code comes with them. */
export const BestSellerPanel = lazyPart(() =>
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
