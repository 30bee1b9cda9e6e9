import messages from 'messages:labels,labelSheet';
import { notifications } from '@mantine/notifications';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatLabelNumber, type LabelInput } from '../../domain/labels/label.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';
import { useStaffCall } from '../kit/session-dialog.tsx';
import type { Route } from './+types/label-create-page';
import { LabelForm, type SaveResult } from './form/label-form.tsx';

export { loader } from './label-create-page.server.ts';

export default withMessages(messages, LabelCreatePage);

/** A new label; after Submit Label its own page. */
function LabelCreatePage({ loaderData: { label, pictures, shipTos } }: Route.ComponentProps) {
	const t = useTranslations('labels.form');
	const call = useStaffCall();
	const navigate = useNavigate();
	// Another content is another label: a key stands for one.
	const keys = useRef(new Map<string, string>());
	const [created, setCreated] = useState<number>();

	async function save(input: LabelInput, state: 'draft' | 'ready'): Promise<SaveResult> {
		const body = { ...input, state };
		const content = JSON.stringify(body);
		const key = keys.current.get(content) ?? makeIdempotencyKey();
		keys.current.set(content, key);
		const result = await call<{ id: number }>('/api/admin/labels', {
			method: 'POST',
			body,
			headers: { 'idempotency-key': key },
		});
		if (!result.ok) return { ok: false, message: t('failed'), errors: result.errors };
		setCreated(result.answer.id);
		return { ok: true };
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
			pictures={pictures}
			shipTos={shipTos}
			submitLabel={t('submit')}
			cancelHref="/admin/labels"
			hasDraft
			save={save}
			onSaved={onSaved}
		/>
	);
}
