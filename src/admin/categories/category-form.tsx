import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';
import { LOCALE_OF } from '../../platform/i18n/stored-language.ts';
import { TextAreaField, TextField } from '../kit/form/form-fields.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import type { StaffForm } from '../kit/form/use-staff-form.ts';
import type { SaveState } from '../kit/form/use-versioned-save.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import type { CategoryInput, CategoryRecord } from './category-record.ts';
import { PartNumberRows } from './part-number-rows.tsx';

const FRENCH = LANGUAGE_TAGS[LOCALE_OF.french];

type CategoryFormProps = {
	form: StaffForm<CategoryInput>;
	save: SaveState<CategoryRecord, CategoryRecord, CategoryInput>;
	submitLabel: string;
	onSubmit: () => void;
	/** The path, if the category belongs to one of the site's own pages: its name and address are then fixed. */
	ownPath?: string;
	/** Shown above the form. */
	notice?: ReactNode;
	children: ReactNode;
};

/** A category's name, its gloves in order, and its page. */
export function CategoryForm(props: CategoryFormProps) {
	const { form, save, submitLabel, onSubmit, ownPath, notice, children } = props;
	const t = useTranslations('categoryEditing');
	const { value, set, errors } = form;

	return (
		<SaveForm form={form} busy={save.busy} onSubmit={onSubmit} gap="lg" maw={760}>
			{notice}
			<SaveNotices
				form={form}
				save={save}
				labelOf={(field) => (field === 'partNumbers' ? t('rows.title') : t(`form.${field}`))}
			/>
			<StaffCard title={t('form.category')}>
				<TextField
					path="name"
					label={t('form.name')}
					required
					readOnly={ownPath !== undefined}
					hint={ownPath && t('form.nameFixed', { path: ownPath })}
				/>
				<PartNumberRows
					rows={value.partNumbers}
					errors={errors}
					onChange={(rows) => set('partNumbers', rows)}
				/>
			</StaffCard>
			<StaffCard title={t('form.page')}>
				{ownPath === undefined && (
					<TextField
						path="slug"
						label={t('form.slug')}
						hint={value.slug === '' ? t('form.slugHint') : t('form.slugShown', { slug: value.slug })}
					/>
				)}
				<TextField path="title" label={t('form.title')} hint={t('form.titleHint')} />
				<TextAreaField
					path="description"
					label={t('form.description')}
					hint={t('form.descriptionHint')}
					rows={3}
				/>
				<TextField
					path="titleFrench"
					label={t('form.titleFrench')}
					hint={ownPath ? t('form.frenchOwn') : t('form.frenchNone')}
					lang={FRENCH}
				/>
				<TextAreaField path="descriptionFrench" label={t('form.descriptionFrench')} rows={3} lang={FRENCH} />
			</StaffCard>
			<Group>
				<Button type="submit" loading={save.busy}>
					{submitLabel}
				</Button>
				{children}
			</Group>
			<LeaveGuard isDirty={form.isDirty} />
		</SaveForm>
	);
}
