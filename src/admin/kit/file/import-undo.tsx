import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BulkDone } from '../bulk/bulk-change.ts';
import { useStaffRequest } from '../session-dialog.tsx';
import { showDone, showError } from '../staff-notice.ts';

/**
 * Undoes an import and says what was left alone.
 * @param path of the call that imports
 * @param sayUndone words for how many records are as before
 */
export function useImportUndo(
	path: string,
	sayUndone: (count: number) => string,
): (undoId: string) => Promise<void> {
	const t = useTranslations('staff.csvImport');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	return async (undoId) => {
		const result = await sendRequest<BulkDone>(`${path}/${undoId}/undo`, { method: 'POST' });
		if (result.ok) {
			const { changed, skipped } = result.answer;
			const left = skipped.length > 0 ? ` ${t('left', { names: skipped.join(', ') })}` : '';
			showDone(sayUndone(changed) + left);
		} else showError(result.detail || t('undoFailed'));
		await revalidate();
	};
}

/** The reader's last import, which can still be undone. */
export function LastImport({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
	const t = useTranslations('staff.csvImport');
	return (
		<Group gap="sm" mb="md">
			<span className="quiet">{children}</span>
			<Button variant="subtle" onClick={onUndo}>
				{t('undo')}
			</Button>
		</Group>
	);
}
