import { useTranslations } from 'use-intl';
import type { OnlinePartner } from '../../domain/site-content/online-partner.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import styles from './online-partners.module.css';

/** Shops that ship, below the list of stores. */
export function OnlinePartners({ partners }: { partners: readonly OnlinePartner[] }) {
	const t = useTranslations('whereToBuy');
	const locale = useLocale();
	if (partners.length === 0) return null;
	return (
		<section aria-labelledby="online-partners">
			<h2 id="online-partners" className={styles.heading}>
				{t('online')}
			</h2>
			<ul role="list" className={styles.list}>
				{partners.map(({ name, website, english, french }) => (
					<li key={name} className={styles.partner}>
						<p className={styles.name}>
							<span className={styles.mark}>
								<Icon name="truck" />
							</span>
							{name}
						</p>
						<p>{locale === 'fr' ? french : english}</p>
						<a
							className={styles.visit}
							href={website}
							rel="noopener noreferrer"
							aria-label={t('visitOf', { name })}
						>
							{t('visit')}
							<Icon name="arrow-right" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
