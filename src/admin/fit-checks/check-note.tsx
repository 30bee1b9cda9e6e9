import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Marking, NOTE_MAX, type StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { TextAreaField } from '../kit/form/form-fields.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { useStaffForm } from '../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { showDone } from '../kit/staff-notice.ts';

/** A note on an answer, such as the expected verdict. Concurrent writers see each other's text. */
export function CheckNote({
	check,
	onNoted,
}: {
	check: StoredCheck;
	/** Called with the stored value, instead of reloading the list. */
	onNoted: ((marking: Marking) => void) | undefined;
}) {
	const t = useTranslations('fitCheck.staff');
	const { revalidate } = useRevalidator();
	const { id, task } = check;
	const [open, setOpen] = useState(false);
	const tagOf = ({ version }: Pick<Marking, 'version'>) =>
		formatVersionTag({ kind: 'fit-check', id }, version);
	const form = useStaffForm({ initial: { note: check.note } });
	const save = useVersionedSave<Marking, Marking, { note: string }>({
		tag: tagOf(check),
		tagOf,
		form,
		toForm: ({ note }) => ({ note }),
		messages: { unanswered: t('failed'), refused: ({ detail }) => detail || t('failed') },
	});

	function startEditing() {
		save.clear();
		save.follow(tagOf(check));
		form.reset({ note: check.note });
		setOpen(true);
	}

	async function submit() {
		const outcome = await save.send({
			url: `/api/admin/fit-checks/${id}`,
			method: 'PATCH',
			body: form.value,
		});
		if (outcome?.kind !== 'saved') return;
		showDone(t('noted'));
		setOpen(false);
		return onNoted === undefined ? revalidate() : onNoted(outcome.answer);
	}

	return (
		<>
			<Button
				variant="subtle"
				px="sm"
				ml={-12}
				aria-label={t(check.note === '' ? 'addNoteOf' : 'editNoteOf', { task })}
				onClick={startEditing}
			>
				{t(check.note === '' ? 'addNote' : 'editNote')}
			</Button>
			<Modal opened={open} onClose={() => setOpen(false)} title={t('noteTitle')}>
				<SaveForm form={form} busy={save.busy} onSubmit={submit}>
					<SaveNotices form={form} save={save} labelOf={() => t('note')} />
					<p>
						<bdi>{task}</bdi>
					</p>
					<TextAreaField
						path="note"
						label={t('note')}
						hint={t('noteHint')}
						maxLength={NOTE_MAX}
						autosize
						minRows={3}
						data-autofocus
					/>
					<DialogFoot cancel={{ label: t('cancel'), onClick: () => setOpen(false) }}>
						<Button type="submit" loading={save.busy}>
							{t('save')}
						</Button>
					</DialogFoot>
				</SaveForm>
			</Modal>
		</>
	);
}
