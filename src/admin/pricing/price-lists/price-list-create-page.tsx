import messages from 'messages:pricing.list,pricing.breaks,pricing.errors,pricing.templates.kinds';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { showDone } from '../../kit/staff-notice.ts';
import { usePriceSaveMessages } from '../use-price-save-messages.ts';
import type { Route } from './+types/price-list-create-page';
import { NO_OFF, type PriceListDraft, toBody, toDraft } from './price-list-draft.ts';
import { PriceListForm } from './price-list-form.tsx';

export { loader } from './price-list-create-page.server.ts';

export default withMessages(messages, PriceListCreatePage);

/** The page for a new template or list, which may start as a copy of another. */
function PriceListCreatePage({ loaderData: { kind, copied, parents, categories } }: Route.ComponentProps) {
	const t = useTranslations('pricing.list');
	const navigate = useNavigate();
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
					sizeRules: [],
					validFrom: '',
					validTo: '',
				},
	);

	const form = useStaffForm<PriceListDraft>({ initial: draft });
	const save = useVersionedSave<PriceList, PriceList, PriceListDraft>({
		form,
		messages: usePriceSaveMessages(),
	});
	const [created, setCreated] = useState<PriceList>();

	// In an effect, after the form counts as saved, so that navigating away does not ask for confirmation.
	useEffect(() => {
		if (!created) return;
		showDone(t('created', { name: created.name }));
		navigate(`/admin/pricing/templates/${created.id}`);
	}, [created, navigate, t]);

	async function submit() {
		const body = toBody(form.value);
		const outcome = await save.send({ url: '/api/admin/pricing/templates', method: 'POST', body });
		if (outcome?.kind !== 'saved') return;
		form.reset(form.value);
		setCreated(outcome.answer);
	}

	return (
		<PriceListForm
			title={t('createTitle')}
			form={form}
			save={save}
			isNew
			parents={parents}
			categories={categories}
			submitLabel={t('create')}
			cancelHref="/admin/pricing/templates"
			onSubmit={submit}
		/>
	);
}
