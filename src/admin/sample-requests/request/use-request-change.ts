import { useTranslations } from 'use-intl';
import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { useRecordChange } from '../../kit/form/use-record-change.ts';
import type { LabelsAnswer } from '../../labels/source/labels-answer.ts';

/** The response to a change, with the request's new state. */
export type ChangeAnswer = Pick<InboxRequest, 'number' | 'state' | 'version' | 'companyId' | 'labelId'> & {
	/** The labels that were made; only if they were. */
	labels?: LabelsAnswer['labels'];
};

/** The request as changed by a colleague meanwhile, and who that was. */
type CurrentRequest = Pick<InboxRequest, 'state' | 'version' | 'manualReview'> & {
	changed: { by: string; at: string } | undefined;
};

/** Sends changes of a request (`admin/kit/form/use-record-change.ts`). */
export function useRequestChange({ number, version }: Pick<InboxRequest, 'number' | 'version'>) {
	const t = useTranslations('sampleInbox.actions');
	return useRecordChange<ChangeAnswer, CurrentRequest>({
		url: `/api/admin/samples/${number}`,
		record: { kind: 'sample-request', id: number },
		version,
		messages: { offline: t('offline'), stale: t('stale'), failed: (reason) => t('failed', { reason }) },
	});
}
