import { Button, Textarea, TextInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormErrors } from '../kit/form/form-notices.tsx';
import { fieldId } from '../kit/form/form-value.ts';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import type { StaffForm } from '../kit/form/use-staff-form.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import styles from './category-form.module.css';
import type { CategoryInput } from './category-record.ts';
import { PartNumberRows } from './part-number-rows.tsx';

type CategoryFormProps = {
	form: StaffForm<CategoryInput>;
	busy: boolean;
	refusal: string | undefined;
	submitLabel: string;
	onSubmit: () => void;
	/** The path of one of the site's own pages: its name and its address stay as they are. */
	ownPath?: string;
	/** Above the fields: what others saved meanwhile, an older draft. */
	notices?: ReactNode;
	children: ReactNode;
};

/** A category's name, its gloves in order, and its page. */
export function CategoryForm(props: CategoryFormProps) {
	const { form, busy, refusal, submitLabel, onSubmit, ownPath, notices, children } = props;
	const t = useTranslations('categoryEditing.form');
	const { value, set, errors } = form;

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!busy) onSubmit();
	}

	return (
		<form className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
			{notices}
			<FormErrors faults={form.faults} refusal={refusal} />
			<StaffCard title={t('category')}>
				<TextInput
					id={fieldId('name')}
					label={t('name')}
					withAsterisk
					aria-required
					autoComplete="off"
					readOnly={ownPath !== undefined}
					description={ownPath && t('nameFixed', { path: ownPath })}
					value={value.name}
					error={errors.get('name')}
					onChange={(event) => set('name', event.currentTarget.value)}
				/>
				<PartNumberRows
					rows={value.partNumbers}
					errors={errors}
					onChange={(rows) => set('partNumbers', rows)}
				/>
			</StaffCard>
			<StaffCard title={t('page')}>
				{ownPath === undefined && (
					<TextInput
						id={fieldId('slug')}
						label={t('slug')}
						description={value.slug === '' ? t('slugHint') : t('slugShown', { slug: value.slug })}
						autoComplete="off"
						value={value.slug}
						error={errors.get('slug')}
						onChange={(event) => set('slug', event.currentTarget.value)}
					/>
				)}
				<TextInput
					id={fieldId('title')}
					label={t('title')}
					description={t('titleHint')}
					autoComplete="off"
					value={value.title}
					error={errors.get('title')}
					onChange={(event) => set('title', event.currentTarget.value)}
				/>
				<Textarea
					id={fieldId('description')}
					label={t('description')}
					description={t('descriptionHint')}
					rows={3}
					value={value.description}
					error={errors.get('description')}
					onChange={(event) => set('description', event.currentTarget.value)}
				/>
			</StaffCard>
			<div className={styles.ends}>
				<Button type="submit" loading={busy}>
					{submitLabel}
				</Button>
				{children}
			</div>
			<LeaveGuard isDirty={form.isDirty} />
		</form>
	);
}
