import { type RefObject, useEffect, useState } from 'react';

/** The header hides only after scrolling past this many CSS pixels. */
const HIDE_AFTER_PX = 25;

/** At the top of the page, hidden, or shown again over the content. */
export type HeaderState = 'top' | 'hidden' | 'over';

/**
 * The state of the header: hidden after scrolling down past 25 px, until the first scroll up. It never hides while
 * focus is inside `header` or one of its panels is open (`held`), and it returns when focus enters.
 */
export function useHeaderState(header: RefObject<HTMLElement | null>, pinned: boolean): HeaderState {
	const [state, setState] = useState<HeaderState>('top');

	useEffect(() => {
		let last = window.scrollY;
		const onScroll = () => {
			const now = Math.max(0, window.scrollY);
			const busy = pinned || header.current?.contains(document.activeElement);
			if (now <= HIDE_AFTER_PX) setState('top');
			else if (now > last && !busy) setState('hidden');
			else if (now < last || busy) setState('over');
			last = now;
		};
		const show = () => setState((before) => (before === 'hidden' ? 'over' : before));
		if (pinned) show();
		const element = header.current;
		window.addEventListener('scroll', onScroll, { passive: true });
		element?.addEventListener('focusin', show);
		return () => {
			window.removeEventListener('scroll', onScroll);
			element?.removeEventListener('focusin', show);
		};
	}, [header, pinned]);

	return state;
}
