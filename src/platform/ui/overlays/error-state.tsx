import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './state-panel.module.css';

type ErrorStateProps = {
	/** What happened. */
	title: ReactNode;
	/** What is preserved, and what to do. */
	text?: ReactNode;
	/** “Try again”. */
	actions?: ReactNode;
};

/** Replaces a part that failed to load; announced immediately. */
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
