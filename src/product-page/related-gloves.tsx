import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../catalogue/part-number.ts';
import { AnsiPictograms, AnsiStrip } from '../listing/ansi-strip.tsx';
import { CardPicture } from '../listing/card-picture.tsx';
import type { ProductCard } from '../search/product-card.ts';
import styles from './related-gloves.module.css';

/** What a compact card shows. */
export type RelatedGlove = Pick<ProductCard, 'partNumber' | 'name' | 'description' | 'pictures' | 'ratings'>;

/** Up to four gloves for the jobs next to this one. */
export function RelatedGloves({ gloves }: { gloves: readonly RelatedGlove[] }) {
	const t = useTranslations('product');
	if (gloves.length === 0) return null;
	return (
		<section className={styles.related} aria-labelledby="related">
			<AnsiPictograms />
			<h2 id="related" className={styles.heading}>
				{t('related')}
			</h2>
			<ul role="list" className={styles.cards}>
				{gloves.map(({ partNumber, name, description, pictures, ratings }) => (
					<li key={partNumber} className={styles.card}>
						<CardPicture pictures={pictures} name={`${formatPartNumber(partNumber)} ${name}`} eager={false} />
						<div className={styles.words}>
							<h3>
								<Link to={`/products/${partNumber}`} className={styles.link}>
									<span className={styles.partNumber}>{formatPartNumber(partNumber)}</span>{' '}
									<span className={styles.name}>{name}</span>
								</Link>
							</h3>
							<p className={styles.description}>{description}</p>
						</div>
						<div className={styles.strip}>
							<AnsiStrip ratings={ratings} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
