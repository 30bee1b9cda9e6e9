import messages from 'messages:labels,labelSheet';
import { notifications } from '@mantine/notifications';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatLabelNumber, type Label, type LabelInput } from '../../domain/labels/label.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { useStaffCall } from '../kit/session-dialog.tsx';
import type { Route } from './+types/label-edit-page';
import { LabelForm, type SaveResult } from './form/label-form.tsx';
import type { LabelFormParts } from './form/label-form-parts.server.ts';
import { LabelMissing } from './label-missing.tsx';

export { loader } from './label-edit-page.server.ts';

export default withMessages(messages, LabelEditPage);

function LabelEditPage({ loaderData: { label, ...parts } }: Route.ComponentProps) {
	return label ? <LabelEditor key={label.id} label={label} parts={parts} /> : <LabelMissing />;
}

/** Changes a label until it is printed; a save from an older version shows both. */
function LabelEditor({ label, parts }: { label: Label; parts: LabelFormParts }) {
	const t = useTranslations('labels.form');
	const call = useStaffCall();
	const navigate = useNavigate();
	const number = formatLabelNumber(label.id);
	const href = `/admin/labels/${label.id}`;
	// After both versions were seen, the next save is meant to replace the other's.
	const version = useRef(label.version);

	async function save(input: LabelInput, state: 'draft' | 'ready'): Promise<SaveResult> {
		const result = await call<Label>(`/api/admin/labels/${label.id}`, {
			method: 'PUT',
			body: { ...input, state },
			headers: { 'if-match': formatVersionTag({ kind: 'label', id: label.id }, version.current) },
		});
		if (result.ok) return { ok: true };
		const current =
			result.status === 412 ? (result.answer as { current?: Label } | undefined)?.current : undefined;
		if (current) version.current = current.version;
		return {
			ok: false,
			message: result.status === 409 ? result.detail : t('saveFailed'),
			errors: result.errors,
			...(current ? { current } : {}),
		};
	}

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
			onSaved={onSaved}
		/>
	);
}
