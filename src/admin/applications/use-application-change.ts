import { useTranslations } from 'use-intl';
import { useRecordChange } from '../kit/form/use-record-change.ts';
import type { InboxApplication } from './inbox-application.ts';

/** What a change answers: where the application is then. */
type ChangeAnswer = Pick<InboxApplication, 'number' | 'state' | 'version' | 'companyId'>;

/** Sends changes of an application (`admin/kit/form/use-record-change.ts`). */
export function useApplicationChange({ number, version }: Pick<InboxApplication, 'number' | 'version'>) {
	const t = useTranslations('applicationInbox.actions');
	return useRecordChange<ChangeAnswer>({
		url: `/api/admin/applications/${number}`,
		record: { kind: 'application', id: number },
		version,
		words: { offline: t('offline'), stale: t('stale'), failed: (reason) => t('failed', { reason }) },
	});
}
