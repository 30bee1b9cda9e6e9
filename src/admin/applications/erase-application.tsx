import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useTranslations } from 'use-intl';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './application-page.module.css';
import type { InboxApplication } from './inbox-application.ts';
import { useApplicationChange } from './use-application-change.ts';

/** Takes the person out of the application, once somebody has read what goes and what stays. */
export function EraseApplication({ asked }: { asked: InboxApplication }) {
	const t = useTranslations('applicationInbox.erase');
	const actions = useTranslations('applicationInbox.actions');
	const { number } = asked;
	const { busy, change } = useApplicationChange(asked);

	function ask() {
		modals.openConfirmModal({
			title: t('title', { number }),
			children: <p>{t('line')}</p>,
			labels: { confirm: t('confirm'), cancel: t('keep') },
			onConfirm: () => change('erase', () => actions('erased', { number })),
		});
	}

	return (
		<div>
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
