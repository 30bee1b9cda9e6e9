import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { useSight } from '../ui/sight.ts';
import styles from './home-partners.module.css';
import { PartnerMark } from './partner-mark.tsx';

/** Six partners' logos; they come in once a tenth of the row is in view. Without scripts they are simply there. */
export function HomePartners() {
	const t = useTranslations('home');
	const row = useRef<HTMLUListElement>(null);
	const sight = useSight(row, 0.1);
	return (
		<section className={`page ${styles.partners}`} aria-labelledby="home-partners">
			<h2 id="home-partners" className={styles.heading}>
				{t('partners')}
			</h2>
			<ul ref={row} role="list" className={styles.row} data-sight={sight}>
				{brand.partners.map(({ name, href }, index) => (
					<li key={name}>
						<a href={href} rel="external">
							<span className={styles.logo}>
								<PartnerMark place={index} />
								<span className={styles.name}>{name}</span>
								<span className="spoken">{t('external')}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
