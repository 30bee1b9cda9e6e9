import messages from 'messages:companies,deleting';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useMemo, useState } from 'react';
import { Link, Outlet, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatTown, type StoredCompany } from '../../domain/companies/company.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { FormProvider } from '../kit/form/form-context.tsx';
import { FormFoot } from '../kit/form/form-foot.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/company-page';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyFormValue, formatFormField, toFormValue } from './company-form-value.ts';
import type { loader as loadCompany } from './company-page.server.ts';
import { CompanySide } from './company-side.tsx';
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
	subject: (loaded: CompanyData) =>
		loaded.kind === 'found' ? { kind: 'company', id: loaded.company.id } : undefined,
};

export default withMessages(messages, CompanyPage);

function CompanyPage({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === 'missing') return <MissingCompany {...loaderData} />;
	// A different company remounts the form.
	return <FoundCompanyPage key={loaderData.company.id} found={loaderData} />;
}

/** No company with that id or name, or several with that name. */
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

/**
 * A company's data for reading and editing, with its labels, sample requests, merges and activity.
 */
function FoundCompanyPage({ found }: { found: FoundCompany }) {
	const t = useTranslations('companies');
	const { company } = found;
	const stored = useMemo(() => toFormValue(company), [company]);
	const form = useCompanyForm(stored, `company:${company.id}`);
	const doubles = usePossibleDuplicates(form.value, company.id);
	const tagOf = ({ id, version }: StoredCompany) => formatVersionTag({ kind: 'company', id }, version);
	const save = useVersionedSave<StoredCompany, StoredCompany, CompanyFormValue>({
		tag: tagOf(company),
		tagOf,
		form,
		toForm: toFormValue,
		stored,
		messages: {
			unanswered: t('form.noAnswer'),
			refused: ({ detail }) => t('form.saveFailed', { reason: detail }),
		},
	});
	const { revalidate } = useRevalidator();
	const [parameters] = useSearchParams();
	const [merging, setMerging] = useState(false);
	const mergedName = parameters.get('merged');

	async function submit(event: FormEvent) {
		event.preventDefault();
		const outcome = await save.send({ url: `/api/admin/companies/${company.id}`, body: form.value });
		if (outcome?.kind !== 'saved') return;
		form.reset(toFormValue(outcome.answer));
		notifications.show({ message: t('form.saved'), color: 'green' });
		return revalidate();
	}

	return (
		<FormProvider form={form} warnings={form.warnings}>
			<StaffPageHead
				title={company.operatingName}
				detail={<bdi>{formatTown({ address: company.shippingAddress })}</bdi>}
			>
				<Button component={Link} variant="default" to={`/admin/companies/${company.id}/timeline`}>
					{t('timeline.title')}
				</Button>
				<Button variant="default" onClick={() => setMerging(true)}>
					{t('page.merge')}
				</Button>
			</StaffPageHead>
			<form onSubmit={submit} noValidate>
				<StaffColumns
					side={
						<>
							<PossibleDuplicates doubles={doubles} />
							<Outlet />
							<CompanySide found={found} isDirty={form.isDirty} />
							{found.canDelete && (
								<div>
									<DeleteButton
										kind="company"
										id={company.id}
										version={company.version}
										listHref="/admin/companies"
										isDirty={form.isDirty}
									/>
								</div>
							)}
						</>
					}
				>
					{mergedName && (
						<AlertBlock tone="good">
							{t.rich('page.movedHere', { name: mergedName, company: (part) => <bdi>{part}</bdi> })}
						</AlertBlock>
					)}
					<SaveNotices
						form={form}
						save={save}
						labelOf={(field) => t(`form.${labelOf(field)}`)}
						format={formatFormField}
					/>
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
									save.clear();
									form.reset(form.base);
								}}
							>
								{t('form.discard')}
							</Button>
							<Button type="submit" loading={save.busy}>
								{t('form.save')}
							</Button>
						</FormFoot>
					)}
				</StaffColumns>
			</form>
			<MergeDialog company={company} opened={merging} onClose={() => setMerging(false)} />
			<LeaveGuard isDirty={form.isDirty} />
		</FormProvider>
	);
}

function labelOf(field: keyof CompanyFormValue) {
	return field === 'shippingAddresses' ? 'shippingAddress' : field;
}
