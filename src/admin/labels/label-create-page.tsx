import messages from 'messages:labels,labelSheet';
import { notifications } from '@mantine/notifications';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatLabelNumber, type Label, type LabelInput } from '../../domain/labels/label.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import type { Route } from './+types/label-create-page';
import { LabelForm, type LabelSaveState } from './form/label-form.tsx';

export { loader } from './label-create-page.server.ts';

export default withMessages(messages, LabelCreatePage);

/** The form for a new label; Submit Label opens the label's page. */
function LabelCreatePage({ loaderData: { label, ...parts } }: Route.ComponentProps) {
	const t = useTranslations('labels.form');
	const navigate = useNavigate();
	const [created, setCreated] = useState<number>();
	const save = useVersionedSave<{ id: number }, Label>({
		messages: { unanswered: t('failed'), refused: () => t('failed'), invalid: () => t('failed') },
	});

	async function send(input: LabelInput, state: LabelSaveState) {
		const outcome = await save.send(
			{ url: '/api/admin/labels', method: 'POST', body: { ...input, state } },
			state,
		);
		if (outcome?.kind === 'saved') setCreated(outcome.answer.id);
		return outcome;
	}

	const onSaved = useCallback(() => {
		if (created === undefined) return;
		notifications.show({ message: t('created', { number: formatLabelNumber(created) }) });
		navigate(`/admin/labels/${created}`);
	}, [created, navigate, t]);

	return (
		<LabelForm
			title={t('createTitle')}
			label={label}
			{...parts}
			submitLabel={t('submit')}
			cancelHref="/admin/labels"
			hasDraft
			save={save}
			send={send}
			onSaved={onSaved}
		/>
	);
}
