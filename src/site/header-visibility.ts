import { type RefObject, useEffect, useState } from 'react';

/** Nothing hides before the page has been scrolled this far, in CSS pixels. */
const HIDE_AFTER_PX = 25;

/**
 * True while the header is out of the way: after scrolling down past 25 px, until the first scroll up. It never
 * hides while focus is inside `header` or one of its panels is open (`held`), and returns when focus enters.
 */
export function useHeaderHidden(header: RefObject<HTMLElement | null>, held: boolean): boolean {
	const [hidden, setHidden] = useState(false);

	useEffect(() => {
		let last = window.scrollY;
		const onScroll = () => {
			const now = Math.max(0, window.scrollY);
			const busy = held || header.current?.contains(document.activeElement);
			if (now > last && now > HIDE_AFTER_PX && !busy) setHidden(true);
			else if (now < last || busy) setHidden(false);
			last = now;
		};
		const show = () => setHidden(false);
		const element = header.current;
		window.addEventListener('scroll', onScroll, { passive: true });
		element?.addEventListener('focusin', show);
		return () => {
			window.removeEventListener('scroll', onScroll);
			element?.removeEventListener('focusin', show);
		};
	}, [header, held]);

	return hidden && !held;
}
