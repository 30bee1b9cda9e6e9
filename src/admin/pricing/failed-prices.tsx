import messages from 'messages:pricing.failed';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';

/** In place of prices that could not be read, with another try. */
export const FailedPrices = withMessages(messages, function FailedPrices() {
	const t = useTranslations('pricing.failed');
	const { revalidate } = useRevalidator();
	return (
		<>
			<StaffPageHead title={t('title')} />
			<StaffTable
				label={t('title')}
				rows={[]}
				rowKey={() => ''}
				columns={[]}
				empty={null}
				onRetry={() => revalidate()}
			/>
		</>
	);
});
