import { useTranslations } from 'use-intl';
import type { ShownAnnouncement } from '../../../domain/site-content/announcement.ts';
import { Link } from '../../../platform/ui/link.tsx';
import styles from './announcement-bar.module.css';

/** The line above the header. It scrolls away and does not return with the header. Without one, only its ground is left. */
export function AnnouncementBar({ shown }: { shown: ShownAnnouncement | undefined }) {
	const t = useTranslations('announcement');
	if (!shown) return <div className={styles.bar} data-empty="true" />;
	const { text, link } = shown;
	return (
		<section className={styles.bar} aria-label={t('label')}>
			<p>{link === '' ? text : <Link to={link}>{text}</Link>}</p>
		</section>
	);
}
