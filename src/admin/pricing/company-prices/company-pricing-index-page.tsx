import messages from 'messages:pricing.clients';
import { Paper } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { EmptyPane } from '../../kit/list/empty-pane.tsx';

export default withMessages(messages, CompanyPricingIndexPage);

/** Shown next to the list until a company is selected. */
function CompanyPricingIndexPage() {
	const t = useTranslations('pricing.clients');
	return (
		<Paper>
			<EmptyPane icon="building">{t('pick')}</EmptyPane>
		</Paper>
	);
}
