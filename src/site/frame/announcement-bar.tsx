import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import styles from './announcement-bar.module.css';

/** The line above the header; it scrolls away and does not come back with the header. */
export function AnnouncementBar() {
	const t = useTranslations('site');
	return (
		<section className={styles.bar} aria-label={t('announcement')}>
			<p>{brand.announcement}</p>
		</section>
	);
}
