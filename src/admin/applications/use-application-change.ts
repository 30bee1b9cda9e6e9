import { useTranslations } from 'use-intl';
import { useRecordChange } from '../kit/form/use-record-change.ts';
import type { ApplicationState } from './application-state.ts';
import type { InboxApplication } from './inbox-application.ts';

/** The response to a change: the application's new state. */
type ChangeAnswer = Pick<InboxApplication, 'number' | 'state' | 'version' | 'companyId'>;

/** The application after somebody else's concurrent change, and who made it. */
type CurrentApplication = {
	state: ApplicationState;
	version: number;
	changed: { by: string; at: string } | undefined;
};

/** Sends changes of an application (`admin/kit/form/use-record-change.ts`). */
export function useApplicationChange({ number, version }: Pick<InboxApplication, 'number' | 'version'>) {
	const t = useTranslations('applicationInbox.actions');
	return useRecordChange<ChangeAnswer, CurrentApplication>({
		url: `/api/admin/applications/${number}`,
		record: { kind: 'application', id: number },
		version,
		messages: { offline: t('offline'), stale: t('stale'), failed: (reason) => t('failed', { reason }) },
	});
}
