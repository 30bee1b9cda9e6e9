import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAX_LEAVE_REASON } from '../../domain/newsletter/subscription.ts';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import styles from './subscription-actions.module.css';

type SubscriptionActionsProps = { id: string; email: string; canLeave: boolean };

/** Actions for a subscriber who called: unsubscribe with a reason, or erase permanently. */
export function SubscriptionActions({ id, email, canLeave }: SubscriptionActionsProps) {
	const t = useTranslations('newsletter.staff');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [open, setOpen] = useState<'leave' | 'erase'>();
	const [isBusy, setBusy] = useState(false);

	async function act(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		// The dialog is not inside another form in the DOM, but React events bubble to the component that opened it.
		event.stopPropagation();
		const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
		setBusy(true);
		const result =
			open === 'leave'
				? await sendRequest(`/api/admin/newsletter/${id}/unsubscribe`, { method: 'POST', body: { reason } })
				: await sendRequest(`/api/admin/newsletter/${id}`, { method: 'DELETE' });
		setBusy(false);
		if (!result.ok) return showError(result.detail || t('failed'));
		showDone(t(open === 'leave' ? 'done' : 'erased'));
		setOpen(undefined);
		await revalidate();
	}

	return (
		<div className={styles.actions}>
			{canLeave && (
				<Button variant="default" aria-label={t('leaveOf', { email })} onClick={() => setOpen('leave')}>
					{t('leave')}
				</Button>
			)}
			<Button variant="destroy" aria-label={t('eraseOf', { email })} onClick={() => setOpen('erase')}>
				{t('erase')}
			</Button>
			<Modal
				opened={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={t(open === 'erase' ? 'eraseTitle' : 'leaveTitle', { email })}
			>
				<form onSubmit={act}>
					{open === 'erase' ? (
						<p>{t('eraseLine')}</p>
					) : (
						<TextInput
							name="reason"
							label={t('reason')}
							description={t('reasonHint')}
							required
							maxLength={MAX_LEAVE_REASON}
							data-autofocus
						/>
					)}
					<DialogFoot cancel={{ label: t('keep'), onClick: () => setOpen(undefined) }}>
						<Button type="submit" loading={isBusy}>
							{t(open === 'erase' ? 'erase' : 'leave')}
						</Button>
					</DialogFoot>
				</form>
			</Modal>
		</div>
	);
}
