import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';

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
	children: ReactNode;
};

/**
 * A modal dialog that slides in from an edge (quality.md 3.2, "modal dialog"). The platform's dialog keeps focus
 * inside, makes the page inert and gives focus back; the style sheet locks the page's scrolling while it is open.
 */
export function Drawer({ id, open, onClose, edge = 'left', labelledBy, className, children }: DrawerProps) {
	const ref = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || dialog.open === open) return;
		if (!open) return dialog.close();
		const root = document.documentElement;
		root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
		dialog.showModal();
	}, [open]);

	function closeFromScrim(event: MouseEvent<HTMLDialogElement>) {
		// The content fills the dialog, so only a press on the scrim has the dialog itself as its target.
		if (event.target === event.currentTarget) onClose();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			ref={ref}
			id={id}
			className={[styles.drawer, styles[edge], className].filter(Boolean).join(' ')}
			aria-labelledby={labelledBy}
			onClose={onClose}
			onClick={closeFromScrim}
		>
			<div className={styles.content}>{children}</div>
		</dialog>
	);
}
