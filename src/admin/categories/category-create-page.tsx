import messages from 'messages:categoryEditing';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DraftNotice } from '../kit/form/form-notices.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { CategoryForm } from './category-form.tsx';
import type { CategoryRecord } from './category-record.ts';
import { BLANK_CATEGORY, useCategoryForm } from './use-category-form.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, CategoryCreatePage);

/** The form for a new category; the form is empty again once the category is created. */
function CategoryCreatePage() {
	const t = useTranslations('categoryEditing');
	const call = useStaffCall();
	const form = useCategoryForm(BLANK_CATEGORY, 'category:new');
	const key = useRef('');
	const [busy, setBusy] = useState(false);
	const [created, setCreated] = useState<CategoryRecord>();

	async function create() {
		setBusy(true);
		form.showRefusal(undefined);
		key.current ||= makeIdempotencyKey();
		const result = await call<CategoryRecord>('/api/categories', {
			method: 'POST',
			body: form.value,
			headers: { 'idempotency-key': key.current },
		});
		setBusy(false);
		if (result.ok || (result.status >= 400 && result.status < 500)) key.current = '';
		if (!result.ok) return form.showRefusal(result);
		form.begin(BLANK_CATEGORY);
		setCreated(result.answer);
		showDone(t('created'));
		scrollTo({ top: 0 });
	}

	return (
		<>
			<StaffPageHead title={t('createTitle')} />
			<CategoryForm
				form={form}
				busy={busy}
				refusal={form.refusal}
				submitLabel={t('create')}
				onSubmit={create}
				notices={
					<>
						{created && (
							<AlertBlock tone="good">
								{t.rich('createdHere', {
									name: created.name,
									edit: (text) => <Link to={`/admin/update-category/${created.key}`}>{text}</Link>,
									page: (text) => <a href={created.path}>{text}</a>,
								})}
							</AlertBlock>
						)}
						<DraftNotice draft={form.draft} onRestore={form.restoreDraft} onDrop={form.forgetDraft} />
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
