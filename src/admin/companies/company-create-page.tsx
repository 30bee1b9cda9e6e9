import messages from 'messages:companies';
import { Button, Modal, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { emptyCompany, type StoredCompany } from '../../domain/companies/company.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { DraftNotice, FormErrors } from '../kit/form/form-notices.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { CompanyFields } from './company-fields.tsx';
import { toFormValue } from './company-form-value.ts';
import { FormStateProvider } from './form-field.tsx';
import { DuplicateList, PossibleDuplicates } from './merging/possible-duplicates.tsx';
import { usePossibleDuplicates } from './merging/use-possible-duplicates.ts';
import { useCompanyForm } from './use-company-form.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, CompanyCreatePage);

const EMPTY = toFormValue(emptyCompany());

/** The form for a new company. */
function CompanyCreatePage() {
	const t = useTranslations('companies');
	const call = useStaffCall();
	const navigate = useNavigate();
	const form = useCompanyForm(EMPTY, 'company:new');
	const doubles = usePossibleDuplicates(form.state.value);
	// One key for the form: pressed twice or sent again after a lost answer, it makes one company.
	const key = useRef('');
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const [asking, setAsking] = useState(false);
	const [created, setCreated] = useState<StoredCompany>();
	const seen = useRef(new Set<string>());

	// After the form counts as saved, so that leaving it asks nothing.
	useEffect(() => {
		if (!created) return;
		notifications.show({ message: t('form.created', { name: created.operatingName }), color: 'green' });
		navigate('/admin/companies');
	}, [created, navigate, t]);

	async function create() {
		if (busy) return;
		setAsking(false);
		setBusy(true);
		setRefusal(undefined);
		key.current ||= makeIdempotencyKey();
		const result = await call<StoredCompany>('/api/admin/companies', {
			method: 'POST',
			body: form.state.value,
			headers: { 'idempotency-key': key.current },
		});
		setBusy(false);
		if (result.ok) {
			form.begin(EMPTY);
			return setCreated(result.answer);
		}
		// Refused as it is: what is sent next is another call.
		if (result.status >= 400 && result.status < 500) key.current = '';
		if (result.status === 0) setRefusal(t('form.noAnswer'));
		else if (result.errors.length === 0) setRefusal(t('form.failed'));
		form.showErrors(result.errors);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		const unseen = doubles.filter(({ company }) => !seen.current.has(company.id));
		if (unseen.length === 0) return void create();
		for (const { company } of doubles) seen.current.add(company.id);
		setAsking(true);
	}

	return (
		<FormStateProvider value={form.state}>
			<StaffPageHead title={t('form.createTitle')} />
			<form onSubmit={submit} noValidate>
				<StaffColumns
					isSideSticky
					side={
						<>
							<PossibleDuplicates doubles={doubles} />
							<Button type="submit" loading={busy} fullWidth>
								{t('form.create')}
							</Button>
							<Button component={Link} to="/admin/companies" variant="default" fullWidth>
								{t('form.cancel')}
							</Button>
						</>
					}
				>
					<DraftNotice draft={form.draft} onRestore={form.restoreDraft} onDrop={form.forgetDraft} />
					<FormErrors faults={form.faults} refusal={refusal} />
					<CompanyFields />
				</StaffColumns>
			</form>
			<Modal opened={asking} onClose={() => setAsking(false)} title={t('doubles.confirmTitle')}>
				<Stack>
					<p>{t('doubles.confirmLine')}</p>
					<DuplicateList doubles={doubles} />
					<DialogFoot cancel={{ label: t('doubles.back'), onClick: () => setAsking(false), autoFocus: true }}>
						<Button onClick={create}>{t('doubles.createAnyway')}</Button>
					</DialogFoot>
				</Stack>
			</Modal>
			<LeaveGuard isDirty={form.isDirty} />
		</FormStateProvider>
	);
}
