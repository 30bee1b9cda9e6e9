import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Opens and closes a native dialog as a modal: it traps focus, makes the page inert and restores focus. `--scrollbar`
 * is the width that the style sheet, which locks the page's scrolling, reserves for the missing scrollbar.
 */
export function useModal(open: boolean, onClose: () => void, pageScrolls = false) {
	const ref = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || dialog.open === open) return;
		if (!open) return dialog.close();
		const root = document.documentElement;
		root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
		dialog.showModal();
		// Focuses the dialog, which announces its name, rather than a child: scrolling may close it.
		if (pageScrolls) dialog.focus();
	}, [open, pageScrolls]);

	function closeFromScrim(event: MouseEvent<HTMLDialogElement>) {
		// The content fills the dialog, so only a click on the scrim has the dialog itself as its target.
		if (event.target === event.currentTarget) onClose();
	}

	return { ref, onClose, onClick: closeFromScrim };
}
