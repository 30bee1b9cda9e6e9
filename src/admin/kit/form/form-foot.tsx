import type { ReactNode } from 'react';
import styles from './form-foot.module.css';

/** The buttons of a long form, within reach wherever one reads in it: out at the left, on at the right. */
export function FormFoot({ children }: { children: ReactNode }) {
	return <div className={styles.foot}>{children}</div>;
}
