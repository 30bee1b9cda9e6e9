import type { ReactNode } from 'react';
import styles from './staff-card.module.css';

/** A white block with a heading: a part of a staff page. */
export function StaffCard({
	title,
	action,
	children,
}: {
	title: string;
	/** Beside the heading. */
	action?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className={styles.card}>
			<div className={styles.head}>
				<h2>{title}</h2>
				{action}
			</div>
			<div className={styles.body}>{children}</div>
		</section>
	);
}
