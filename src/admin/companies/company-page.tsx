import messages from 'messages:companies';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { Link, Outlet, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatTown, type StoredCompany } from '../../domain/companies/company.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { FormFoot } from '../kit/form/form-foot.tsx';
import { DraftNotice, FormErrors } from '../kit/form/form-notices.tsx';
import { mergeForms, type StaleFormField } from '../kit/form/form-value.ts';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { findMovedTo, MergedAway, type MovedTo } from '../kit/form/merged-away.tsx';
import { StaleSave } from '../kit/form/stale-save.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/company-page';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyFormValue, formatFormField, toFormValue } from './company-form-value.ts';
import type { loader as loadCompany } from './company-page.server.ts';
import { CompanySide } from './company-side.tsx';
import { FormStateProvider } from './form-field.tsx';
import { MergeDialog } from './merging/merge-dialog.tsx';
import { PossibleDuplicates } from './merging/possible-duplicates.tsx';
import { usePossibleDuplicates } from './merging/use-possible-duplicates.ts';
import { useCompanyForm } from './use-company-form.ts';

export { loader } from './company-page.server.ts';

type CompanyData = Awaited<ReturnType<typeof loadCompany>>['data'];
export type FoundCompany = Extract<CompanyData, { kind: 'found' }>;

export const handle = {
	crumb: (loaded: CompanyData | undefined) =>
		loaded?.kind === 'found' ? loaded.company.operatingName : loaded?.named,
};

export default withMessages(messages, CompanyPage);

function CompanyPage({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === 'missing') return <MissingCompany {...loaderData} />;
	// Another company is another form.
	return <FoundCompanyPage key={loaderData.company.id} found={loaderData} />;
}

/** No company by that id or name, or several by that name. */
function MissingCompany({ named, choices }: Extract<CompanyData, { kind: 'missing' }>) {
	const t = useTranslations('companies.page');
	return (
		<StaffNotFound
			title={t('notFoundTitle')}
			line={choices.length > 0 ? t('ambiguous', { name: named }) : t('notFound', { name: named })}
		>
			{choices.map(({ id, operatingName, shippingAddress }) => (
				<span key={id}>
					<Link to={`/admin/companies/${id}`}>
						<bdi>{operatingName}</bdi>
					</Link>{' '}
					<bdi>{shippingAddress}</bdi>
					<br />
				</span>
			))}
			<Link to="/admin/companies">{t('toList')}</Link>
		</StaffNotFound>
	);
}

/** Everything of a company, to read and to change, with its labels, sample requests, merges and activity beside it. */
function FoundCompanyPage({ found }: { found: FoundCompany }) {
	const t = useTranslations('companies');
	const { company } = found;
	const stored = useMemo(() => toFormValue(company), [company]);
	const form = useCompanyForm(stored, `company:${company.id}`);
	const doubles = usePossibleDuplicates(form.state.value, company.id);
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [parameters] = useSearchParams();
	const [version, setVersion] = useState(company.version);
	const [conflicts, setConflicts] = useState<StaleFormField<CompanyFormValue>[]>();
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const [movedTo, setMovedTo] = useState<MovedTo>();
	const [merging, setMerging] = useState(false);
	const mergedName = parameters.get('merged');

	// An untouched form follows what others save, such as an undone merge.
	const { begin, isDirty } = form;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another version from the server matters
	useEffect(() => {
		if (company.version === version || isDirty) return;
		setVersion(company.version);
		begin(stored);
	}, [company.version]);

	async function save(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		setRefusal(undefined);
		const result = await call<StoredCompany>(`/api/admin/companies/${company.id}`, {
			method: 'PUT',
			body: form.state.value,
			headers: { 'if-match': formatVersionTag({ kind: 'company', id: company.id }, version) },
		});
		setBusy(false);
		if (result.ok) {
			setVersion(result.answer.version);
			setConflicts(undefined);
			form.begin(toFormValue(result.answer));
			notifications.show({ message: t('form.saved'), color: 'green' });
			return revalidate();
		}
		const moved = findMovedTo(result);
		setMovedTo(moved);
		// The button is far below on a phone; where the record went is said on top.
		if (moved) return requestAnimationFrame(() => scrollTo({ top: 0 }));
		if (result.status === 412) return compare(result.answer);
		if (result.status === 0) setRefusal(t('form.noAnswer'));
		else if (result.errors.length === 0) setRefusal(t('form.saveFailed', { reason: result.detail }));
		form.showErrors(result.errors);
	}

	/** Somebody else saved first: what only they changed comes in, what both changed is shown side by side. */
	function compare(answer: unknown) {
		const { current } = answer as { current: StoredCompany };
		const theirs = toFormValue(current);
		const merged = mergeForms(form.base, form.state.value, theirs);
		setVersion(current.version);
		setConflicts(merged.conflicts);
		form.rebase(theirs, merged.value);
	}

	return (
		<FormStateProvider value={form.state}>
			<StaffPageHead
				title={company.operatingName}
				detail={<bdi>{formatTown({ address: company.shippingAddress })}</bdi>}
			>
				<Button variant="default" onClick={() => setMerging(true)}>
					{t('page.merge')}
				</Button>
			</StaffPageHead>
			<form onSubmit={save} noValidate>
				<StaffColumns
					side={
						<>
							<PossibleDuplicates doubles={doubles} />
							<Outlet />
							<CompanySide found={found} />
						</>
					}
				>
					{mergedName && (
						<AlertBlock tone="good">
							{t.rich('page.movedHere', { name: mergedName, company: (part) => <bdi>{part}</bdi> })}
						</AlertBlock>
					)}
					<DraftNotice draft={form.draft} onRestore={form.restoreDraft} onDrop={form.forgetDraft} />
					{movedTo && <MergedAway movedTo={movedTo} />}
					<FormErrors faults={form.faults} refusal={refusal} />
					{conflicts && (
						<StaleSave
							fields={conflicts.map(({ field, yours, theirs }) => ({
								field,
								label: t(`form.${labelOf(field)}`),
								yours: formatFormField(yours),
								theirs: formatFormField(theirs),
							}))}
							onTakeTheirs={(field) => {
								const theirs = conflicts.find((conflict) => conflict.field === field)?.theirs;
								form.state.set(field, theirs);
								setConflicts(conflicts.filter((conflict) => conflict.field !== field));
							}}
						/>
					)}
					<CompanyFields />
					{form.isDirty && (
						<FormFoot>
							<Text role="status" mr="auto" fw={700}>
								{t('form.unsaved')}
							</Text>
							<Button
								variant="subtle"
								td="underline"
								onClick={() => {
									setConflicts(undefined);
									form.begin(form.base);
								}}
							>
								{t('form.discard')}
							</Button>
							<Button type="submit" loading={busy}>
								{t('form.save')}
							</Button>
						</FormFoot>
					)}
				</StaffColumns>
			</form>
			<MergeDialog company={company} opened={merging} onClose={() => setMerging(false)} />
			<LeaveGuard isDirty={form.isDirty} />
		</FormStateProvider>
	);
}

function labelOf(field: keyof CompanyFormValue) {
	return field === 'shippingAddresses' ? 'shippingAddress' : field;
}
