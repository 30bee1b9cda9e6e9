import messages from 'messages:distributorDesk,whereToBuy.lines';
import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DistributorRecord } from '../../domain/distributors/distributor.ts';
import { BLANK_DISTRIBUTOR, type DistributorInput } from '../../domain/distributors/distributor-input.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { DistributorFields } from './distributor-fields.tsx';
import { useDistributorForm } from './use-distributor-form.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, DistributorCreatePage);

/** The form for a new distributor. */
function DistributorCreatePage() {
	const t = useTranslations('distributorDesk');
	const navigate = useNavigate();
	const form = useDistributorForm(BLANK_DISTRIBUTOR, 'distributor:new');
	const save = useVersionedSave<DistributorRecord, DistributorRecord, DistributorInput>({
		form,
		messages: { unanswered: t('form.unanswered'), refused: ({ detail }) => detail || t('form.unanswered') },
	});
	const [created, setCreated] = useState<DistributorRecord>();

	// In an effect, after the form counts as saved, so that navigating away does not ask for confirmation.
	useEffect(() => {
		if (!created) return;
		showDone(t('form.created', { name: created.name }));
		navigate(`/admin/distributors/${created.id}`);
	}, [created, navigate, t]);

	async function create() {
		const outcome = await save.send({ url: '/api/admin/distributors', method: 'POST', body: form.value });
		if (outcome?.kind !== 'saved') return;
		form.reset(BLANK_DISTRIBUTOR);
		setCreated(outcome.answer);
	}

	return (
		<>
			<StaffPageHead title={t('form.createTitle')} />
			<SaveForm form={form} warnings={form.warnings} busy={save.busy} onSubmit={create} gap="lg" maw={860}>
				<SaveNotices form={form} save={save} />
				<DistributorFields area={form.area} />
				<Group>
					<Button type="submit" loading={save.busy}>
						{t('form.create')}
					</Button>
					<Button component={Link} to="/admin/distributors" variant="default">
						{t('form.cancel')}
					</Button>
				</Group>
				<LeaveGuard isDirty={form.isDirty} />
			</SaveForm>
		</>
	);
}
