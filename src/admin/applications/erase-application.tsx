import { useTranslations } from 'use-intl';
import { EraseRecord } from '../kit/inbox/erase-record.tsx';
import type { InboxApplication } from './inbox-application.ts';
import { useApplicationChange } from './use-application-change.ts';

/** Erases the person from the application. */
export function EraseApplication({ record }: { record: InboxApplication }) {
	const t = useTranslations('applicationInbox.erase');
	const actions = useTranslations('applicationInbox.actions');
	const { number } = record;
	const { busy, change } = useApplicationChange(record);
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
