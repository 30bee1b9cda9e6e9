import messages from 'messages:categoryEditing';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { CategoryForm } from './category-form.tsx';
import type { CategoryInput, CategoryRecord } from './category-record.ts';
import { BLANK_CATEGORY, useCategoryForm, useCategorySaveMessages } from './use-category-form.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, CategoryCreatePage);

/** The form for a new category; the form is empty again once the category is created. */
function CategoryCreatePage() {
	const t = useTranslations('categoryEditing');
	const form = useCategoryForm(BLANK_CATEGORY, 'category:new');
	const save = useVersionedSave<CategoryRecord, CategoryRecord, CategoryInput>({
		form,
		messages: useCategorySaveMessages(),
	});
	const [created, setCreated] = useState<CategoryRecord>();

	async function create() {
		const outcome = await save.send({ url: '/api/categories', method: 'POST', body: form.value });
		if (outcome?.kind !== 'saved') return;
		form.reset(BLANK_CATEGORY);
		setCreated(outcome.answer);
		showDone(t('created'));
		scrollTo({ top: 0 });
	}

	return (
		<>
			<StaffPageHead title={t('createTitle')} />
			<CategoryForm
				form={form}
				save={save}
				submitLabel={t('create')}
				onSubmit={create}
				notice={
					created && (
						<AlertBlock tone="good">
							{t.rich('createdHere', {
								name: created.name,
								edit: (text) => <Link to={`/admin/update-category/${created.key}`}>{text}</Link>,
								page: (text) => <a href={created.path}>{text}</a>,
							})}
						</AlertBlock>
					)
				}
			>
				<Button component={Link} to="/admin/categories" variant="default">
					{t('cancel')}
				</Button>
			</CategoryForm>
		</>
	);
}
