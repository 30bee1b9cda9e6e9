import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import type { BestSellerLookup } from './best-seller-lookup.ts';
import styles from './best-seller-panel.module.css';

type BestSellerPanelProps = BestSellerLookup & {
	/** The panel is showing: what it lacks is asked for. */
	open: boolean;
	/** Cards side by side, or rows in the side menu. */
	shape: 'cards' | 'rows';
};

/** The best sellers in a menu; grey plates keep their places until they are known. */
export function BestSellerPanel({ gloves, look, open, shape }: BestSellerPanelProps) {
	const t = useTranslations('header');
	useEffect(() => {
		if (open) look();
	}, [open, look]);

	if (!gloves) {
		return (
			<div className={styles[shape]}>
				<p className="spoken">{t('bestSellersLoading')}</p>
				{brand.bestSellers.map((partNumber) => (
					<div key={partNumber} className={styles.plate} />
				))}
			</div>
		);
	}
	return (
		<ul role="list" className={styles[shape]}>
			{gloves.map(({ partNumber, name, description, picture }) => (
				<li key={partNumber}>
					<Link className={styles.glove} to={`/products/${partNumber}`}>
						<img
							src={picture ?? '/pictures/drawn/none.svg'}
							alt=""
							width="304"
							height="304"
							loading="lazy"
							decoding="async"
						/>
						<span className={styles.words}>
							<span className={styles.number}>{partNumber.toUpperCase()}</span>{' '}
							<span className={styles.name}>{name}</span>
							{shape === 'cards' && <span className={styles.line}> {description}</span>}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
