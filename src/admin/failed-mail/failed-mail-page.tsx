import messages from 'messages:failedMail';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/failed-mail-page';

export { loader } from './failed-mail-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, FailedMailPage);

/** Failed mail with the reason, and a button that sends it again. */
function FailedMailPage({ loaderData: { mail, count } }: Route.ComponentProps) {
	const t = useTranslations('failedMail');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState<string>();

	async function retry(id: string) {
		setBusy(id);
		const result = await sendRequest(`/api/admin/mail/${id}/retry`, { method: 'POST' });
		setBusy(undefined);
		if (result.ok) showDone(t('queued'));
		else showError(result.detail || t('failed'));
		await revalidate();
	}

	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', { count })} />
			<StaffTable
				label={t('title')}
				rows={mail}
				rowKey={({ id }) => id}
				empty={<p>{t('empty')}</p>}
				columns={[
					{ key: 'to', title: t('to'), cell: ({ to }) => <bdi>{to}</bdi>, isMain: true },
					{ key: 'subject', title: t('subject'), cell: ({ subject }) => <bdi>{subject}</bdi> },
					{ key: 'reason', title: t('reason'), cell: ({ reason }) => reason },
					{ key: 'queued', title: t('queuedAt'), cell: ({ queuedAt }) => <StaffTime at={queuedAt} /> },
					{
						key: 'retry',
						title: t('retry'),
						isTitleHidden: true,
						cell: ({ id, to }) => (
							<Button
								variant="default"
								loading={busy === id}
								onClick={() => retry(id)}
								aria-label={t('retryOf', { to })}
							>
								{t('retry')}
							</Button>
						),
					},
				]}
			/>
		</>
	);
}
