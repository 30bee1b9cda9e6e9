import type { ReactNode } from 'react';
import styles from './form-foot.module.css';

/**
 * The buttons of a long form or list, always in view: cancel at the left, continue at the right.
 * @param label names them as a region of the page
 */
export function FormFoot({ label, children }: { label?: string; children: ReactNode }) {
	if (label === undefined) return <div className={styles.foot}>{children}</div>;
	return (
		<section className={styles.foot} aria-label={label}>
			{children}
		</section>
	);
}
