import words from 'messages:pricing.clients';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-words.tsx';
import styles from './client-page.module.css';

export default withMessages(words, CompanyPricingIndexPage);

/** Beside the list until a company is picked. */
function CompanyPricingIndexPage() {
	const t = useTranslations('pricing.clients');
	return <p className={styles.pick}>{t('pick')}</p>;
}
