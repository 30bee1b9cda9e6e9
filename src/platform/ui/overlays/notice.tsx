import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './notice.module.css';

const ICONS = { good: 'check', error: 'warning', caution: 'info' } as const satisfies Record<
	string,
	IconName
>;

type NoticeKind = keyof typeof ICONS;

type NoticeProps = {
	kind: NoticeKind;
	title?: ReactNode;
	children?: ReactNode;
	/**
	 * `status` is announced when the reader pauses, `alert` immediately; omit it for text that was there from the
	 * start.
	 */
	role?: 'status' | 'alert';
	/** With a ref, focus can be moved here. */
	ref?: Ref<HTMLDivElement>;
	className?: string;
};

/** A status block: icon, text and background together. */
export function Notice({ kind, title, children, role, ref, className = '' }: NoticeProps) {
	return (
		<div
			ref={ref}
			role={role}
			tabIndex={ref ? -1 : undefined}
			className={`${styles.notice} ${styles[kind]} ${className}`}
		>
			<Icon name={ICONS[kind]} />
			<div className={styles.words}>
				{title && <p className={styles.title}>{title}</p>}
				{children}
			</div>
		</div>
	);
}
