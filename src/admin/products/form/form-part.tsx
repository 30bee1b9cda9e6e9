import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FormSection } from '../../../domain/catalogue/product-fields.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import styles from './form-part.module.css';

/** The id that the list of sections leads to. */
export function sectionId(section: FormSection): string {
	return `section-${section}`;
}

/** One section of the product form. */
export function FormPart({
	section,
	aside,
	children,
}: {
	section: FormSection;
	aside: string;
	children: ReactNode;
}) {
	const t = useTranslations('productEditing.sections');
	return (
		<div id={sectionId(section)} className={styles.part} tabIndex={-1}>
			<StaffCard title={t(section)} action={<span className={styles.aside}>{aside}</span>}>
				{children}
			</StaffCard>
		</div>
	);
}
