import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffForm } from '../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { releaseItemPath, releaseItemTag } from '../kit/releases/release-item.ts';
import type { ReleaseSide } from '../kit/releases/release-side.ts';
import { showDone } from '../kit/staff-notice.ts';
import { showUndo } from '../kit/undo-notice.tsx';
import { type ContentRecord, contentPath, contentTag } from './content-part.ts';

type ContentForm<Value extends object, Form extends object> = {
	/** The part's name, such as "announcements". */
	name: string;
	record: ContentRecord<Value>;
	/** What the page knows of releases: it may edit the part for one. */
	releases: ReleaseSide;
	/** What the form holds of the part. */
	toForm: (record: ContentRecord<Value>) => Form;
	messages: { unanswered: string; undo: string };
	/** Checks that what this browser kept of an unsaved form still has its shape; nothing is kept without it. */
	isForm?: (value: unknown) => value is Form;
	/** The field that shows an error of the server, if it is not the field of that path. */
	fieldOf?: (path: string) => string;
};

/** The form of a part of the site: its state, and a save that can be undone. */
export function useContentForm<Value extends object, Form extends object = Value>({
	name,
	record,
	releases: { edit, record: released },
	toForm: pickForm,
	messages,
	isForm,
	fieldOf,
}: ContentForm<Value, Form>) {
	const t = useTranslations('releaseSide');
	const [saved, setSaved] = useState(record);
	// An answer of a release says which version of the part it was made from, which is no field of the form.
	const toForm = ({ recordVersion: _, ...one }: ContentRecord<Value> & { recordVersion?: number }) =>
		pickForm(one as unknown as ContentRecord<Value>);
	const latest = saved.version > record.version ? saved : record;
	const form = useStaffForm<Form>({
		initial: toForm(record),
		...(fieldOf && { fieldOf }),
		...(isForm && { draft: { name: `content:${name}${edit ? `:${edit.id}` : ''}`, isValue: isForm } }),
	});
	const tagOf = (one: { version: number }) =>
		edit ? releaseItemTag(edit.id, released, { ...edit, ...one }) : contentTag(name, one);
	const save = useVersionedSave<ContentRecord<Value>, ContentRecord<Value>, Form>({
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

	/** Saves the whole part; without a message, the save cannot be undone. */
	async function send(body: Value, message: string | undefined) {
		const { version: _, ...before } = latest;
		const outcome = await save.send({
			url: edit ? releaseItemPath(edit.id, released) : contentPath(name),
			body,
		});
		if (outcome?.kind === 'stale') setSaved(outcome.current);
		if (outcome?.kind !== 'saved') return;
		setSaved(outcome.answer);
		form.reset(toForm(outcome.answer));
		revalidate();
		// Only the last save can be undone.
		closeUndo.current();
		if (edit) return showDone(t('saved', { name: edit.name }));
		if (message === undefined) return;
		closeUndo.current = showUndo({
			message,
			undo: messages.undo,
			onUndo: () => void send(before as unknown as Value, undefined),
		});
	}

	/** `latest` is the part as last saved. */
	return { form, save, latest, send };
}
