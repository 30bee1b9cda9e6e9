import { Button, Group, NativeSelect } from '@mantine/core';
import { useOptimistic, useTransition } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { showUndo } from '../kit/undo-notice.tsx';
import { type Assignment, listAssignees } from './assigned-record.ts';

/** Who looks after a record. A choice is saved at once, and can be taken back. */
export function AssigneeField({ assignment }: { assignment: Assignment }) {
	const { record, assignee, colleagues, ownId } = assignment;
	const t = useTranslations('assignment');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const storedId = assignee?.id ?? '';
	const [shownId, setShownId] = useOptimistic(storedId);
	const [isSaving, startSaving] = useTransition();

	const assign = (fromId: string, toId: string, isUndo = false) =>
		startSaving(() => save(fromId, toId, isUndo));

	async function save(fromId: string, toId: string, isUndo: boolean) {
		setShownId(toId);
		const result = await sendRequest(`/api/admin/assignments/${record.kind}/${record.id}`, {
			method: 'PUT',
			body: { from: fromId || null, to: toId || null },
		});
		await revalidate();
		if (!result.ok) return showError(result.errors[0]?.message || result.detail || t('failed'));
		const name = colleagues.find(({ id }) => id === toId)?.name;
		const message = name ? t('done', { id: record.id, name }) : t('doneNobody', { id: record.id });
		if (isUndo) return showDone(message);
		showUndo({ message, undo: t('undo'), onUndo: () => assign(toId, fromId, true) });
	}

	return (
		<Group gap="xs" align="end">
			<NativeSelect
				flex="1 1 130px"
				maw={480}
				label={t('label')}
				value={shownId}
				disabled={isSaving}
				onChange={(event) => assign(storedId, event.currentTarget.value)}
				data={listAssignees(assignment, { nobody: t('nobody'), own: (name) => t('own', { name }) })}
			/>
			{storedId !== ownId && (
				<Button
					variant="default"
					flex="none"
					data-key="i"
					loading={isSaving}
					onClick={() => assign(storedId, ownId)}
				>
					{t('take')}
				</Button>
			)}
		</Group>
	);
}
