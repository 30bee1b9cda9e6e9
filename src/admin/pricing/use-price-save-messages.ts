import { useTranslations } from 'use-intl';
import type { SaveMessages } from '../kit/form/use-versioned-save.ts';

/** Messages for failed saves of prices. */
export function usePriceSaveMessages(): SaveMessages {
	const t = useTranslations('pricing.errors');
	return {
		unanswered: t('offline'),
		refused: ({ status, detail }) =>
			status === 409 || (status === 412 && detail !== '') ? detail : t('failed'),
		invalid: (count) => t('check', { count }),
	};
}
