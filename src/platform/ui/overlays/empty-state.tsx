import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './state-panel.module.css';

type EmptyStateProps = {
	icon?: IconName;
	title: ReactNode;
	/** One sentence that says what to do. */
	text?: ReactNode;
	/** One action, at most two. */
	actions?: ReactNode;
};

/** Replaces a list that is empty or has no matches. */
export function EmptyState({ icon, title, text, actions }: EmptyStateProps) {
	return (
		<div className={styles.panel}>
			{icon && <Icon name={icon} />}
			<p className={styles.title}>{title}</p>
			{text && <p className={styles.text}>{text}</p>}
			{actions && <div className={styles.actions}>{actions}</div>}
		</div>
	);
}
