import messages from 'messages:pricing.list,pricing.breaks,pricing.faults,pricing.templates.kinds';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { makeIdempotencyKey } from '../../../platform/ui/fields/idempotency-key.ts';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import { showDone } from '../../kit/staff-notice.ts';
import type { Route } from './+types/price-list-create-page';
import { NO_OFF, toDraft } from './price-list-draft.ts';
import { PriceListForm } from './price-list-form.tsx';

export { loader } from './price-list-create-page.server.ts';

export default withMessages(messages, PriceListCreatePage);

/** A new template or list, or one that begins as another's copy. */
function PriceListCreatePage({ loaderData: { kind, copied, parents, categories } }: Route.ComponentProps) {
	const t = useTranslations('pricing.list');
	const call = useStaffCall();
	const navigate = useNavigate();
	// One key for the form: pressed twice or sent again after a lost answer, it makes one list.
	const key = useRef('');
	const [draft] = useState(() =>
		copied
			? { ...toDraft(copied), name: t('copyOf', { name: copied.name }).slice(0, 80) }
			: {
					name: '',
					kind,
					currency: 'CAD' as const,
					parentId: parents.find(({ currency }) => currency === 'CAD')?.id ?? '',
					off: NO_OFF,
					rules: [],
					validFrom: '',
					validTo: '',
				},
	);

	async function save(body: unknown) {
		key.current ||= makeIdempotencyKey();
		const result = await call<PriceList>('/api/admin/pricing/templates', {
			method: 'POST',
			body,
			headers: { 'idempotency-key': key.current },
		});
		// Refused as it is: what is sent next is another call.
		if (!result.ok && result.status >= 400 && result.status < 500) key.current = '';
		return result;
	}

	const onSaved = useCallback(
		(list: PriceList) => {
			showDone(t('created', { name: list.name }));
			navigate(`/admin/pricing/templates/${list.id}`);
		},
		[t, navigate],
	);

	return (
		<PriceListForm
			title={t('createTitle')}
			draft={draft}
			isNew
			parents={parents}
			categories={categories}
			submitLabel={t('create')}
			cancelHref="/admin/pricing/templates"
			save={save}
			onSaved={onSaved}
		/>
	);
}
