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
		<div className={styles.head}>
			<title>{t('title', { page: documentTitle })}</title>
			<h1 className={styles.title}>{title}</h1>
			{detail !== undefined && <p className={styles.detail}>{detail}</p>}
			{children && <div className={styles.actions}>{children}</div>}
		</div>
	);
}
