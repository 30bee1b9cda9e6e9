import messages from 'messages:labels,labelSheet';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatLabelNumber, type Label, type LabelInput } from '../../domain/labels/label.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import type { Route } from './+types/label-edit-page';
import { LabelForm, type LabelSaveState } from './form/label-form.tsx';
import type { LabelFormParts } from './form/label-form-parts.server.ts';
import { LabelMissing } from './label-missing.tsx';

export { loader } from './label-edit-page.server.ts';

export const handle = {
	subject: ({ label }: { label?: Label }) => label && { kind: 'label', id: String(label.id) },
};

export default withMessages(messages, LabelEditPage);

function LabelEditPage({ loaderData: { label, ...parts } }: Route.ComponentProps) {
	return label ? <LabelEditor key={label.id} label={label} parts={parts} /> : <LabelMissing />;
}

/** Edits a label until it is printed; a save based on an older version shows both versions. */
function LabelEditor({ label, parts }: { label: Label; parts: LabelFormParts }) {
	const t = useTranslations('labels.form');
	const navigate = useNavigate();
	const number = formatLabelNumber(label.id);
	const href = `/admin/labels/${label.id}`;
	const tagOf = ({ id, version }: Label) => formatVersionTag({ kind: 'label', id }, version);
	const save = useVersionedSave<Label>({
		tag: tagOf(label),
		tagOf,
		messages: {
			unanswered: t('saveFailed'),
			refused: ({ status, detail }) => (status === 409 ? detail : t('saveFailed')),
			invalid: () => t('saveFailed'),
		},
	});
	const send = (input: LabelInput, state: LabelSaveState) =>
		save.send({ url: `/api/admin/labels/${label.id}`, body: { ...input, state } }, state);

	const onSaved = useCallback(() => {
		notifications.show({ message: t('saved', { number }) });
		navigate(href);
	}, [t, number, navigate, href]);

	return (
		<LabelForm
			title={t('editTitle', { number })}
			label={label}
			{...parts}
			submitLabel={label.state === 'draft' ? t('submit') : t('save')}
			cancelHref={href}
			hasDraft={label.state === 'draft'}
			save={save}
			send={send}
			onSaved={onSaved}
		/>
	);
}
