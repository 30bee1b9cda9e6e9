import messages from 'messages:pricing.clients';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import styles from './company-prices-page.module.css';

export default withMessages(messages, CompanyPricingIndexPage);

/** Beside the list until a company is picked. */
function CompanyPricingIndexPage() {
	const t = useTranslations('pricing.clients');
	return <p className={styles.pick}>{t('pick')}</p>;
}
