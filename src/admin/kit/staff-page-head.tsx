import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './staff-page-head.module.css';

type StaffPageHeadProps = {
	title: string;
	/** Of the document, where it says more than the heading. */
	documentTitle?: string;
	/** A count or a line beside the title. */
	detail?: ReactNode;
	/** Buttons at the right; at most one of them amber. */
	children?: ReactNode;
};

/** Title of the document and of the page, and what can be done here. */
export function StaffPageHead({ title, documentTitle = title, detail, children }: StaffPageHeadProps) {
	const t = useTranslations('staff');
	return (
		<Group gap="sm" justify="space-between" mb="xl" className={styles.head}>
			<title>{t('title', { page: documentTitle })}</title>
			<Group gap="4px 16px" align="baseline" className={styles.title}>
				<h1>{title}</h1>
				{detail !== undefined && <p className="quiet">{detail}</p>}
			</Group>
			{children && <div className={styles.actions}>{children}</div>}
		</Group>
	);
}
