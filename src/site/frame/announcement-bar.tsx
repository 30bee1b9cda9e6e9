import { useTranslations } from 'use-intl';
import styles from './announcement-bar.module.css';

/** The line above the header. It scrolls away and does not return with the header. */
export function AnnouncementBar() {
	const t = useTranslations('announcement');
	return (
		<section className={styles.bar} aria-label={t('label')}>
			<p>{t('text')}</p>
		</section>
	);
}
