import messages from 'messages:categoryEditing';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { DraftNotice } from '../kit/form/form-notices.tsx';
import { mergeForms, type StaleFormField } from '../kit/form/form-value.ts';
import { StaleSave } from '../kit/form/stale-save.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/category-edit-page';
import { CategoryForm } from './category-form.tsx';
import type { CategoryInput, CategoryRecord } from './category-record.ts';
import { useCategoryForm } from './use-category-form.ts';

export { loader } from './category-edit-page.server.ts';

export const handle = {
	crumb: (loaded: { category: CategoryRecord | undefined } | undefined) => loaded?.category?.name,
};

export default withMessages(messages, CategoryEditPage);

function CategoryEditPage({ loaderData: { category, isOwn } }: Route.ComponentProps) {
	const t = useTranslations('categoryEditing');
	if (!category) {
		return (
			<StaffNotFound title={t('notFoundTitle')} line={t('notFound')}>
				<Link to="/admin/categories">{t('toList')}</Link>
			</StaffNotFound>
		);
	}
	return <FoundCategory key={category.key} category={category} isOwn={isOwn} />;
}

function toInput({ name, partNumbers, slug, title, description }: CategoryRecord): CategoryInput {
	return { name, partNumbers, slug, title, description };
}

function FoundCategory({ category, isOwn }: { category: CategoryRecord; isOwn: boolean }) {
	const t = useTranslations('categoryEditing');
	const call = useStaffCall();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const stored = useMemo(() => toInput(category), [category]);
	const form = useCategoryForm(stored, `category:${category.key}`);
	const [version, setVersion] = useState(category.version);
	const [key, setKey] = useState(category.key);
	const [conflicts, setConflicts] = useState<StaleFormField<CategoryInput>[]>();
	const [busy, setBusy] = useState(false);
	const { isDirty } = form;

	// Once the form counts as saved, so that leaving its old address asks nothing.
	useEffect(() => {
		if (key !== category.key && !isDirty) navigate(`/admin/update-category/${key}`, { replace: true });
	}, [key, category.key, isDirty, navigate]);

	async function save() {
		setBusy(true);
		form.showRefusal(undefined);
		const result = await call<CategoryRecord>(`/api/admin/categories/${category.key}`, {
			method: 'PUT',
			body: form.value,
			headers: { 'if-match': formatVersionTag({ kind: 'category', id: category.key }, version) },
		});
		setBusy(false);
		if (result.ok) {
			setVersion(result.answer.version);
			setConflicts(undefined);
			form.begin(toInput(result.answer));
			setKey(result.answer.key);
			showDone(t('updated'));
			if (result.answer.key === category.key) await revalidate();
			return;
		}
		if (result.status !== 412) return form.showRefusal(result);
		const { current } = result.answer as { current: CategoryRecord };
		const merged = mergeForms(form.base, form.value, toInput(current));
		setVersion(current.version);
		setConflicts(merged.conflicts);
		form.rebase(toInput(current), merged.value);
	}

	const settle = (field: string) => setConflicts(conflicts?.filter((conflict) => conflict.field !== field));
	return (
		<>
			<StaffPageHead title={category.name}>
				{category.path !== '' && (
					<Button component="a" href={category.path} variant="default">
						{t('viewOnSite')}
					</Button>
				)}
			</StaffPageHead>
			<CategoryForm
				form={form}
				busy={busy}
				refusal={form.refusal}
				submitLabel={t('save')}
				onSubmit={save}
				ownPath={isOwn ? category.path : undefined}
				notices={
					<>
						<DraftNotice draft={form.draft} onRestore={form.restoreDraft} onDrop={form.forgetDraft} />
						{conflicts && (
							<StaleSave
								fields={conflicts.map(({ field, yours, theirs }) => ({
									field,
									label: field === 'partNumbers' ? t('rows.title') : t(`form.${field}`),
									yours: String(yours),
									theirs: String(theirs),
								}))}
								onTakeTheirs={(field) => {
									form.set(field, conflicts.find((conflict) => conflict.field === field)?.theirs);
									settle(field);
								}}
								onKeepYours={settle}
							/>
						)}
					</>
				}
			>
				<Button component={Link} to="/admin/categories" variant="default">
					{t('cancel')}
				</Button>
			</CategoryForm>
		</>
	);
}
