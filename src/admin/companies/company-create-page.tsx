import messages from 'messages:companies';
import { Button, Modal, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { emptyCompany, type StoredCompany } from '../../domain/companies/company.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { FormProvider } from '../kit/form/form-context.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyFormValue, toFormValue } from './company-form-value.ts';
import { DuplicateList, PossibleDuplicates } from './merging/possible-duplicates.tsx';
import { usePossibleDuplicates } from './merging/use-possible-duplicates.ts';
import { useCompanyForm } from './use-company-form.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, CompanyCreatePage);

const EMPTY = toFormValue(emptyCompany());

/** The form for a new company. */
function CompanyCreatePage() {
	const t = useTranslations('companies');
	const navigate = useNavigate();
	const form = useCompanyForm(EMPTY, 'company:new');
	const doubles = usePossibleDuplicates(form.value);
	const save = useVersionedSave<StoredCompany, StoredCompany, CompanyFormValue>({
		form,
		messages: { unanswered: t('form.noAnswer'), refused: () => t('form.failed') },
	});
	const [confirming, setConfirming] = useState(false);
	const [created, setCreated] = useState<StoredCompany>();
	const seen = useRef(new Set<string>());

	// In an effect, after the form counts as saved, so that navigating away does not ask for confirmation.
	useEffect(() => {
		if (!created) return;
		notifications.show({ message: t('form.created', { name: created.operatingName }), color: 'green' });
		navigate('/admin/companies');
	}, [created, navigate, t]);

	async function create() {
		setConfirming(false);
		const outcome = await save.send({ url: '/api/admin/companies', method: 'POST', body: form.value });
		if (outcome?.kind !== 'saved') return;
		form.reset(EMPTY);
		setCreated(outcome.answer);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		const unseen = doubles.filter(({ company }) => !seen.current.has(company.id));
		if (unseen.length === 0) return void create();
		for (const { company } of doubles) seen.current.add(company.id);
		setConfirming(true);
	}

	return (
		<FormProvider form={form} warnings={form.warnings}>
			<StaffPageHead title={t('form.createTitle')} />
			<form onSubmit={submit} noValidate>
				<StaffColumns
					isSideSticky
					side={
						<>
							<PossibleDuplicates doubles={doubles} />
							<Button type="submit" loading={save.busy} fullWidth>
								{t('form.create')}
							</Button>
							<Button component={Link} to="/admin/companies" variant="default" fullWidth>
								{t('form.cancel')}
							</Button>
						</>
					}
				>
					<SaveNotices form={form} save={save} />
					<CompanyFields />
				</StaffColumns>
			</form>
			<Modal opened={confirming} onClose={() => setConfirming(false)} title={t('doubles.confirmTitle')}>
				<Stack>
					<p>{t('doubles.confirmLine')}</p>
					<DuplicateList doubles={doubles} />
					<DialogFoot
						cancel={{ label: t('doubles.back'), onClick: () => setConfirming(false), autoFocus: true }}
					>
						<Button onClick={create}>{t('doubles.createAnyway')}</Button>
					</DialogFoot>
				</Stack>
			</Modal>
			<LeaveGuard isDirty={form.isDirty} />
		</FormProvider>
	);
}
