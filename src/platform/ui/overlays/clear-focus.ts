import { useEffect } from 'react';

/** Gap between the focused element and a bar over the page, in CSS pixels. */
const ROOM = 12;
/** Time for the header to slide back in while the page scrolls, in milliseconds. */
const HEADER_SLIDE_MS = 260;
/** Twice, since clearing one bar may bring the focus under another. */
const MAX_TRIES = 2;

/**
 * Keeps the focused element from being covered by a sticky bar (WCAG 2.4.11): scroll padding handles the simple cases,
 * this handles bars that wrap, stack or reappear. Used on every page, so that no bar needs special handling.
 */
export function useClearFocus(): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const onFocusIn = ({ target }: FocusEvent) => {
			if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
			const clear = () => {
				if (document.activeElement === target) clearFrom(target);
			};
			requestAnimationFrame(clear);
			clearTimeout(timer);
			timer = setTimeout(clear, HEADER_SLIDE_MS);
		};
		document.addEventListener('focusin', onFocusIn);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('focusin', onFocusIn);
		};
	}, []);
}

function clearFrom(element: HTMLElement): void {
	// Content loading above it may have pushed it out of view since the browser scrolled to it.
	const { top, bottom } = element.getBoundingClientRect();
	if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
	for (let tries = 0; tries < MAX_TRIES; tries++) {
		const distance = findOverlap(element);
		if (distance === 0) return;
		scrollerOf(element).scrollBy({ top: distance, behavior: 'instant' });
	}
}

/** How far to scroll so that no bar covers the element; 0 if none does, or if it is too large to be cleared. */
function findOverlap(element: HTMLElement): number {
	const box = element.getBoundingClientRect();
	if (box.height > innerHeight / 2) return 0;
	const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
	const below = findBar(element, x, box.bottom - 2);
	// The header, on its way back, may cover the foot of what stands above it; that is no reason to scroll down.
	if (below && below.getBoundingClientRect().bottom > innerHeight / 2)
		return Math.max(0, box.bottom - below.getBoundingClientRect().top + ROOM);
	const above = findBar(element, x, box.top + 2);
	return above ? Math.min(0, box.top - above.getBoundingClientRect().bottom - ROOM) : 0;
}

/**
 * The bar covering a point of an element: fixed or sticky, and not an ancestor of the element. What covers the whole
 * window, such as a loading overlay on its way out, is no bar: no scrolling brings the element out from under it.
 */
function findBar(element: HTMLElement, x: number, y: number): Element | undefined {
	for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
		if (over.contains(element) || element.contains(over)) return undefined;
		if (/fixed|sticky/.test(getComputedStyle(over).position)) return isWholeWindow(over) ? undefined : over;
	}
	return undefined;
}

function isWholeWindow(over: Element): boolean {
	const { top, bottom } = over.getBoundingClientRect();
	return top <= 0 && bottom >= innerHeight;
}

function scrollerOf(element: HTMLElement): Element | Window {
	for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
		const canScroll = /auto|scroll/.test(getComputedStyle(at).overflowY);
		if (canScroll && at.scrollHeight > at.clientHeight) return at;
	}
	return window;
}
