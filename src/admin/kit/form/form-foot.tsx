import type { ReactNode } from 'react';
import styles from './form-foot.module.css';

/** The buttons of a long form, always in view: cancel at the left, continue at the right. */
export function FormFoot({ children }: { children: ReactNode }) {
	return <div className={styles.foot}>{children}</div>;
}
