import type { ReactNode } from 'react';
import styles from './staff-not-found.module.css';
import { StaffPageHead } from './staff-page-head.tsx';

/** Says that something is not there, and where to go instead: for unknown addresses and unknown records. */
export function StaffNotFound({
	title,
	line,
	children,
}: {
	title: string;
	line: string;
	children: ReactNode;
}) {
	return (
		<>
			<StaffPageHead title={title} />
			<div className={styles.panel}>
				<p>{line}</p>
				<p>{children}</p>
			</div>
		</>
	);
}
