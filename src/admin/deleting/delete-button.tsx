import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { showError } from '../kit/staff-notice.ts';
import { showUndo } from '../kit/undo-notice.tsx';
import type { DeletedAnswer, DeletedKind } from './deleted-record.ts';
import { usePutBack } from './use-put-back.ts';

type DeleteButtonProps = {
	kind: DeletedKind;
	id: string;
	/** The version that the page shows. */
	version: number;
	/** Where to go afterwards: the list. */
	listHref: string;
	/** Something typed on the page is not saved: it would be lost unasked. */
	isDirty?: boolean;
	/** What the record is called, if the page shows several or its stored name is not for reading. */
	name?: string;
	/** Shows the icon alone, where a row has no room for the word; the record then needs its name. */
	isIcon?: boolean;
};

/** Deletes the page's record and goes to its list. Nothing is asked first, because one press brings it back. */
export function DeleteButton({
	kind,
	id,
	version,
	listHref,
	isDirty = false,
	name,
	isIcon,
}: DeleteButtonProps) {
	const t = useTranslations('deleting');
	const sendRequest = useStaffRequest();
	const navigate = useNavigate();
	const putBack = usePutBack();
	const [busy, setBusy] = useState(false);

	async function remove() {
		setBusy(true);
		const result = await sendRequest<DeletedAnswer>('/api/admin/deleted', {
			method: 'POST',
			body: { kind, id, version },
		});
		setBusy(false);
		if (!result.ok) return showError(result.errors[0]?.message || result.detail || t('failed'));
		const deleted = { ...result.answer, name: name ?? result.answer.name };
		await navigate(listHref);
		showUndo({
			message: t('done', { name: deleted.name }),
			undo: t('undo'),
			onUndo: () => void putBack(deleted),
		});
	}

	const icon = <StaffIcon name="trash" size={20} />;
	const shared = {
		loading: busy,
		disabled: isDirty,
		onClick: remove,
		'aria-label': name && t('deleteOf', { name }),
	};
	if (isIcon)
		return (
			<ActionIcon {...shared} variant="subtle" color="red" size={44} title={t('delete')}>
				{icon}
			</ActionIcon>
		);
	return (
		<Button {...shared} variant="destroy" leftSection={icon}>
			{t('delete')}
		</Button>
	);
}
