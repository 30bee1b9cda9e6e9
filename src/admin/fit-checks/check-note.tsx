import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Marking, NOTE_MAX, type StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { StaleSave } from '../kit/form/stale-save.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import type { CallResult } from '../kit/staff-call.ts';
import { showDone } from '../kit/staff-notice.ts';
import styles from './stored-check-list-page.module.css';

/** A note on an answer, such as what the verdict should have been. Two who write at once see each other's words. */
export function CheckNote({
	check,
	onNoted,
}: {
	check: StoredCheck;
	/** Called with what is stored now, in place of loading the list again. */
	onNoted: ((marking: Marking) => void) | undefined;
}) {
	const t = useTranslations('fitCheck.staff');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const { id, task } = check;
	const [open, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [text, setText] = useState(check.note);
	/** What the text was begun from. */
	const [base, setBase] = useState<Pick<Marking, 'note' | 'version'>>(check);
	const [theirs, setTheirs] = useState<string>();
	const [fault, setError] = useState('');

	function begin() {
		setText(check.note);
		setBase(check);
		setTheirs(undefined);
		setError('');
		setOpen(true);
	}

	const send = (version: number) =>
		call<Marking>(`/api/admin/fit-checks/${id}`, {
			method: 'PATCH',
			body: { note: text },
			headers: { 'if-match': formatVersionTag({ kind: 'fit-check', id: id }, version) },
		});

	async function save(event: FormEvent) {
		event.preventDefault();
		event.stopPropagation();
		setBusy(true);
		setError('');
		let result = await send(base.version);
		const newer = currentOf(result);
		// Somebody marked it meanwhile and left the note alone: nothing of his is lost.
		if (newer && (newer.note === base.note || newer.note === text)) result = await send(newer.version);
		setBusy(false);
		if (result.ok) {
			showDone(t('noted'));
			setOpen(false);
			return onNoted === undefined ? revalidate() : onNoted(result.answer);
		}
		const current = currentOf(result);
		if (current) {
			setBase(current);
			setTheirs(current.note);
		} else setError(result.errors[0]?.message ?? (result.detail || t('failed')));
	}

	return (
		<>
			<Button
				variant="subtle"
				className={styles.noteButton}
				aria-label={t(check.note === '' ? 'addNoteOf' : 'editNoteOf', { task })}
				onClick={begin}
			>
				{t(check.note === '' ? 'addNote' : 'editNote')}
			</Button>
			<Modal opened={open} onClose={() => setOpen(false)} title={t('noteTitle')}>
				<form onSubmit={save} className={styles.noteForm}>
					{fault !== '' && <AlertBlock tone="error">{fault}</AlertBlock>}
					{theirs !== undefined && (
						<StaleSave
							fields={[{ field: 'note', label: t('note'), yours: text, theirs }]}
							onTakeTheirs={() => {
								setText(theirs);
								setTheirs(undefined);
							}}
						/>
					)}
					<p>
						<bdi>{task}</bdi>
					</p>
					<Textarea
						label={t('note')}
						description={t('noteHint')}
						value={text}
						onChange={(event) => setText(event.currentTarget.value)}
						maxLength={NOTE_MAX}
						autosize
						minRows={3}
						size="md"
						data-autofocus
					/>
					<DialogFoot cancel={{ label: t('cancel'), onClick: () => setOpen(false) }}>
						<Button type="submit" loading={isBusy}>
							{t('save')}
						</Button>
					</DialogFoot>
				</form>
			</Modal>
		</>
	);
}

/** What is stored now, where a save was refused because somebody else saved first. */
function currentOf(result: CallResult<unknown>): Marking | undefined {
	if (result.ok || result.status !== 412) return undefined;
	return (result.answer as { current?: Marking } | undefined)?.current;
}
