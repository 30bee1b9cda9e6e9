import messages from 'messages:pricing.failed';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';

/** Shown in place of prices that cannot be loaded, with a retry button. */
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
