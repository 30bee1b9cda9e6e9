import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import type { DeletedAnswer, PutBackAnswer } from './deleted-record.ts';

/** Brings a deleted record back and opens its page. Returns false, after a notice, if that was refused. */
export function usePutBack(): (record: DeletedAnswer) => Promise<boolean> {
	const t = useTranslations('deleting');
	const sendRequest = useStaffRequest();
	const navigate = useNavigate();
	return async ({ id, name }) => {
		const url = `/api/admin/deleted/${id}/restore`;
		const result = await sendRequest<PutBackAnswer>(url, { method: 'POST' });
		if (!result.ok) {
			showError(result.errors[0]?.message || result.detail || t('failed'));
			return false;
		}
		showDone(t('back', { name }));
		await navigate(result.answer.href);
		return true;
	};
}
