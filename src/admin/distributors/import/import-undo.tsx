import { Button, Group } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BulkDone, UndoableBulk } from '../../kit/bulk/bulk-change.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { showDone, showError } from '../../kit/staff-notice.ts';
import { StaffTime } from '../../kit/staff-time.tsx';

/** Undoes an import and says what was left alone. */
export function useImportUndo(): (undoId: string) => Promise<void> {
	const t = useTranslations('distributorDesk.import');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	return async (undoId) => {
		const url = `/api/admin/distributors/import/${undoId}/undo`;
		const result = await sendRequest<BulkDone>(url, { method: 'POST' });
		if (result.ok) {
			const { changed, skipped } = result.answer;
			const left = skipped.length > 0 ? ` ${t('left', { names: skipped.join(', ') })}` : '';
			showDone(t('undone', { count: changed }) + left);
		} else showError(result.detail || t('undoFailed'));
		await revalidate();
	};
}

/** The reader's last import, which can still be undone. */
export function LastImport({ undoable }: { undoable: UndoableBulk }) {
	const t = useTranslations('distributorDesk.import');
	const undo = useImportUndo();
	return (
		<Group gap="sm" mb="md">
			<span className="quiet">
				{t.rich('last', { count: undoable.changed, time: () => <StaffTime at={undoable.at} /> })}
			</span>
			<Button variant="subtle" onClick={() => void undo(undoable.id)}>
				{t('undo')}
			</Button>
		</Group>
	);
}
