import type { ReactNode } from 'react';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import styles from './staff-not-found.module.css';

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
