import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ListPath, type ListView, VIEW_LIMITS } from '../../../../domain/list-views/list-view.ts';
import { makeIdempotencyKey } from '../../../../platform/ui/fields/idempotency-key.ts';
import { AlertBlock } from '../../alert-block.tsx';
import { DialogFoot } from '../../dialog-foot.tsx';
import { useStaffRequest } from '../../session-dialog.tsx';
import { showDone } from '../../staff-notice.ts';
import type { RequestError } from '../../staff-request.ts';
import { VIEWS_API } from './use-list-views.ts';

type ViewDialogProps = {
	path: ListPath;
	/** The query of the shown list, which a new view keeps. */
	query: string;
	/** The view to rename, or a new one; the dialog is open while there is one. */
	edited: ListView | 'new' | undefined;
	onClose: () => void;
	/** Called when the dialog is gone from the screen. */
	onClosed: () => void;
};

/** Asks for a view's name, and for a new one whether all staff share it. */
export function ViewDialog({ path, query, edited, onClose, onClosed }: ViewDialogProps) {
	const t = useTranslations('staff.views');
	// The dialog keeps its words while it fades.
	const last = useRef(edited);
	if (edited !== undefined) last.current = edited;
	const view = last.current === 'new' ? undefined : last.current;
	return (
		<Modal
			opened={edited !== undefined}
			onClose={onClose}
			title={view ? t('renameTitle', { name: view.name }) : t('saveTitle')}
			size={480}
			// The menu's item that opened it is gone.
			returnFocus={false}
			onExitTransitionEnd={onClosed}
		>
			<ViewForm path={path} query={query} view={view} onClose={onClose} />
		</Modal>
	);
}

type ViewFormProps = Pick<ViewDialogProps, 'path' | 'query' | 'onClose'> & { view: ListView | undefined };

function ViewForm({ path, query, view, onClose }: ViewFormProps) {
	const t = useTranslations('staff.views');
	const sendRequest = useStaffRequest();
	const [name, setName] = useState(view?.name ?? '');
	const [isShared, setIsShared] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [errors, setErrors] = useState<readonly RequestError[]>([]);
	const key = useRef(makeIdempotencyKey());

	async function submit(event: FormEvent) {
		event.preventDefault();
		// The dialog is not inside the filters' form in the DOM, but React events bubble to it.
		event.stopPropagation();
		setIsBusy(true);
		const result = view
			? await sendRequest<ListView>(`${VIEWS_API}/${view.id}`, { method: 'PATCH', body: { name } })
			: await sendRequest<ListView>(VIEWS_API, {
					method: 'POST',
					body: { path, name, query, isShared },
					headers: { 'idempotency-key': key.current },
				});
		setIsBusy(false);
		if (result.ok) {
			showDone(t(view ? 'renamed' : 'saved', { name: result.answer.name }));
			return onClose();
		}
		// The next try has another content.
		key.current = result.status === 0 ? key.current : makeIdempotencyKey();
		setErrors(
			result.errors.length > 0 ? result.errors : [{ path: '', message: result.detail || t('notDone') }],
		);
	}

	const nameError = errors.find((error) => error.path === 'name')?.message;
	const others = errors.filter((error) => error.path !== 'name');
	return (
		<form onSubmit={submit} noValidate>
			<Stack>
				{!view && <p>{t('saveLine')}</p>}
				{others.length > 0 && (
					<AlertBlock tone="error">{others.map(({ message }) => message).join('. ')}</AlertBlock>
				)}
				<TextInput
					label={t('name')}
					placeholder={view ? undefined : t('nameHint')}
					required
					value={name}
					maxLength={VIEW_LIMITS.name}
					autoComplete="off"
					error={nameError}
					data-autofocus
					onChange={(event) => {
						setName(event.currentTarget.value);
						setErrors([]);
					}}
				/>
				{!view && (
					<Checkbox
						label={t('share')}
						checked={isShared}
						onChange={(event) => setIsShared(event.currentTarget.checked)}
					/>
				)}
			</Stack>
			<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
				<Button type="submit" loading={isBusy}>
					{t('submit')}
				</Button>
			</DialogFoot>
		</form>
	);
}
