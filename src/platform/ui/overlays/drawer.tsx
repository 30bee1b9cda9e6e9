import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { useModal } from './modal.ts';

export type DrawerProps = {
	/** A link to `#id` shows the drawer's content in the page's flow without scripts. */
	id: string;
	open: boolean;
	/** Called by Escape, the scrim and the browser's Back gesture; the content provides its own close button. */
	onClose: () => void;
	edge?: 'left' | 'right';
	/** The id of the heading that labels the drawer. */
	labelledBy: string;
	className?: string;
	/** The page behind can still scroll, and the drawer itself takes focus when it opens. */
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
