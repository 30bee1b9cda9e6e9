import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds the pointer must rest before a panel opens, and be away before it closes. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 200;

/** A click this soon after the panel opened by hover was meant to open it, so it does not close it. */
const HOVER_DELAY_MS = 500;

type HoverPanel = { isOpen: boolean; open: () => void; close: () => void };

/**
 * Opens a panel when the pointer rests on it and closes it after the pointer has left. Ignores touch, which has no
 * hover.
 */
export function useHoverPanel({ isOpen, open, close }: HoverPanel) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isWaiting = useRef(false);
	const openedAt = useRef(Number.NEGATIVE_INFINITY);

	useEffect(() => () => clearTimeout(timer.current), []);

	function forget() {
		clearTimeout(timer.current);
		isWaiting.current = false;
	}

	function wait() {
		forget();
		isWaiting.current = true;
		timer.current = setTimeout(() => {
			isWaiting.current = false;
			openedAt.current = performance.now();
			open();
		}, OPEN_AFTER_MS);
	}

	return {
		handlers: {
			onPointerEnter(event: PointerEvent) {
				if (event.pointerType === 'touch') return;
				forget();
				if (!isOpen) wait();
			},
			/** A pointer that keeps moving is only passing, so the delay restarts. */
			onPointerMove() {
				if (isWaiting.current) wait();
			},
			onPointerLeave(event: PointerEvent<HTMLElement>) {
				if (event.pointerType === 'touch') return;
				forget();
				const area = event.currentTarget;
				// Also if the panel is not shown yet: it may have been opened in this very moment. Stays open while keyboard
				// focus is in the panel.
				timer.current = setTimeout(() => {
					if (!area.querySelector('[data-panel] :focus-visible')) close();
				}, CLOSE_AFTER_MS);
			},
		},
		forget,
		openedJustNow: () => performance.now() - openedAt.current < HOVER_DELAY_MS,
	};
}
