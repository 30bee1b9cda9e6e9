import type { ReactNode } from 'react';
import styles from './staff-columns.module.css';

type StaffColumnsProps = {
	/** Content beside the main column, or below it in a narrow window. */
	side: ReactNode;
	/** Width in pixels. */
	sideWidth?: number;
	/** The side column stays in view while the main column scrolls. */
	isSideSticky?: boolean;
	children: ReactNode;
};

/** The main column of a page and a narrower one beside it. */
export function StaffColumns({ side, sideWidth = 340, isSideSticky, children }: StaffColumnsProps) {
	return (
		<div className={styles.columns} style={{ '--side-width': `${sideWidth}px` } as object}>
			<div>{children}</div>
			<div data-sticky={isSideSticky}>{side}</div>
		</div>
	);
}
