import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { useModal } from './modal.ts';

export type DrawerProps = {
	/** A link to `#id` shows the drawer's content in the page's flow where scripts do not run. */
	id: string;
	open: boolean;
	/** Escape, the scrim and a press on the browser's own Back gesture end here; the close button is the content's. */
	onClose: () => void;
	edge?: 'left' | 'right';
	/** The id of the heading that names the drawer. */
	labelledBy: string;
	className?: string;
	/** The page behind keeps scrolling, and the drawer itself takes the focus when it opens. */
	pageScrolls?: boolean;
	children: ReactNode;
};

/** A modal dialog that slides in from an edge (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). */
export function Drawer({
	id,
	open,
	onClose,
	edge = 'left',
	labelledBy,
	className,
	pageScrolls,
	children,
}: DrawerProps) {
	const modal = useModal(open, onClose, pageScrolls);
	return (
		<dialog
			{...modal}
			id={id}
			className={[styles.drawer, styles[edge], className].filter(Boolean).join(' ')}
			aria-labelledby={labelledBy}
			tabIndex={pageScrolls ? -1 : undefined}
			data-page={pageScrolls ? 'scrolls' : undefined}
		>
			<div className={styles.content}>{children}</div>
		</dialog>
	);
}
