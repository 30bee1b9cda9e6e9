import { useTranslations } from 'use-intl';
import styles from './inbox-layout.module.css';

/** Beside the list, before a request is picked. */
export default function InboxIndexPage() {
	const t = useTranslations('sampleInbox.list');
	return <p className={styles.pick}>{t('pick')}</p>;
}
