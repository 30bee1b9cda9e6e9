import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DistributorRecord } from '../../domain/distributors/distributor.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffTime } from '../kit/staff-time.tsx';

/** When the distributor last said that the entry is right, and how to ask again. */
export function ConfirmationCard({ distributor }: { distributor: DistributorRecord }) {
	const { id, name, email, confirmedAt, askedAt } = distributor;
	const t = useTranslations('distributorDesk.confirmation');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [sending, setSending] = useState<'ask' | 'confirm'>();

	async function send(action: 'ask' | 'confirm') {
		setSending(action);
		const result = await sendRequest(`/api/admin/distributors/${id}/${action}`, { method: 'POST' });
		if (result.ok) showDone(t(action === 'ask' ? 'asked' : 'done', { name }));
		else showError(result.detail || t('failed'));
		await revalidate();
		setSending(undefined);
	}

	return (
		<StaffCard title={t('title')}>
			<Stack gap="xs">
				<p>
					{confirmedAt === '' ? t('never') : t.rich('last', { time: () => <StaffTime at={confirmedAt} /> })}
				</p>
				{askedAt !== '' && (
					<p className="quiet">{t.rich('askedAt', { time: () => <StaffTime at={askedAt} /> })}</p>
				)}
				{email === '' && <p className="quiet">{t('noEmail')}</p>}
			</Stack>
			<Group gap="sm">
				<Button variant="default" loading={sending === 'confirm'} onClick={() => send('confirm')}>
					{t('confirm')}
				</Button>
				{email !== '' && (
					<Button variant="default" loading={sending === 'ask'} onClick={() => send('ask')}>
						{t('ask')}
					</Button>
				)}
			</Group>
		</StaffCard>
	);
}
