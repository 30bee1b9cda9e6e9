import { useEffect } from 'react';

/** Between what has the focus and a bar over the page, in CSS pixels. */
const ROOM = 12;
/** A header that comes back while the page scrolls takes this long to arrive, in milliseconds. */
const SETTLED_MS = 260;
/** Twice, since clearing one bar may bring the focus under another. */
const MAX_TRIES = 2;

/**
 * Keeps what the keyboard reaches from lying under a bar that sticks to the window (WCAG 2.4.11): scroll padding does it
 * where it can, this where bars wrap, stack or come back. For every page, so that no bar has to be thought of twice.
 */
export function useClearFocus(): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const hear = ({ target }: FocusEvent) => {
			if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
			const clear = () => {
				if (document.activeElement === target) clearFrom(target);
			};
			requestAnimationFrame(clear);
			clearTimeout(timer);
			timer = setTimeout(clear, SETTLED_MS);
		};
		document.addEventListener('focusin', hear);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('focusin', hear);
		};
	}, []);
}

function clearFrom(element: HTMLElement): void {
	// What loads above it may have pushed it out of the window since the browser scrolled to it.
	const { top, bottom } = element.getBoundingClientRect();
	if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
	for (let tries = 0; tries < MAX_TRIES; tries++) {
		const distance = findOverlap(element);
		if (distance === 0) return;
		scrollerOf(element).scrollBy({ top: distance, behavior: 'instant' });
	}
}

/** How far to scroll until no bar lies over the element; 0 where none does, or where it is too large to be cleared. */
function findOverlap(element: HTMLElement): number {
	const box = element.getBoundingClientRect();
	if (box.height > innerHeight / 2) return 0;
	const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
	const below = findBar(element, x, box.bottom - 2);
	if (below) return Math.max(0, box.bottom - below.getBoundingClientRect().top + ROOM);
	const above = findBar(element, x, box.top + 2);
	return above ? Math.min(0, box.top - above.getBoundingClientRect().bottom - ROOM) : 0;
}

/** The bar over a point of an element: fixed or sticky, and not round the element itself. */
function findBar(element: HTMLElement, x: number, y: number): Element | undefined {
	for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
		if (over.contains(element) || element.contains(over)) return undefined;
		if (/fixed|sticky/.test(getComputedStyle(over).position)) return over;
	}
	return undefined;
}

function scrollerOf(element: HTMLElement): Element | Window {
	for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
		const canScroll = /auto|scroll/.test(getComputedStyle(at).overflowY);
		if (canScroll && at.scrollHeight > at.clientHeight) return at;
	}
	return window;
}
