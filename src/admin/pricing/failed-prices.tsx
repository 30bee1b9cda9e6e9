import messages from 'messages:pricing.failed';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';

/** Shown in place of prices that cannot be loaded, with a retry button. */
export const FailedPrices = withMessages(messages, function FailedPrices() {
	return <FailedList title={useTranslations('pricing.failed')('title')} />;
});
