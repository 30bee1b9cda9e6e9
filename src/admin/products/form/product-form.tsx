import { Button, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../kit/form/field-errors.tsx';
import { FormProvider } from '../../kit/form/form-context.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { CompletenessScore } from '../completeness-score.tsx';
import { ProductFields } from './product-fields.tsx';
import styles from './product-form.module.css';
import { ProductFormProvider } from './product-form-context.ts';
import { formatProductField } from './product-form-value.ts';
import { SaveWaiting } from './save-waiting.tsx';
import { SectionList } from './section-list.tsx';
import { useFieldMessages } from './use-field-messages.ts';
import type { ProductForm as Form } from './use-product-form.ts';
import type { ProductSave } from './use-product-save.ts';
import { useWaitingSave } from './use-waiting-save.ts';

type ProductFormProps = {
	form: Form;
	save: ProductSave;
	submitLabel: string;
	onSubmit: () => void;
	/** Additional content for a stored glove, in the side column. */
	children?: ReactNode;
};

/** The form of a glove: the section list on the left, the sections, and the save bar. */
export function ProductForm({ form, save, submitLabel, onSubmit, children }: ProductFormProps) {
	const t = useTranslations('productEditing');
	const messages = useFieldMessages();
	const { unsaved, sectionErrors, check } = form;
	const { pictures } = form.state;
	const { busy } = save;
	const waiting = useWaitingSave(pictures, onSubmit);
	const isWaiting = waiting.state === 'waiting';
	const count = [...sectionErrors.values()].reduce((sum, one) => sum + one, 0);

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!busy && !isWaiting) waiting.start();
	}

	return (
		<ProductFormProvider value={form.state}>
			<FormProvider form={form.state} warnings={form.warnings}>
				<form className={styles.form} onSubmit={submit} noValidate aria-busy={busy || isWaiting}>
					<div className={styles.side}>
						<SectionList value={form.value} errors={sectionErrors} />
						<CompletenessScore check={check} />
						{children}
					</div>
					<div className={styles.main}>
						<SaveNotices
							form={form}
							save={save}
							labelOf={(field) => t(`form.${field}`)}
							format={(value) => formatProductField(value, messages)}
						/>
						<ProductFields />
						<FormFoot>
							<Text role="status" mr="auto" fw={700}>
								{form.isDirty &&
									t('form.unsaved', {
										sections: unsaved.map((section) => t(`sections.${section}`)).join(', '),
									})}
							</Text>
							{count > 0 && <FieldError>{t('form.toFix', { count })}</FieldError>}
							{waiting.state !== 'asking' && (
								<Button
									variant="default"
									disabled={!form.isDirty && pictures.uploads.length === 0}
									onClick={() => {
										waiting.stop();
										pictures.clear();
										save.clear();
										form.reset(form.base);
									}}
								>
									{t('form.discard')}
								</Button>
							)}
							{waiting.state !== 'asking' && (
								<Button type="submit" loading={busy} disabled={isWaiting}>
									{submitLabel}
								</Button>
							)}
							<SaveWaiting save={waiting} pictures={pictures} />
						</FormFoot>
					</div>
				</form>
				<LeaveGuard isDirty={form.isDirty || pictures.uploads.length > 0} />
			</FormProvider>
		</ProductFormProvider>
	);
}
