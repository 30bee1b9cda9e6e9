import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';

/** The point of the picture that stays fixed while it is zoomed to twice its size, in percent of its frame. */
export type ZoomPoint = { x: number; y: number };

export const MIDDLE: ZoomPoint = { x: 50, y: 50 };

/** How far an arrow key moves the zoomed picture, in percent. */
const KEY_STEP = 10;

const ARROWS: Readonly<Record<string, ZoomPoint>> = {
	ArrowLeft: { x: -KEY_STEP, y: 0 },
	ArrowRight: { x: KEY_STEP, y: 0 },
	ArrowUp: { x: 0, y: -KEY_STEP },
	ArrowDown: { x: 0, y: KEY_STEP },
};

const withinFrame = (value: number) => Math.min(100, Math.max(0, value));

/** The position of a pointer in a frame, in percent; the middle if the frame has no size. */
export function pointInFrame(
	pointer: { clientX: number; clientY: number },
	frame: { left: number; top: number; width: number; height: number },
): ZoomPoint {
	if (frame.width <= 0 || frame.height <= 0) return MIDDLE;
	return {
		x: withinFrame(((pointer.clientX - frame.left) / frame.width) * 100),
		y: withinFrame(((pointer.clientY - frame.top) / frame.height) * 100),
	};
}

/** The point after pressing an arrow key; undefined for any other key. */
export function movePoint({ x, y }: ZoomPoint, key: string): ZoomPoint | undefined {
	const step = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
	return step && { x: withinFrame(x + step.x), y: withinFrame(y + step.y) };
}

const pointOf = (event: MouseEvent) => pointInFrame(event, event.currentTarget.getBoundingClientRect());
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Zoom to twice the size. A mouse zooms by hovering and the picture follows it; a click, a tap or the button zooms too;
 * Escape ends the zoom. With reduced motion only a click zooms, and the picture does not follow.
 */
export function usePictureZoom() {
	const [point, setPoint] = useState<ZoomPoint>();
	// Set after the visitor ended a zoom until the mouse leaves; otherwise the next movement would zoom again.
	const [dismissed, setDismissed] = useState(false);

	function zoomAt(to: ZoomPoint | undefined, dismiss = to === undefined) {
		setPoint(to);
		setDismissed(dismiss);
	}

	// Works wherever the focus is: content shown on hover must be dismissible without moving the mouse (WCAG 1.4.13).
	const zoomed = point !== undefined;
	useEffect(() => {
		if (!zoomed) return;
		function endByEscape(event: globalThis.KeyboardEvent) {
			if (event.key !== 'Escape') return;
			setPoint(undefined);
			setDismissed(true);
		}
		document.addEventListener('keydown', endByEscape);
		return () => document.removeEventListener('keydown', endByEscape);
	}, [zoomed]);

	const toggle = () => zoomAt(point ? undefined : MIDDLE);

	function moveByKey(event: KeyboardEvent) {
		const moved = point && movePoint(point, event.key);
		if (moved === undefined) return;
		event.preventDefault();
		zoomAt(moved);
	}

	return {
		point,
		toggle,
		moveByKey,
		end: () => zoomAt(undefined, false),
		/** Handlers for the frame around the picture. */
		frame: {
			onPointerMove(event: PointerEvent) {
				if (dismissed || prefersStillness()) return;
				if (event.pointerType === 'mouse' || point) zoomAt(pointOf(event));
			},
			onPointerLeave(event: PointerEvent) {
				if (event.pointerType === 'mouse' && !prefersStillness()) zoomAt(undefined, false);
			},
			onClick: (event: MouseEvent) => zoomAt(point ? undefined : pointOf(event)),
			onKeyDown(event: KeyboardEvent) {
				if (event.key === 'Enter') toggle();
				else moveByKey(event);
			},
		},
	};
}
