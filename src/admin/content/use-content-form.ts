import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useStaffForm } from '../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { showUndo } from '../kit/undo-notice.tsx';
import { type ContentRecord, contentPath, contentTag } from './content-part.ts';

type ContentForm<Value> = {
	/** The part's name, such as "announcements". */
	name: string;
	record: ContentRecord<Value>;
	/** The part without its version. */
	toForm: (record: ContentRecord<Value>) => Value;
	messages: { unanswered: string; saved: string; undo: string };
};

/** The form of a part of the site: its state, and a save that can be undone. */
export function useContentForm<Value extends object>({ name, record, toForm, messages }: ContentForm<Value>) {
	const form = useStaffForm<Value>({ initial: toForm(record) });
	const tagOf = (one: { version: number }) => contentTag(name, one);
	const save = useVersionedSave<ContentRecord<Value>, ContentRecord<Value>, Value>({
		tag: tagOf(record),
		tagOf,
		form,
		toForm,
		stored: toForm(record),
		messages: {
			unanswered: messages.unanswered,
			refused: ({ detail }) => detail || messages.unanswered,
		},
	});
	const { revalidate } = useRevalidator();
	const closeUndo = useRef(() => {});

	async function submit(next: Value, isUndo = false) {
		const before = form.base;
		const outcome = await save.send({ url: contentPath(name), body: next });
		if (outcome?.kind !== 'saved') return;
		form.reset(toForm(outcome.answer));
		revalidate();
		// Only the last save can be undone.
		closeUndo.current();
		if (isUndo) return;
		closeUndo.current = showUndo({
			message: messages.saved,
			undo: messages.undo,
			onUndo: () => void submit(before, true),
		});
	}

	return { form, save, submit: () => submit(form.value) };
}
