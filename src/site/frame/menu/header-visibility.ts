import { type RefObject, useEffect, useState } from 'react';

/** The header hides only after scrolling past this many CSS pixels. */
const HIDE_AFTER_PX = 25;

/** At the top of the page, hidden, or shown again over the content. */
export type HeaderPlace = 'top' | 'hidden' | 'over';

/**
 * The state of the header: hidden after scrolling down past 25 px, until the first scroll up. It never hides while
 * focus is inside `header` or one of its panels is open (`held`), and it returns when focus enters.
 */
export function useHeaderPlace(header: RefObject<HTMLElement | null>, held: boolean): HeaderPlace {
	const [place, setPlace] = useState<HeaderPlace>('top');

	useEffect(() => {
		let last = window.scrollY;
		const onScroll = () => {
			const now = Math.max(0, window.scrollY);
			const busy = held || header.current?.contains(document.activeElement);
			if (now <= HIDE_AFTER_PX) setPlace('top');
			else if (now > last && !busy) setPlace('hidden');
			else if (now < last || busy) setPlace('over');
			last = now;
		};
		const show = () => setPlace((before) => (before === 'hidden' ? 'over' : before));
		if (held) show();
		const element = header.current;
		window.addEventListener('scroll', onScroll, { passive: true });
		element?.addEventListener('focusin', show);
		return () => {
			window.removeEventListener('scroll', onScroll);
			element?.removeEventListener('focusin', show);
		};
	}, [header, held]);

	return place;
}
