import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DraftNotice, FormErrors } from '../../kit/form/form-notices.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { StaleSave } from '../../kit/form/stale-save.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { CompletenessScore } from '../completeness-score.tsx';
import { ProductFields } from './product-fields.tsx';
import styles from './product-form.module.css';
import { ProductFormProvider } from './product-form-context.ts';
import { formatProductField } from './product-form-value.ts';
import { SaveWaiting } from './save-waiting.tsx';
import { SectionList } from './section-list.tsx';
import { useFieldWords } from './use-field-words.ts';
import type { ProductForm as Form } from './use-product-form.ts';
import { useWaitingSave } from './use-waiting-save.ts';

type ProductFormProps = {
	form: Form;
	busy: boolean;
	refusal: string | undefined;
	submitLabel: string;
	onSubmit: () => void;
	/** Beside the form's own buttons: what else there is to a stored glove. */
	children?: ReactNode;
};

/** The long form of a glove: the list of sections at the left, the sections, and the bar that saves. */
export function ProductForm({ form, busy, refusal, submitLabel, onSubmit, children }: ProductFormProps) {
	const t = useTranslations('productEditing');
	const words = useFieldWords();
	const { conflicts, setConflicts, unsaved, sectionErrors, check } = form;
	const { pictures } = form.state;
	const save = useWaitingSave(pictures, onSubmit);
	const isWaiting = save.state === 'waiting';
	const count = [...sectionErrors.values()].reduce((sum, one) => sum + one, 0);

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!busy && !isWaiting) save.start();
	}

	return (
		<ProductFormProvider value={form.state}>
			<form className={styles.form} onSubmit={submit} noValidate aria-busy={busy || isWaiting}>
				<div className={styles.side}>
					<SectionList value={form.value} faults={sectionErrors} />
					<CompletenessScore check={check} />
					{children}
				</div>
				<div className={styles.main}>
					<DraftNotice draft={form.draft} onRestore={form.restoreDraft} onDrop={form.forgetDraft} />
					<FormErrors faults={form.faults} refusal={refusal} />
					{conflicts && (
						<StaleSave
							fields={conflicts.map(({ field, yours, theirs }) => ({
								field,
								label: t(`form.${field}`),
								yours: formatProductField(yours, words),
								theirs: formatProductField(theirs, words),
							}))}
							onTakeTheirs={(field) => {
								form.set(field, conflicts.find((conflict) => conflict.field === field)?.theirs);
								setConflicts(conflicts.filter((conflict) => conflict.field !== field));
							}}
							onKeepYours={(field) => setConflicts(conflicts.filter((conflict) => conflict.field !== field))}
						/>
					)}
					<ProductFields />
					<div className={styles.bar}>
						<p className={styles.unsaved} role="status">
							{form.isDirty &&
								t('form.unsaved', {
									sections: unsaved.map((section) => t(`sections.${section}`)).join(', '),
								})}
						</p>
						{count > 0 && (
							<p className={styles.fix}>
								<StaffIcon name="warning" size={20} />
								{t('form.toFix', { count })}
							</p>
						)}
						{save.state !== 'asking' && (
							<Button
								variant="default"
								disabled={!form.isDirty && pictures.uploads.length === 0}
								onClick={() => {
									save.stop();
									pictures.clear();
									setConflicts(undefined);
									form.begin(form.base);
								}}
							>
								{t('form.discard')}
							</Button>
						)}
						{save.state !== 'asking' && (
							<Button type="submit" loading={busy} disabled={isWaiting}>
								{submitLabel}
							</Button>
						)}
						<SaveWaiting save={save} pictures={pictures} />
					</div>
				</div>
			</form>
			<LeaveGuard isDirty={form.isDirty || pictures.uploads.length > 0} />
		</ProductFormProvider>
	);
}
