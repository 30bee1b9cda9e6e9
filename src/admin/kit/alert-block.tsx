import type { ReactNode } from 'react';
import styles from './alert-block.module.css';
import { StaffIcon } from './staff-icon.tsx';

/** Words above a form: why it did not go, or that it did. Read aloud when they appear. */
export function AlertBlock({ tone, children }: { tone: 'error' | 'good' | 'caution'; children: ReactNode }) {
	return (
		<div className={`${styles.block} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
			<StaffIcon name={tone === 'good' ? 'check' : 'warning'} />
			<div>{children}</div>
		</div>
	);
}
