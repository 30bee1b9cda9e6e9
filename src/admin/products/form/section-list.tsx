import { Group, NavLink, Paper, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FORM_SECTIONS, type FormSection } from '../../../domain/catalogue/product-fields.ts';
import { areSame } from '../../kit/form/form-value.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { sectionId } from './form-part.tsx';
import styles from './product-form.module.css';
import { BLANK_FORM, listSectionFields, type ProductFormValue } from './product-form-value.ts';

type SectionListProps = {
	value: ProductFormValue;
	/** Number of errors by section. */
	errors: ReadonlyMap<FormSection, number>;
};

/** The form's sections, each with a tick, its number of errors, or nothing. */
export function SectionList({ value, errors }: SectionListProps) {
	const t = useTranslations('productEditing');
	return (
		<Paper component="nav" p={6} className={styles.sections} aria-label={t('form.sections')}>
			{FORM_SECTIONS.map((section) => {
				const count = errors.get(section) ?? 0;
				return (
					<NavLink
						key={section}
						href={`#${sectionId(section)}`}
						label={t(`sections.${section}`)}
						onClick={(event) => {
							event.preventDefault();
							const part = document.getElementById(sectionId(section));
							part?.scrollIntoView();
							part?.focus({ preventScroll: true });
						}}
						rightSection={
							count > 0 ? (
								<Group component="span" gap={4} c="var(--no-use)" fw={700}>
									<StaffIcon name="warning" size={18} />
									<span aria-hidden="true">{count}</span>
									<span className="sr-only">{t('form.toFix', { count })}</span>
								</Group>
							) : (
								isFilled(value, section) && (
									<Text span c="var(--good-ink)">
										<StaffIcon name="check" size={18} />
										<span className="sr-only">{t('form.filled')}</span>
									</Text>
								)
							)
						}
					/>
				);
			})}
		</Paper>
	);
}

function isFilled(value: ProductFormValue, section: FormSection): boolean {
	const differs = (field: keyof ProductFormValue) => !areSame(value[field], BLANK_FORM[field]);
	if (section === 'basics') return value.partNumber !== '' && value.name !== '';
	if (section === 'sizes') return value.sizes.trim() !== '';
	return listSectionFields(section).some(differs);
}
