import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Opens and closes a platform dialog as a modal one: it keeps focus inside, makes the page inert and gives focus back.
 * `--scrollbar` tells the style sheet, which locks the page's scrolling, what width to keep for the missing bar.
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
		// Focus is announced with the dialog's name, and stays off what stands inside: scrolling may end it.
		if (pageScrolls) dialog.focus();
	}, [open, pageScrolls]);

	function closeFromScrim(event: MouseEvent<HTMLDialogElement>) {
		// The content fills the dialog, so only a press on the scrim has the dialog itself as its target.
		if (event.target === event.currentTarget) onClose();
	}

	return { ref, onClose, onClick: closeFromScrim };
}
