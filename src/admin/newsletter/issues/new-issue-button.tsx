import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Issue } from '../../../domain/newsletter/issues/issue.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { showError } from '../../kit/staff-notice.ts';

/** Begins an issue, blank or with the texts of another one, and opens it. */
export function NewIssueButton({ from }: { from?: string }) {
	const t = useTranslations('newsletter.issues');
	const sendRequest = useStaffRequest();
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);

	async function begin() {
		setBusy(true);
		const body = from === undefined ? {} : { from };
		const result = await sendRequest<Issue>('/api/admin/newsletter-issues', { method: 'POST', body });
		setBusy(false);
		if (!result.ok) return showError(result.detail || t('failed'));
		await navigate(`/admin/newsletter/issues/${result.answer.id}`);
	}

	return (
		<Button
			{...(from === undefined
				? { 'data-key': 'n', leftSection: <StaffIcon name="plus" size={20} /> }
				: { variant: 'default', leftSection: <StaffIcon name="copy" size={20} /> })}
			loading={busy}
			onClick={begin}
		>
			{t(from === undefined ? 'begin' : 'copy')}
		</Button>
	);
}
