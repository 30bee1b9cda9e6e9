import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import styles from './dialog.module.css';
import { useModal } from './modal.ts';

type DialogProps = {
	open: boolean;
	/** Called by Escape, the scrim and the close button. */
	onClose: () => void;
	title: ReactNode;
	closeLabel: string;
	children: ReactNode;
	/** Its buttons. */
	foot?: ReactNode;
};

/** A modal dialog in the middle of the page; a bottom sheet on narrow screens. */
export function Dialog({ open, onClose, title, closeLabel, children, foot }: DialogProps) {
	const name = useId();
	const modal = useModal(open, onClose);
	return (
		<dialog {...modal} className={styles.dialog} aria-labelledby={name}>
			<div className={styles.content}>
				<div className={styles.head}>
					<h2 id={name} className={styles.title}>
						{title}
					</h2>
					<button type="button" className={styles.close} onClick={onClose}>
						<Icon name="close" />
						<span className="sr-only">{closeLabel}</span>
					</button>
				</div>
				<div className={styles.body}>{children}</div>
				{foot && <div className={styles.foot}>{foot}</div>}
			</div>
		</dialog>
	);
}
