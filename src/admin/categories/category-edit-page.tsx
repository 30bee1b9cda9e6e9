import messages from 'messages:categoryEditing,deleting';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/category-edit-page';
import { CategoryForm } from './category-form.tsx';
import { type CategoryInput, type CategoryRecord, toCategoryInput } from './category-record.ts';
import { useCategoryForm, useCategorySaveMessages } from './use-category-form.ts';

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

function FoundCategory({ category, isOwn }: { category: CategoryRecord; isOwn: boolean }) {
	const t = useTranslations('categoryEditing');
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const stored = useMemo(() => toCategoryInput(category), [category]);
	const form = useCategoryForm(stored, `category:${category.key}`);
	const tagOf = ({ version }: Pick<CategoryRecord, 'version'>) =>
		formatVersionTag({ kind: 'category', id: category.key }, version);
	const save = useVersionedSave<CategoryRecord, CategoryRecord, CategoryInput>({
		tag: tagOf(category),
		tagOf,
		form,
		toForm: toCategoryInput,
		stored,
		messages: useCategorySaveMessages(),
	});
	const [key, setKey] = useState(category.key);
	const { isDirty } = form;

	// Waits until the form is clean, so that leaving the old address does not ask for confirmation.
	useEffect(() => {
		if (key !== category.key && !isDirty) navigate(`/admin/update-category/${key}`, { replace: true });
	}, [key, category.key, isDirty, navigate]);

	async function submit() {
		const outcome = await save.send({ url: `/api/admin/categories/${category.key}`, body: form.value });
		if (outcome?.kind !== 'saved') return;
		form.reset(toCategoryInput(outcome.answer));
		setKey(outcome.answer.key);
		showDone(t('updated'));
		if (outcome.answer.key === category.key) await revalidate();
	}

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
				save={save}
				submitLabel={t('save')}
				onSubmit={submit}
				ownPath={isOwn ? category.path : undefined}
			>
				{!isOwn && (
					<DeleteButton
						kind="category"
						id={category.key}
						version={category.version}
						listHref="/admin/categories"
						isDirty={form.isDirty}
					/>
				)}
				<Button component={Link} to="/admin/categories" variant="default">
					{t('cancel')}
				</Button>
			</CategoryForm>
		</>
	);
}
