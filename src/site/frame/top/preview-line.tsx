import { useTranslations } from 'use-intl';
import styles from './preview-line.module.css';

/** Above every page of a preview: which release it shows, and the way out. */
export function PreviewLine({ name, isBlocked }: { name: string; isBlocked: boolean }) {
	const t = useTranslations('releasePreview');
	return (
		<>
			<meta name="robots" content="noindex, nofollow" />
			<aside className={styles.line} aria-label={t('label')}>
				<p>{t(isBlocked ? 'blocked' : 'line', { name })}</p>
				<a href="/preview">{t('leave')}</a>
			</aside>
		</>
	);
}
