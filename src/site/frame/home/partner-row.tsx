import { useTranslations } from 'use-intl';
import partners from '../../../../content/partners.json';
import styles from './home-partners.module.css';
import { PartnerMark } from './partner-mark.tsx';

/** Six partners' word marks under their heading. The style sheet sets each in a hand of its own, by its position. */
export function PartnerRow() {
	const t = useTranslations('home');
	return (
		<>
			<h2 id="home-partners" className={styles.heading}>
				{t('partners')}
			</h2>
			<ul role="list" className={styles.row}>
				{partners.map(({ name, href }, index) => (
					<li key={name}>
						<a href={href} rel="external">
							<span className={styles.logo}>
								<PartnerMark index={index} />
								<span className={styles.words}>
									{name.split(' ').map((word) => (
										<span key={word}>{word} </span>
									))}
								</span>
								<span className="sr-only">{t('external')}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
