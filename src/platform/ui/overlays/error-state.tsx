import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './state-panel.module.css';

type ErrorStateProps = {
	/** What happened. */
	title: ReactNode;
	/** What is kept, and what to do. */
	text?: ReactNode;
	/** “Try again”. */
	actions?: ReactNode;
};

/** Instead of a part that did not come; read aloud at once. */
export function ErrorState({ title, text, actions }: ErrorStateProps) {
	return (
		<div className={`${styles.panel} ${styles.wrong}`} role="alert">
			<Icon name="warning" />
			<p className={styles.title}>{title}</p>
			{text && <p className={styles.text}>{text}</p>}
			{actions && <div className={styles.actions}>{actions}</div>}
		</div>
	);
}
