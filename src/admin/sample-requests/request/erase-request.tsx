import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useTranslations } from 'use-intl';
import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './inbox-request-page.module.css';
import { useRequestChange } from './use-request-change.ts';

/** Takes the person out of the request, once somebody has read what goes and what stays. */
export function EraseRequest({ asked }: { asked: InboxRequest }) {
	const t = useTranslations('sampleInbox.erase');
	const actions = useTranslations('sampleInbox.actions');
	const { number } = asked;
	const { busy, change } = useRequestChange(asked);

	function ask() {
		modals.openConfirmModal({
			title: t('title', { number }),
			children: <p>{t('line')}</p>,
			labels: { confirm: t('confirm'), cancel: t('keep') },
			onConfirm: () => change('erase', () => actions('erased', { number })),
		});
	}

	return (
		<div className={styles.erase}>
			<Button
				variant="subtle"
				className={styles.destroy}
				disabled={busy}
				leftSection={<StaffIcon name="trash" size={20} />}
				onClick={ask}
			>
				{actions('erase')}
			</Button>
		</div>
	);
}
