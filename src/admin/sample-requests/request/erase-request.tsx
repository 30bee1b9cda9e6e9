import { useTranslations } from 'use-intl';
import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { EraseRecord } from '../../kit/inbox/erase-record.tsx';
import { useRequestChange } from './use-request-change.ts';

/** Erases the personal data of the request. */
export function EraseRequest({ record }: { record: InboxRequest }) {
	const t = useTranslations('sampleInbox.erase');
	const actions = useTranslations('sampleInbox.actions');
	const { number } = record;
	const { busy, change } = useRequestChange(record);
	return (
		<EraseRecord
			messages={{
				erase: actions('erase'),
				title: t('title', { number }),
				line: t('line'),
				confirm: t('confirm'),
				cancel: t('keep'),
			}}
			busy={busy}
			onErase={() => change('erase', () => actions('erased', { number }))}
		/>
	);
}
