import messages from 'messages:pricing.clients';
import { Paper } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';

export default withMessages(messages, CompanyPricingIndexPage);

/** Beside the list until a company is picked. */
function CompanyPricingIndexPage() {
	const t = useTranslations('pricing.clients');
	return (
		<Paper p="xl" c="dimmed">
			{t('pick')}
		</Paper>
	);
}
