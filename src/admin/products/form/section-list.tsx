import { useTranslations } from 'use-intl';
import { FORM_SECTIONS, type FormSection } from '../../../domain/catalogue/product-fields.ts';
import { areSame } from '../../kit/form/form-value.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { sectionId } from './form-part.tsx';
import { BLANK_FORM, listSectionFields, type ProductFormValue } from './product-form-value.ts';
import styles from './section-list.module.css';

type SectionListProps = {
	value: ProductFormValue;
	/** How many things are wrong, by section. */
	faults: ReadonlyMap<FormSection, number>;
};

/** The sections of the form with a tick, a count of what is wrong, or nothing. */
export function SectionList({ value, faults }: SectionListProps) {
	const t = useTranslations('productEditing');
	return (
		<nav className={styles.list} aria-label={t('form.sections')}>
			<ul role="list">
				{FORM_SECTIONS.map((section) => {
					const count = faults.get(section) ?? 0;
					return (
						<li key={section}>
							<a
								href={`#${sectionId(section)}`}
								onClick={(event) => {
									event.preventDefault();
									const part = document.getElementById(sectionId(section));
									part?.scrollIntoView();
									part?.focus({ preventScroll: true });
								}}
							>
								<span>{t(`sections.${section}`)}</span>
								{count > 0 ? (
									<span className={styles.faults}>
										<StaffIcon name="warning" size={18} />
										<span aria-hidden="true">{count}</span>
										<span className="spoken">{t('form.toFix', { count })}</span>
									</span>
								) : (
									isFilled(value, section) && (
										<span className={styles.done}>
											<StaffIcon name="check" size={18} />
											<span className="spoken">{t('form.filled')}</span>
										</span>
									)
								)}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

function isFilled(value: ProductFormValue, section: FormSection): boolean {
	const differs = (field: keyof ProductFormValue) => !areSame(value[field], BLANK_FORM[field]);
	if (section === 'basics') return value.partNumber !== '' && value.name !== '';
	if (section === 'sizes') return value.sizes.trim() !== '';
	return listSectionFields(section).some(differs);
}
