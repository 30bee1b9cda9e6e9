import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './staff-page-head.module.css';

type StaffPageHeadProps = {
	title: string;
	/** The document's title, if it is longer than the heading. */
	documentTitle?: string;
	/** A count or a line beside the title. */
	detail?: ReactNode;
	/** Buttons at the right; at most one of them amber. */
	children?: ReactNode;
};

/** The document title, the page title and the page's actions. */
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
