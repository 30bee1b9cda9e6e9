import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds that the pointer rests before a panel opens, and is away before it closes. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 200;

/** A press this soon after the panel opened by itself meant to open it. */
const MEANT_TO_OPEN_MS = 500;

type HoverPanel = { isOpen: boolean; open: () => void; close: () => void };

/** Opens a panel for a pointer that rests and closes it when the pointer has left; a finger has no hover. */
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
			/** A pointer on its way to something else does not rest here. */
			onPointerMove() {
				if (isWaiting.current) wait();
			},
			onPointerLeave(event: PointerEvent<HTMLElement>) {
				if (event.pointerType === 'touch') return;
				forget();
				const area = event.currentTarget;
				// Whoever is reading it by keyboard keeps it.
				if (isOpen)
					timer.current = setTimeout(() => {
						if (!area.querySelector('[data-panel] :focus-visible')) close();
					}, CLOSE_AFTER_MS);
			},
		},
		forget,
		openedJustNow: () => performance.now() - openedAt.current < MEANT_TO_OPEN_MS,
	};
}
